import { describe, expect, it } from "vitest";
import { find, pieces } from "../src/reading/find";
import { opening } from "../src/reading/opening";

const rules = {
  game: "g",
  title: "G",
  text: "# G\n\nOnce upon\na time.\n\n| a | b |\n\n## Set-up\n\nNot this.",
  groups: [
    {
      number: "1",
      title: "The ferry",
      clauses: [
        { number: "G-1.1", text: "It waits at a dock." },
        { number: "G-1.2", text: "It leaves." },
      ],
    },
    { number: "2", title: "Dice", clauses: [{ number: "G-2.1", text: "Roll at the dock." }] },
  ],
};

describe("the rules", () => {
  it("are all there without a search", () => {
    expect(find(rules, "  ")).toEqual(rules.groups);
  });

  it("are found by all words, in the clause or in the title above it", () => {
    const numbers = (words: string) => find(rules, words).flatMap(({ clauses }) => clauses.map(({ number }) => number));
    expect(numbers("dock")).toEqual(["G-1.1", "G-2.1"]);
    expect(numbers("FERRY dock")).toEqual(["G-1.1"]);
    expect(numbers("g-2.1")).toEqual(["G-2.1"]);
    expect(numbers("dragon")).toEqual([]);
  });

  it("open with the paragraphs before the first heading, without tables", () => {
    expect(opening(rules.text)).toEqual(["Once upon a time."]);
  });

  it("keep their emphasis and nothing else", () => {
    expect(pieces("A **bold** and *slim* `word` <b>")).toEqual([
      { text: "A ", kind: "plain" },
      { text: "bold", kind: "strong" },
      { text: " and ", kind: "plain" },
      { text: "slim", kind: "emphasis" },
      { text: " ", kind: "plain" },
      { text: "word", kind: "code" },
      { text: " <b>", kind: "plain" },
    ]);
  });
});
