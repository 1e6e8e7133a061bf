/**
 * Every picture of the land is embroidered: rows of stitches, each a letter for its thread. Most are alike on both sides, as on
 * a real shevitsa, so only their left half is written; the last letter of a row is the middle.
 */

/** A thread by its letter, as a value for CSS. */
export const THREADS: Record<string, string> = {
  r: "var(--thread-red)",
  k: "var(--thread-black)",
  w: "var(--thread-white)",
  g: "var(--thread-green)",
  b: "var(--thread-blue)",
  y: "var(--thread-gold)",
  v: "var(--thread-violet)",
  s: "var(--thread-steel)",
  e: "var(--thread-ember)",
  o: "var(--thread-skin)",
  n: "var(--thread-brown)",
};

export interface Stitched {
  width: number;
  height: number;
  /** For each thread all its stitches, for the `d` of a path. */
  paths: { thread: string; path: string }[];
}

/** The other half of a row whose last letter is the middle. */
export function mirrored(half: string): string {
  return half + [...half].reverse().join("").slice(1);
}

/** Stitches as outlines, each a little smaller than its hole, so that the linen shows between them. */
export function stitch(rows: string[]): Stitched {
  const paths = new Map<string, string>();
  rows.forEach((row, y) =>
    [...row].forEach((thread, x) => {
      if (thread in THREADS) paths.set(thread, `${paths.get(thread) ?? ""}M${x + 0.04} ${y + 0.04}h.92v.92h-.92z`);
    }),
  );
  return {
    width: Math.max(0, ...rows.map((row) => row.length)),
    height: rows.length,
    paths: [...paths].map(([thread, path]) => ({ thread, path })),
  };
}

/** Pictures of white thread, which linen would swallow. */
const PALE = new Set(["silver_deer", "mercy", "bone", "bones", "reflection", "wings", "grave_nav", "lord_of_bones"]);

/** The picture with a black stitch wherever a white or grey one would lie beside bare linen. */
export function outlined(rows: string[]): string[] {
  const width = Math.max(...rows.map((row) => row.length));
  const wide = ["", ...rows, ""].map((row) => `.${row.padEnd(width, ".")}.`);
  const isPale = (x: number, y: number) => "ws".includes(wide[y]?.[x] ?? ".");
  return wide.map((row, y) =>
    [...row]
      .map((thread, x) =>
        thread === "." && (isPale(x - 1, y) || isPale(x + 1, y) || isPale(x, y - 1) || isPale(x, y + 1)) ? "k" : thread,
      )
      .join(""),
  );
}

const sewn = new Map<string, Stitched>();

/** The stitches of a picture; a picture that nobody has drawn is a plain diamond. */
export function sewnOf(name: string, pictures: Record<string, string>): Stitched {
  const known = sewn.get(name);
  if (known) return known;
  const drawn = pictures[name] ?? DIAMOND;
  const rows = drawn.trim().split(/\s+/);
  const whole = rows[0]?.startsWith("|") ? rows.map((row) => row.slice(1)) : rows.map(mirrored);
  const done = stitch(PALE.has(name) ? outlined(whole) : whole);
  sewn.set(name, done);
  return done;
}

const DIAMOND = `
...k
..kr
.krr
krry
.krr
..kr
...k`;
