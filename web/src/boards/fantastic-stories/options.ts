/** What the open question means on the board: which pawns may set out, where to, and what else can be touched. */
import type { OptionTold } from "../../lib/messages";
import { picking, type OptionWith } from "../../lib/options";
import type { Verbs } from "./types";

const MOVES = ["walk", "ride", "tunnel", "fly"] as const satisfies (keyof Verbs)[];
const pick = picking<Verbs>();

export interface Meanings {
  /** From these spaces a pawn may set out; empty once it is clear which one does. */
  starts: Map<string, OptionTold[]>;
  /** To these spaces. */
  ends: Map<string, OptionTold[]>;
  /** The space of the pawn that sets out, once it is clear. */
  chosen: string | null;
  /** Only the die is still open: the numbers between which to choose. */
  dice: Map<number, OptionTold[]>;
  completions: Map<string, OptionTold[]>;
  calls: Map<string, OptionTold[]>;
  /** Options that name nothing: reroll, move_two, end, yes, no. */
  single: Map<string, OptionTold>;
  /** How many pawns may stand in the castle. */
  castle: Map<number, OptionTold>;
}

export function meaningsOf(options: OptionTold[]): Meanings {
  const moves = pick(options, ...MOVES);
  const starts = grouped(moves, "start");
  const ends = grouped(moves, "end");
  const chosen = starts.size === 1 ? ([...starts.keys()][0] ?? null) : null;
  const isOnlyDie = moves.length > 1 && moves.length === options.length && starts.size === 1 && ends.size === 1;
  const single = options.filter((option) => Object.keys(option.arguments).length === 0);
  return {
    starts: chosen ? new Map() : starts,
    ends,
    chosen,
    dice: isOnlyDie ? new Map([...grouped(moves, "die")].map(([die, them]) => [Number(die), them])) : new Map(),
    completions: grouped(pick(options, "complete"), "adventure"),
    calls: grouped(pick(options, "call_ferry"), "dock"),
    single: new Map(single.map((option) => [option.verb, option])),
    castle: new Map(pick(options, "castle").map((option) => [Number(option.arguments.pawns), option])),
  };
}

/** What touching a space stands for: its pawn sets out, or somebody comes here. */
export function touching(meanings: Meanings, space: string): OptionTold[] {
  return meanings.starts.get(space) ?? meanings.ends.get(space) ?? [];
}

function grouped<Argument extends string>(
  options: OptionWith<Record<Argument, string | number>>[],
  argument: Argument,
): Map<string, OptionTold[]> {
  const groups = new Map<string, OptionTold[]>();
  for (const option of options) {
    const thing = String(option.arguments[argument]);
    groups.set(thing, [...(groups.get(thing) ?? []), option]);
  }
  return groups;
}

/** The spaces that these options speak of. */
export function spacesNamed(options: OptionTold[]): string[] {
  const places = options.flatMap(({ arguments: { start, end, adventure, dock } }) => [start, end, adventure, dock]);
  return [...new Set(places.filter((place) => typeof place === "string"))];
}
