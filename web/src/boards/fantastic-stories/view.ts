/** What follows from the table of Fantastic Stories as it is told: its dice, the signs of its tunnels. */
import type { DoorShown, StoryTable } from "./types";

export interface DieShown {
  value: number;
  isSpent: boolean;
}

/** The dice of the turn: those of the roll that are left, and those already used, as far as the roll was seen. */
export function diceOf(view: StoryTable, roll: number[]): DieShown[] {
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

/** The signs of the two tunnels, so that nobody has to tell them apart by colour. */
export type Sign = "sun" | "moon";

export function signOf(door: DoorShown): Sign {
  return door.tunnel === 0 ? "sun" : "moon";
}
