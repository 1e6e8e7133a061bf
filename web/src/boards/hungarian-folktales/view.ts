/** Reading the table as it is told: heroes with their teams, how far everybody is, and what a Lucky Throw can come to. */
import {
  GATE,
  LADDER,
  LADDER_AT_GATE,
  LADDER_AT_SORCERER,
  SORCERER,
  type FolktaleTable,
  type Hero,
  type ContentShown,
  type Part,
  type TaleShown,
  type View,
} from "./types";

/** One of the things that a hero has to do before the gate opens, and whether it is done. */
export interface Goal extends Part {
  isDone: boolean;
}

export function heroOf(table: FolktaleTable, seat: string | null): Hero | undefined {
  return table.heroes.find((hero) => hero.seat === seat);
}

/** Whether the hero's next turn is lost: to an unlucky throw, or to a rest. */
export function missesTurn(hero: Hero | undefined): boolean {
  return hero !== undefined && (hero.turns_to_miss > 0 || hero.is_resting);
}

export function talesOf(pack: ContentShown, hero: Hero): TaleShown[] {
  return hero.tales.flatMap((tale) => pack.tales[tale] ?? []);
}

/** Those who win together with the hero. */
export function partnersOf(table: FolktaleTable, hero: Hero): Hero[] {
  return table.heroes.filter((other) => other.team === hero.team && other.seat !== hero.seat);
}

/** Everything that the tales of a seat ask for. */
export function goalsOf(view: View, seat: string): Goal[] {
  const missing = view.missing[seat] ?? [];
  return (view.goals[seat] ?? []).map((part, place) => ({ ...part, isDone: missing[place] === 0 }));
}

export function openGoalsOf(view: View, seat: string): Goal[] {
  return goalsOf(view, seat).filter(({ isDone }) => !isDone);
}

export function doneOf(view: View, seat: string): number {
  return goalsOf(view, seat).filter(({ isDone }) => isDone).length;
}

/** What a goal is about: who is met or what is held, and what is brought there. */
export function thingsOf({ id, brings }: Part): string[] {
  return brings === "" ? [id] : [id, brings];
}

/** One thing that can come of a throw, and the fewest points that bring it; the worst needs none. */
export interface Rung {
  key: string;
  least: number | null;
}

/** What can come of a throw at a place, from the worst to the best. */
export function rungsOf(place: string): Rung[] {
  const ladder = place === GATE ? LADDER_AT_GATE : place === SORCERER ? LADDER_AT_SORCERER : LADDER;
  return ladder.map(([key, least]) => ({ key, least }));
}
