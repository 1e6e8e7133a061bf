/** How much room words take, and how they are broken into lines. */

/** How wide letters are, compared with their height. */
const NARROW = /[fijlrtI'’.,:\- ]/u;
const BROAD = /[mwMWшщжюмфыШЩЖЮМФЫ]/u;
const CAPITAL = /\p{Lu}/u;
const WIDTHS = { narrow: 0.32, broad: 0.8, capital: 0.66, other: 0.5 };
/** Longer names may be written in two lines. */
const LONG = 8;

/** How wide a text is, compared with the height of its letters. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) =>
      sum +
      WIDTHS[
        NARROW.test(letter) ? "narrow" : BROAD.test(letter) ? "broad" : CAPITAL.test(letter) ? "capital" : "other"
      ],
    0,
  );
}

/** The name in one line, a long one also in two that are as alike as its words allow, and three words below each other. */
export function foldings(name: string): string[][] {
  const words = name.split(" ");
  const folded = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map(widthOf));
  const [best] = folded.sort((one, other) => longest(one) - longest(other));
  return [[name], ...(best && name.length > LONG ? [best] : []), ...(words.length === 3 ? [words] : [])];
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
