/** What the view of a table of Fantastic Stories holds, and how its dice are told. */
import type { View } from "../../lib/board";

export interface Reader {
  seat: string;
  reserve: number;
  pawns: Record<string, number>;
  book: string[];
}

export interface StoryView {
  expert: boolean;
  readers: Reader[];
  ferry: string;
  round: number;
  turn: number;
  ending: boolean;
  rolled: boolean;
  /** Those not used yet. */
  dice: number[];
  actions: number;
  last_die: number;
}

export interface DieShown {
  value: number;
  isSpent: boolean;
}

/** So many adventures end the match. */
export const ENOUGH = 3;
/** So many dice there are. */
export const DICE = 6;

export function storyOf(view: View): StoryView {
  return view as unknown as StoryView;
}

/** The dice of the turn: those of the roll that are left, and those already used, as far as the roll was seen. */
export function diceOf(view: StoryView, roll: number[]): DieShown[] {
  if (!view.rolled) return [];
  const left = [...view.dice];
  const told = roll.map((value) => {
    const at = left.indexOf(value);
    if (at !== -1) left.splice(at, 1);
    return { value, isSpent: at === -1 };
  });
  if (left.length === 0) return told;
  const unused = view.dice.map((value) => ({ value, isSpent: false }));
  return view.last_die ? [...unused, { value: view.last_die, isSpent: true }] : unused;
}
