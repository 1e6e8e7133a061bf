import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ContentShown, View } from "../src/boards/dice-upon-a-time/types";
import { asksFor, needsOf, questsOf } from "../src/boards/dice-upon-a-time/view";

/** A moment of a recorded match: what the page hears of it, and what the rules say. */
interface Recorded {
  view: View;
  expected: { missing: Record<string, Record<string, string[]>>; least: Record<string, number> };
}

const recorded = JSON.parse(readFileSync(process.env.RECORDED_STATES ?? "", "utf8")) as {
  content: ContentShown;
  states: Recorded[];
};

it("tells of every Quest what is missing", () => {
  const seen = new Set<string>();
  for (const { view, expected } of recorded.states)
    for (const own of view.adventurers) {
      const quests = Object.keys(expected.missing[own.seat] ?? {});
      expect([...questsOf(view, own)].sort()).toEqual(quests.sort());
      for (const id of quests) {
        const quest = recorded.content.quests[id];
        const lacking = quest ? needsOf(id, quest, view.met[own.seat]).filter(({ isMet }) => !isMet) : [];
        const shown = lacking.map(({ kind, what }) => (kind === "token" ? what : kind)).sort();
        expect([id, shown]).toEqual([id, expected.missing[own.seat]?.[id]]);
        seen.add(shown.length === 0 ? "met" : "open");
      }
    }
  expect(seen.has("open")).toBe(true);
});

it("tells what the next die on a socket must be worth", () => {
  for (const { view, expected } of recorded.states)
    for (const [socket, least] of Object.entries(expected.least))
      expect([socket, asksFor(socket, view, recorded.content)]).toEqual([socket, least]);
});
