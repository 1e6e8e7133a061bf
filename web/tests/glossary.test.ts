import { describe, expect, it } from "vitest";
import type { Entry } from "../src/lib/board";
import type { Rules } from "../src/lib/messages";
import { clauseAbout, findEntries } from "../src/reading/glossary";

const wolf: Entry = {
  id: "wolf",
  heading: "Monsters",
  title: "Wolf",
  words: ["It howls."],
  clause: "XX-1.1",
  among: "XX-2",
};
const goose: Entry = {
  id: "goose",
  heading: "Friends",
  title: "The Goose",
  words: ["It lays gold."],
  clause: "XX-1.2",
};
const rules: Rules = {
  game: "x",
  title: "X",
  text: "",
  groups: [
    { number: "XX-1", title: "All", clauses: [{ number: "XX-1.1", text: "Wolf: first told here." }] },
    {
      number: "XX-2",
      title: "Cards",
      clauses: [
        { number: "XX-2.1", text: "Beware of the Wolf and the Goose." },
        { number: "XX-2.2", text: "Wolf: it strikes." },
      ],
    },
  ],
};

describe("the glossary", () => {
  it("finds what has all the words, under its heading", () => {
    expect(findEntries([wolf, goose], "").map(({ heading }) => heading)).toEqual(["Monsters", "Friends"]);
    expect(findEntries([wolf, goose], "GOLD goose").flatMap(({ entries }) => entries)).toEqual([goose]);
    expect(findEntries([wolf, goose], "gold wolf")).toEqual([]);
  });

  it("names the clause that tells of an entry, and else the one of its kind", () => {
    expect(clauseAbout(wolf, rules)).toBe("XX-2.2");
    expect(clauseAbout({ ...goose, among: "XX-2" }, rules)).toBe("XX-2.1");
    expect(clauseAbout(goose, rules)).toBe("XX-1.2");
    expect(clauseAbout({ ...wolf, title: "Bear" }, rules)).toBe("XX-1.1");
  });
});
