import { describe, expect, it } from "vitest";
import { arrange, beginningOf, gather, keysOf } from "../src/lib/group";
import { option } from "./told";

const walks = ["castle bell 1", "castle dock 2", "castle keys 3", "bell dock 2", "bell keys 4", "dock lair 5"].map(
  (words) => option(`walk ${words}`, "start", "end", "die"),
);
const plain = (entries: ReturnType<typeof arrange>) =>
  entries.map((entry) => (entry.option ? entry.option.option : `${entry.group.thing} (${entry.group.options.length})`));

describe("options in the question bar", () => {
  it("stand as they are when they are few", () => {
    expect(plain(arrange(walks))).toEqual(walks.map(({ option: text }) => text));
  });

  it("are grouped by what they act on when they are many", () => {
    const many = [...walks, option("fly dock lair 1", "start", "end", "die"), option("reroll"), option("end")];
    expect(plain(arrange(many))).toEqual(["castle (3)", "bell (2)", "dock (2)", "reroll", "end"]);
  });

  it("are grouped by the argument that the game names", () => {
    const many = [...walks, option("reroll"), option("move_two"), option("end")];
    expect(plain(arrange(many, { walk: "end" }))).toEqual([
      "walk castle bell 1",
      "dock (2)",
      "keys (2)",
      "walk dock lair 5",
      "reroll",
      "move_two",
      "end",
    ]);
  });

  it("stay a row when they only differ in a number", () => {
    const numbers = Array.from({ length: 10 }, (_, pawns) => option(`castle ${pawns}`, "pawns"));
    expect(plain(arrange(numbers))).toHaveLength(10);
  });

  it("of one verb that is kept together are one group, and those in it are grouped by what they act on", () => {
    const together = { walk: "verb" };
    const many = [...walks, ...walks.map((walk) => ({ ...walk, option: `${walk.option} again` }))];
    expect(plain(arrange(many, together))).toEqual(["walk (12)"]);
    expect(plain(arrange([...many, option("end")], together))).toEqual(["walk (12)", "end"]);
    expect(plain(arrange(many, together, 8, true))).toEqual(["castle (6)", "bell (4)", "dock (2)"]);
    expect(plain(arrange(walks, together))).toHaveLength(6);
  });

  it("of one verb that is always kept together are one group, however few there are", () => {
    const always = { walk: "always" };
    expect(plain(arrange([option("end"), ...walks], always))).toEqual(["end", "walk (6)"]);
    expect(plain(arrange([option("end"), ...walks.slice(0, 1)], always))).toEqual(["end", "walk castle bell 1"]);
    expect(plain(arrange(walks, always, 8, true))).toHaveLength(6);
    expect(plain(arrange([...walks, ...walks, option("end")], always))).toEqual(["walk (12)", "end"]);
  });

  it("in a group that is open may be grouped by where they lie", () => {
    const many = [...walks, ...walks.map((walk) => ({ ...walk, option: `${walk.option} again` }))];
    const within = ({ option: text }: { option: string }) => (text.endsWith("again") ? "there" : "here");
    expect(plain(arrange(many, { walk: "verb" }, 8, true, within))).toEqual(["here (6)", "there (6)"]);
    expect(plain(arrange(many, { walk: "verb" }, 8, false, within))).toEqual(["walk (12)"]);
  });

  it("all stand somewhere", () => {
    const many = [...walks, ...walks.map((walk) => ({ ...walk, option: `${walk.option} again` })), option("end")];
    const told = arrange(many).flatMap((entry) => (entry.option ? [entry.option] : entry.group.options));
    expect(new Set(told.map(({ option: text }) => text))).toEqual(new Set(many.map(({ option: text }) => text)));
  });
});

describe("keys of the question bar", () => {
  const keys = (...options: ReturnType<typeof option>[]) => keysOf(options.map((option) => ({ option })));

  it("are the places of the entries", () => {
    expect(keys(...walks)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(keys(...walks, ...walks).at(-1)).toBeUndefined();
  });

  it("are the numbers of options that are numbers", () => {
    expect(keys(...[0, 1, 2, 3].map((pawns) => option(`castle ${pawns}`, "pawns")))).toEqual([0, 1, 2, 3]);
    expect(keys(option("advice 1", "count"), option("roll"))).toEqual([1, 2]);
    expect(keys(option("give 12", "count"), option("give 3", "count"))).toEqual([1, 2]);
  });
});

describe("options that are too many even for groups", () => {
  const named = (text: string, words: string) => ({ ...option(text, "thing"), words });
  const gathered = (...options: ReturnType<typeof named>[]) =>
    gather(options.map((one) => ({ option: one }))).map((entry) => entry.group?.words ?? entry.option?.words);

  it("are gathered by what their words have in common", () => {
    expect(
      gathered(
        named("roll a", "Roll the die"),
        named("discard comb", "Throw away: Golden Comb"),
        named("advice 1", "Add 1 Advice"),
        named("discard sword", "Throw away: Sword"),
        named("advice 2", "Add 2 Advice"),
      ),
    ).toEqual(["Roll the die", "Throw away: …", "Add … Advice"]);
  });

  it("stand as they are where their words have nothing in common", () => {
    expect(gathered(named("hero one", "The Silver Deer"), named("hero two", "Sun and Moon"))).toHaveLength(2);
  });
});

describe("what answers begin with", () => {
  it("are the words that all of them share, but never a whole answer", () => {
    expect(beginningOf(["Place 5 on the Fox", "Place 5 on the Wolf"])).toBe("Place 5 on the ");
    expect(beginningOf(["Give", "Give Gold"])).toBe("");
    expect(beginningOf(["Give Gold", "Give Gold to Bruno"])).toBe("Give ");
  });

  it("is nothing where they differ, or where there is only one", () => {
    expect(beginningOf(["Roll the die", "End the turn"])).toBe("");
    expect(beginningOf(["Roll the die"])).toBe("");
    expect(beginningOf([])).toBe("");
  });
});
