import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import board from "../src/boards/fantastic-stories";
import type { BoardShown, StoryTable } from "../src/boards/fantastic-stories/types";
import { diceOf } from "../src/boards/fantastic-stories/view";

/** A moment of a recorded match: what the page hears of it, and what the rules say. */
interface Recorded {
  view: StoryTable;
  expected: { left: number[]; done: Record<string, number> };
}

const recorded = JSON.parse(readFileSync(process.env.RECORDED_STATES ?? "", "utf8")) as {
  content: BoardShown;
  states: Recorded[];
};

it("shows the dice that are left, whatever was seen of the roll", () => {
  for (const { view, expected } of recorded.states) {
    const left = diceOf(view, []).filter(({ isSpent }) => !isSpent);
    expect(view.rolled ? left.map(({ value }) => value).sort() : expected.left).toEqual(expected.left);
  }
});

it("counts the pages that are done", () => {
  expect(Object.values(recorded.states.at(-1)?.expected.done ?? {}).some((done) => done > 0)).toBe(true);
  for (const { view, expected } of recorded.states)
    for (const { seat } of view.readers)
      expect(board.progress?.({ view, content: recorded.content } as never, seat)?.done).toBe(expected.done[seat]);
});
