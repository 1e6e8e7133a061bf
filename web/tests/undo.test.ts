import { describe, expect, it } from "vitest";
import type { UndoTold } from "../src/lib/messages";
import { undoOffered, undoWords } from "../src/lib/undo";

const told = (seat: string, possible: UndoTold["possible"]): UndoTold => ({
  seat,
  possible,
  reason: "",
  sentence: "Luck was tried.",
  answer: "Walk",
  is_secret: false,
});

describe("the undo that is offered", () => {
  it("is that of the seat one looks through", () => {
    expect(undoOffered({ seat: "blue", undo: [told("red", "freely"), told("blue", "by_agreement")] })?.seat).toBe(
      "blue",
    );
  });

  it("is a free one of another seat at this device rather than one that others must allow", () => {
    expect(
      undoOffered({ seat: "green", undo: [told("red", "by_agreement"), told("blue", "freely"), told("green", "no")] })
        ?.seat,
    ).toBe("blue");
  });

  it("is none where nothing can be taken back", () => {
    expect(undoOffered({ seat: "red", undo: [told("red", "no")] })).toBeUndefined();
  });

  it("says what it takes back, and why others must agree", () => {
    expect(undoWords(told("red", "freely"))).toBe("Takes back: Walk");
    expect(undoWords(told("red", "by_agreement"))).toBe("Luck was tried. Takes back: Walk");
  });
});
