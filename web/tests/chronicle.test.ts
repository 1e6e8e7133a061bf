import { describe, expect, it } from "vitest";
import { concerns, missed, passages, story } from "../src/lib/chronicle";
import { decisiveMoment, leadChanges, turningPoints } from "../src/lib/course";
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

  it("makes a story of what is rare, in its order, with beginning and end", () => {
    const events = [
      event(0, "begins"),
      ...Array.from({ length: 40 }, (_, index) => event(index + 1, index % 20 === 7 ? "completed" : "rolled")),
      event(41, "match_ends"),
    ];
    const told = story(events);
    expect(told[0]).toBe("begins 0");
    expect(told.at(-1)).toBe("match_ends 41");
    expect(told).toContain("completed 8");
    expect(told).toContain("completed 28");
    expect(told.indexOf("completed 8")).toBeLessThan(told.indexOf("completed 28"));
    expect(told.length).toBeLessThanOrEqual(9);
  });
});

describe("the story of a match", () => {
  it("tells first what moved somebody forward", () => {
    const events = Array.from({ length: 60 }, (_, number) =>
      event(number, number % 5 === 0 ? "completed" : `rare${number}`),
    );
    const told = story(events, new Set([20, 40]));
    expect(told).toContain("completed 20");
    expect(told).toContain("completed 40");
    expect(told).not.toContain("completed 30");
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
    ].map((standings, moment) => ({ moment, standings })),
  };

  it("was decided when the winner came to the front for good", () => {
    expect(decisiveMoment(course, ["red"])).toBe(3);
    expect(decisiveMoment(course, ["blue"])).toBeNull();
  });

  it("turned where somebody moved", () => {
    expect(turningPoints(course)).toEqual(new Set([1, 2, 3]));
  });

  it("counts how often the lead changed hands", () => {
    expect(leadChanges(course)).toBe(2);
  });
});
