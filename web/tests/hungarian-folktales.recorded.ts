import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { layOut } from "../src/boards/hungarian-folktales/layout";
import { FolktaleTheatre } from "../src/boards/hungarian-folktales/theatre.svelte";
import ThrowPanel from "../src/boards/hungarian-folktales/ThrowPanel.svelte";
import type { Foreseen, ContentShown, View } from "../src/boards/hungarian-folktales/types";
import { goalsOf, openGoalsOf } from "../src/boards/hungarian-folktales/view";
import { reachOf, waysOf } from "../src/boards/hungarian-folktales/ways";
import { Choice } from "../src/lib/choice.svelte";
import type { OptionTold } from "../src/lib/messages";

/** A moment of a recorded match: what the page hears of it, and what the rules say. */
interface Recorded {
  seat: string;
  view: View;
  question: { options: OptionTold[]; foreseen: Partial<Foreseen> };
  expected: {
    goals: Record<string, number>;
    quests: Record<string, number>;
    ready: string[];
    reach: Record<string, Record<string, string>>;
    ways: [string, number][];
    sum: [number, string] | null;
  };
}

const recorded = JSON.parse(readFileSync(process.env.RECORDED_STATES ?? "", "utf8")) as {
  content: ContentShown;
  states: Recorded[];
};
const pack = recorded.content;
const name = (id: string) => id;
const layout = layOut(pack, "landscape", name);

it("shows how far everybody is", () => {
  for (const { view, expected } of recorded.states)
    for (const { seat } of view.heroes) {
      const quests = goalsOf(view, seat).filter(({ kind }) => kind === "quest");
      expect(quests.length).toBe(expected.goals[seat]);
      expect(quests.filter(({ isDone }) => isDone).length).toBe(expected.quests[seat]);
      const team = view.heroes.filter((hero) => hero.team === view.heroes.find((one) => one.seat === seat)?.team);
      const isOpen = quests.length === 0 || team.some((hero) => openGoalsOf(view, hero.seat).length > 0);
      expect(view.ready.includes(seat)).toBe(!isOpen);
      expect(expected.ready.includes(seat)).toBe(!isOpen);
    }
});

it("shows where each option can lead", () => {
  for (const { question, expected } of recorded.states)
    for (const { option } of question.options)
      expect([option, Object.fromEntries(reachOf(question.foreseen, option))]).toEqual([
        option,
        expected.reach[option] ?? {},
      ]);
});

it("shows every way with its price", () => {
  const walking = recorded.states.filter(({ expected }) => expected.ways.length > 0);
  expect(walking.length).toBeGreaterThan(0);
  for (const { question, expected } of walking)
    expect(waysOf(question.foreseen, layout, question.options).map(({ to, meals }) => [to, meals.length])).toEqual(
      expected.ways,
    );
});

it("shows what a throw comes to", () => {
  const thrown = new Map(
    recorded.states.flatMap((state) => (state.expected.sum ? [[`${state.expected.sum}`, state]] : [])),
  );
  expect(thrown.size).toBeGreaterThan(5);
  for (const { view, question, expected } of thrown.values()) {
    const { cast } = new FolktaleTheatre(
      view,
      () => layout,
      () => pack,
    );
    const choice = new Choice({ answer: () => undefined, whyNot: () => undefined, isGrave: () => false });
    const panel = mount(ThrowPanel, {
      target: document.body,
      props: {
        away: { isLeft: false, isTop: false },
        cast: cast!,
        foreseen: question.foreseen,
        advice: 0,
        pack,
        choice,
        tumble: 1,
        isOpen: true,
        name,
      },
    });
    flushSync();
    const numbers = [...document.querySelectorAll(".term strong")].map((term) => term.textContent.replace("−", "-"));
    expect([
      Number(document.querySelector(".total")?.textContent),
      document.querySelector(".rung.here")?.classList.contains(expected.sum?.[1] ?? ""),
      numbers.reduce((sum, number) => sum + Number(number), cast?.die ?? 0),
    ]).toEqual([expected.sum?.[0], true, expected.sum?.[0]]);
    void unmount(panel);
  }
});
