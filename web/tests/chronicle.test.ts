import { describe, expect, it } from "vitest";
import { concerns, missed, passages } from "../src/lib/chronicle";
import { chapters, decisiveMoment, leadChanges, marks } from "../src/lib/course";
import { event } from "./told";

describe("the chronicle", () => {
  it("puts together what one answer led to", () => {
    const told = passages([event(0, "a", {}, 0), event(1, "b", {}, 1), event(2, "c", {}, 1), event(3, "d", {}, 2)]);
    expect(told.map(({ lines }) => lines.length)).toEqual([1, 2, 1]);
  });

  it("marks what was done to a seat, not what the seat did", () => {
    const stolen = event(0, "stolen", { seat: "red", from: "blue" });
    expect(concerns(stolen, "blue")).toBe(true);
    expect(concerns(stolen, "red")).toBe(false);
    expect(concerns(stolen, "green")).toBe(false);
  });

  it("tells a returning player the latest of what was missed", () => {
    const events = Array.from({ length: 30 }, (_, number) => event(number));
    expect(missed(events, 27).map(({ number }) => number)).toEqual([27, 28, 29]);
    expect(missed(events, 28)).toEqual([]);
    expect(missed(events, 2, 5).map(({ number }) => number)).toEqual([25, 26, 27, 28, 29]);
  });
});

describe("the course of a match", () => {
  const course = {
    seats: ["red", "blue"],
    steps: [
      [0, 0],
      [1, 0],
      [1, 2],
      [3, 2],
      [3, 2],
    ].map((standings, moment) => ({ moment, standings, chapter: `Round ${1 + Math.floor(moment / 2)} · fog` })),
  };

  it("was decided when the winner came to the front for good", () => {
    expect(decisiveMoment(course, ["red"])).toBe(3);
    expect(decisiveMoment(course, ["blue"])).toBeNull();
  });

  it("has the chapters of the story along it, as far as there is room", () => {
    expect(chapters(course, 1)).toEqual([
      { moment: 0, words: "Round 1" },
      { moment: 2, words: "Round 2" },
      { moment: 4, words: "Round 3" },
    ]);
    expect(chapters(course, 3).map(({ words }) => words)).toEqual(["Round 1", "Round 3"]);
  });

  it("has whole numbers at its side, and few of them", () => {
    expect(marks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(marks(-2, 21)).toEqual([0, 5, 10, 15, 20]);
  });

  it("counts how often the lead changed hands", () => {
    expect(leadChanges(course)).toBe(2);
  });
});
