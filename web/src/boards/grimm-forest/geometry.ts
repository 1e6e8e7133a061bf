/** Points and boxes, and lines that no ruler has drawn. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The shape of a card: its height is so many times its width. */
export const CARD = 1.36;

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A leap between two places: higher in the middle. */
export function leap(from: Point, to: Point, part: number, height: number): Point {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - Math.sin(part * Math.PI) * height,
  };
}

/** A number from 0 to 1 that looks like chance and is always the same for the same words: a drawing never changes. */
export function whim(...words: (string | number)[]): number {
  let mixed = 2166136261;
  for (const letter of words.join(" ")) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16777619);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 1540483477);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A sheet or plank: a box whose edges bend a little, each in its own way. */
export function sheet({ x, y, width, height }: Box, key: string, unrest = 2): string {
  const bend = (index: number) => (whim(key, index) - 0.5) * 2 * unrest;
  const [right, bottom] = [x + width, y + height];
  const [across, down] = [x + width / 2, y + height / 2];
  const corner = (cx: number, cy: number, index: number) =>
    `${round(cx + bend(index) / 2)} ${round(cy + bend(index + 20) / 2)}`;
  return (
    `M${corner(x, y, 1)} Q${round(across)} ${round(y + bend(2))} ${corner(right, y, 3)} ` +
    `Q${round(right + bend(4))} ${round(down)} ${corner(right, bottom, 5)} ` +
    `Q${round(across)} ${round(bottom + bend(6))} ${corner(x, bottom, 7)} ` +
    `Q${round(x + bend(8))} ${round(down)} ${corner(x, y, 1)} Z`
  );
}

/** The outline of a house that fills a box: walls, and a roof from its middle to the top. */
export function gable({ x, y, width, height }: Box, key: string, unrest = 2): string {
  const bend = (index: number) => (whim(key, index) - 0.5) * unrest;
  const at = (across: number, down: number, index: number) =>
    `${round(x + width * across + bend(index))} ${round(y + height * down + bend(index + 20))}`;
  return `M${at(0, 1, 1)} L${at(0, 0.56, 2)} L${at(0.32, 0.1, 3)} Q${at(0.5, -0.06, 4)} ${at(0.68, 0.1, 5)} L${at(1, 0.56, 6)} L${at(1, 1, 7)} Z`;
}

/** The places of things in a heap, the lowest row first; `x` counts from its middle, in widths and heights of a thing. */
export function heap(count: number, widest = 5): Point[] {
  let base = 1;
  while (base < widest && (base * (base + 1)) / 2 < count) base += 1;
  const places: Point[] = [];
  for (let row = 0; row < base; row += 1) {
    const inRow = base - row;
    for (let place = 0; place < inRow && places.length < count; place += 1) {
      places.push({ x: place - (inRow - 1) / 2, y: row });
    }
  }
  return places;
}

/** Words on so many lines; what does not fit ends with an ellipsis. */
export function linesOf(words: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines
    .slice(0, most)
    .map((line) => (line.length > letters + 1 ? `${line.slice(0, letters - 1)}…` : line));
  if (lines.length > most) shown[most - 1] = `${(shown[most - 1] ?? "").slice(0, letters - 1)}…`;
  return shown;
}
