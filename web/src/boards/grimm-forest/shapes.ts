/** Shapes that only this game draws. */
import { whim, round, type Box, type Point } from "../../kit/geometry";

/** The shape of a card: its height is so many times its width. */
export const CARD = 1.36;

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
