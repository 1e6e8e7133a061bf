import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../src/boards");
const games = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The keys of the events that a game declares, as its `types.ts` tells them. */
function declared(game: string): string[] {
  const text = readFileSync(join(root, game, "types.ts"), "utf8");
  const [, inside = ""] = /export interface Events \{\n(.*?)\n\}/s.exec(text) ?? [];
  return [...inside.matchAll(/^ {2}"?([\w-]+)"?:/gm)].map(([, key]) => key ?? "");
}

/** What the theatre of a game says of events: names of animations, and those that are silent. */
function shown(game: string): string[] {
  const texts = readdirSync(join(root, game), { recursive: true, encoding: "utf8" })
    .filter((path) => path.startsWith("theatre") || path.startsWith("animations"))
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(join(root, game, path), "utf8"));
  return texts.flatMap((text) => [
    ...[...text.matchAll(/^ {4}"?([a-z][\w-]*)"?: (?:async )?\(/gm)].map(([, key]) => key ?? ""),
    ...[...text.matchAll(/silent\(([^)]*)\)/g)].flatMap(([, keys = ""]) =>
      [...keys.matchAll(/"([\w-]+)"/g)].map(([, key]) => key ?? ""),
    ),
  ]);
}

describe.each(games)("of the events of %s", (game) => {
  it("each is animated or said to be silent, once", () => {
    expect(declared(game).length).toBeGreaterThan(2);
    expect(shown(game).sort()).toEqual(declared(game).sort());
  });
});
