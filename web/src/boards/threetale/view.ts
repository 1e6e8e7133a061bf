/** What follows from the table of ThreeTale as it is told. */
import { stepsFrom } from "./layout";
import {
  THRESHOLDS,
  type Aim,
  type Enemy,
  type Hero,
  type ScenarioShown,
  type TaleShown,
  type TaleTable,
} from "./types";

export function heroOf(view: TaleTable, seat: string | null): Hero | undefined {
  return view.heroes.find((hero) => hero.seat === seat);
}

/** The seat whose turn it is; none while all decide together. */
export function activeSeat(view: TaleTable): string | null {
  return view.phase === "past" || view.phase === "future" ? (view.order[view.turn % 3] ?? null) : null;
}

/** How often a Virtue works. */
export function worksOf(hero: Hero, virtue: string): number {
  if (hero.covered.includes(virtue)) return 0;
  return THRESHOLDS.filter((least) => (hero.virtues[virtue] ?? 0) >= least).length;
}

export function totalOf(hero: Hero): number {
  return Object.values(hero.virtues).reduce((sum, points) => sum + points, 0);
}

/** What lies on a hero, such as Poison, and how much of it. */
export function marksOf(hero: Hero | undefined): [string, number][] {
  return Object.entries(hero?.marks ?? {}).filter(([, count]) => count > 0);
}

export function scenarioOf(view: TaleTable, pack: TaleShown): ScenarioShown | undefined {
  return view.future ? pack.scenarios[view.future.scenario] : undefined;
}

export function isLater(view: TaleTable): boolean {
  return view.phase === "present" || view.phase === "future";
}

/** The kind of a thing without its level: "battle_2" is a battle. */
export function kindOf(thing: string): string {
  return thing.replace(/_[123]$/, "");
}

export function levelOf(thing: string): number {
  return Number(/_([123])$/.exec(thing)?.[1] ?? 0);
}

/** How far a part of the goal has come. */
export function reached(view: TaleTable, aim: Pick<Aim, "kind" | "what">): number {
  const future = view.future;
  if (!future) return 0;
  if (aim.kind === "counter") return future.counters[aim.what] ?? 0;
  if (aim.kind === "beaten") return future.beaten[aim.what] ?? 0;
  if (aim.kind === "carried") return view.heroes.filter(({ carried }) => carried.includes(aim.what)).length;
  if (aim.kind === "on_map") return future.tokens.filter(({ kind }) => kind === aim.what).length;
  const marks = view.heroes.map((hero) => hero.marks[aim.what] ?? 0);
  if (aim.kind === "marked") return Math.max(...marks);
  if (aim.kind === "marked_together") return marks.reduce((sum, count) => sum + count, 0);
  if (aim.kind === "left") return view.heroes.filter(({ away }) => away).length;
  const places = future.tokens.filter(({ kind }) => kind === aim.what).map(({ at }) => at);
  const near = new Set(places.flatMap((place) => [...stepsFrom(view, place, 1).keys()]));
  return view.heroes.filter(({ at }) => near.has(at)).length;
}

/** An enemy that can harm a hero in the next Threat step. */
export interface Threat {
  enemy: Enemy;
  seat: string;
}

export function threatsOf(view: TaleTable, scenario: ScenarioShown | undefined): Threat[] {
  if (!view.future || !scenario) return [];
  return view.future.enemies.flatMap((enemy) => {
    const kind = scenario.enemies[enemy.kind];
    if (!kind || kind.reach === 0 || !enemy.at) return [];
    const reach = kind.reach + (kind.runs ? enemy.speed : 0);
    const near = stepsFrom(view, enemy.at, reach);
    return view.heroes
      .filter((hero) => hero.at && !hero.away && near.has(hero.at))
      .map((hero) => ({ enemy, seat: hero.seat }));
  });
}

/** The spaces that no hero enters. */
export function blockedSpaces(view: TaleTable, scenario: ScenarioShown | undefined): Set<string> {
  const future = view.future;
  if (!future) return new Set();
  return new Set([
    ...future.tokens.filter(({ kind }) => scenario?.tokens[kind]?.blocks).map(({ at }) => at),
    ...future.enemies.map(({ at }) => at),
  ]);
}
