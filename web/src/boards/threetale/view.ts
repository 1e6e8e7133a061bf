/** What follows from the table of ThreeTale as it is told. */
import type { ContentShown, Enemy, Foreseen, Hero, ScenarioShown, View } from "./types";

/** More than a hero ever walks in a turn. */
const MOST_SPACES = 200;

export function heroOf(view: View, seat: string | null): Hero | undefined {
  return view.heroes.find((hero) => hero.seat === seat);
}

/** How often a Virtue works. */
export function worksOf(view: View, hero: Hero, virtue: string): number {
  return view.standings[hero.seat]?.works[virtue] ?? 0;
}

/** All points of a hero's Virtues together. */
export function totalOf(view: View, hero: Hero): number {
  return view.standings[hero.seat]?.total ?? 0;
}

/** What lies on a hero, such as Poison, and how much of it. */
export function marksOf(hero: Hero | undefined): [string, number][] {
  return Object.entries(hero?.marks ?? {}).filter(([, count]) => count > 0);
}

export function scenarioOf(view: View, pack: ContentShown): ScenarioShown | undefined {
  return view.future ? pack.scenarios[view.future.scenario] : undefined;
}

export function isLater(view: View): boolean {
  return view.phase === "present" || view.phase === "future";
}

/** The kind of a thing without its level: "battle_2" is a battle. */
export function kindOf(thing: string): string {
  return thing.replace(/_[123]$/, "");
}

export function levelOf(thing: string): number {
  return Number(/_([123])$/.exec(thing)?.[1] ?? 0);
}

/** The way to a space that a question foresees, the first and the last space included. */
export function wayTo({ before = {}, detours = {} }: Partial<Foreseen>, start: string, end: string): string[] {
  const detour = detours[end];
  if (detour) return detour;
  const way = [end];
  for (let back = before[end]; back !== undefined && way.length < MOST_SPACES; back = before[back]) {
    way.unshift(back);
    if (back === start) return way;
    const known = detours[back];
    if (known) return [...known.slice(0, -1), ...way];
  }
  return [start, end];
}

/** An enemy that would harm a hero if the Threat step came now. */
export interface Threat {
  enemy: Enemy;
  seat: string;
}

export function threatsOf(view: View): Threat[] {
  return view.threats.flatMap(([number, seat]) => {
    const enemy = view.future?.enemies.find((other) => other.number === number);
    return enemy?.at ? [{ enemy, seat }] : [];
  });
}
