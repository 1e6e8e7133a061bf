import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Goal from "../src/boards/threetale/Goal.svelte";
import type { ContentShown, Foreseen, View } from "../src/boards/threetale/types";
import { heroOf, scenarioOf, totalOf, wayTo, worksOf } from "../src/boards/threetale/view";

/** A moment of a recorded match: what the page hears of it, and what the rules say. */
interface Recorded {
  seat: string;
  view: View;
  question: { foreseen: Partial<Foreseen> };
  expected: {
    steps: Record<string, number>;
    works: Record<string, Record<string, number>>;
    total: Record<string, number>;
    met: boolean[];
  };
}

const recorded = JSON.parse(readFileSync(process.env.RECORDED_STATES ?? "", "utf8")) as {
  content: ContentShown;
  states: Recorded[];
};

it("leads to every space in so many Steps, over spaces of the map", () => {
  const walking = recorded.states.filter(({ expected }) => Object.keys(expected.steps).length > 0);
  expect(walking.length).toBeGreaterThan(5);
  for (const { seat, view, question, expected } of walking) {
    const start = heroOf(view, seat)?.at ?? "";
    for (const [space, steps] of Object.entries(expected.steps)) {
      const way = wayTo(question.foreseen, start, space);
      expect([space, way[0], way.at(-1), way.length - 1]).toEqual([space, start, space, steps]);
      expect(way.every((one) => one in view.ground)).toBe(true);
    }
  }
});

it("tells how heroes stand", () => {
  for (const { view, expected } of recorded.states)
    for (const hero of view.heroes) {
      expect(totalOf(view, hero)).toBe(expected.total[hero.seat]);
      for (const [virtue, times] of Object.entries(expected.works[hero.seat] ?? {}))
        expect([virtue, worksOf(view, hero, virtue)]).toEqual([virtue, times]);
    }
});

it("ticks those parts of the goal that are met", () => {
  const later = recorded.states.filter(({ expected }) => expected.met.length > 0);
  expect(later.length).toBeGreaterThan(5);
  for (const { view, expected } of later) {
    const goal = mount(Goal, {
      target: document.body,
      props: { view, pack: recorded.content, name: (id: string) => id, inspect: () => undefined },
    });
    flushSync();
    const aims = scenarioOf(view, recorded.content)?.aims.length ?? 0;
    const lines = [...document.querySelectorAll("ul.aims > li")].slice(2, 2 + aims);
    expect(lines.map((line) => line.classList.contains("done"))).toEqual(expected.met);
    void unmount(goal);
  }
});
