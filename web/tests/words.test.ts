import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sayOfBook } from "../src/lib/books";
import { listing, missingWords, say, wordsFrom } from "../src/lib/words";

const root = join(import.meta.dirname, "../src");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.startsWith("boards"))
  .map((path) => readFileSync(join(root, path), "utf8"));
const keys = [...readFileSync(join(root, "texts/en.ftl"), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
  ([, key]) => key ?? "",
);

/** What stands between quotes or backquotes anywhere in a call of `say`. */
const said = sources.flatMap((text) =>
  [...text.matchAll(/say\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, inside]) =>
    [...(inside ?? "").matchAll(/"([a-z][\w-]*)"/g)].map(([, key]) => key ?? ""),
  ),
);
const patterns = sources.flatMap((text) =>
  [...text.matchAll(/`((?:[a-z]+-)*)\$\{[^`]*\}((?:-[a-z]+)*)`/g)].map(
    ([, before, after]) => new RegExp(`^${before}[\\w-]+${after}$`),
  ),
);

describe("the page's words", () => {
  it("join names as one says them", () => {
    expect(listing(["Red"], "en")).toBe("Red");
    expect(listing(["Red", "Blue"], "en")).toBe("Red and Blue");
    expect(listing(["Red", "Blue", "Green"], "en")).toBe("Red, Blue and Green");
  });

  it("count as one does when speaking", () => {
    const changes = [0, 1, 2, 3].map((count) => say("lead-changes", { count }));
    expect(changes).toEqual([
      "The lead never changed hands.",
      "The lead changed hands once.",
      "The lead changed hands twice.",
      "The lead changed hands 3 times.",
    ]);
    expect(say("waiting-for", { names: listing(["Red", "Blue"], "en") })).toBe("We wait for Red and Blue.");
  });

  it("are each used somewhere", () => {
    const unused = keys.filter(
      (key) => !said.includes(key) && !patterns.some((pattern) => pattern.source !== "^[\\w-]+$" && pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it("exist for every key that stands first in a call", () => {
    const first = sources.flatMap((text) => [...text.matchAll(/\bsay\("([a-z][\w-]*)"/g)].map(([, key]) => key ?? ""));
    expect(first.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("are missing loudly", () => {
    expect(() => say("no-such-words")).toThrow("no-such-words");
    expect(() => say("players", { fewest: 2 })).toThrow("players");
  });

  it("fall back to English, key by key, and tell what a language lacks", () => {
    const texts = { "texts/en.ftl": "castle = Castle\nroad = Road", "texts/hu.ftl": "castle = Vár" };
    const hungarian = wordsFrom(texts, "hu");
    expect([hungarian("castle"), hungarian("road")]).toEqual(["Vár", "Road"]);
    expect(missingWords(texts)).toEqual({ hu: ["road"] });
  });

  it("say something about a book that nobody has described", () => {
    expect(sayOfBook("a-new-game", "does")).toBe(say("book-any-does"));
    expect(sayOfBook("grimm-forest", "does")).not.toBe(say("book-any-does"));
  });
});
