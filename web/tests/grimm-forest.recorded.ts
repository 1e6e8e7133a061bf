import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SECTIONS, type View } from "../src/boards/grimm-forest/types";
import { houseOn, pricesAt } from "../src/boards/grimm-forest/view";

/** A moment of a recorded match: what the page hears of it, and what the rules say. */
interface Recorded {
  view: View;
  expected: { prices: Record<string, (number | null)[]>; finished: Record<string, number> };
}

const recorded = JSON.parse(readFileSync(process.env.RECORDED_STATES ?? "", "utf8")) as { states: Recorded[] };

it("tells what the next section costs on every site, and which houses are finished", () => {
  expect(recorded.states.length).toBeGreaterThan(10);
  for (const { view, expected } of recorded.states)
    for (const { seat, sites } of view.builders) {
      const shown = sites.map((site, place) => {
        const next = SECTIONS[houseOn(site)?.height ?? 0];
        return next ? pricesAt(view, seat, place)[next] : null;
      });
      expect([seat, shown]).toEqual([seat, expected.prices[seat]]);
      expect(view.finished[seat]).toBe(expected.finished[seat]);
      expect(sites.filter((site) => houseOn(site)?.height === SECTIONS.length).length).toBe(expected.finished[seat]);
    }
});
