/** How much room words take, and how they are broken into lines. */

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
