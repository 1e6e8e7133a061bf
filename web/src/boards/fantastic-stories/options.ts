/** What the open question means on the board: which pawns may set out, where to, and what else can be touched. */
import type { OptionTold } from "../../lib/messages";

const MOVES = ["walk", "ride", "tunnel", "fly"];

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

export function isMove(option: OptionTold): boolean {
  return MOVES.includes(option.verb);
}

export function meaningsOf(options: OptionTold[]): Meanings {
  const moves = options.filter(isMove);
  const starts = grouped(moves, "start");
  const ends = grouped(moves, "end");
  const chosen = starts.size === 1 ? ([...starts.keys()][0] ?? null) : null;
  const isOnlyDie = moves.length > 1 && moves.length === options.length && starts.size === 1 && ends.size === 1;
  const single = new Map<string, OptionTold>();
  const castle = new Map<number, OptionTold>();
  for (const option of options) {
    if (option.verb === "castle") castle.set(Number(option.arguments.pawns), option);
    else if (Object.keys(option.arguments).length === 0) single.set(option.verb, option);
  }
  return {
    starts: chosen ? new Map() : starts,
    ends,
    chosen,
    dice: isOnlyDie ? new Map([...grouped(moves, "die")].map(([die, them]) => [Number(die), them])) : new Map(),
    completions: grouped(
      options.filter((option) => option.verb === "complete"),
      "adventure",
    ),
    calls: grouped(
      options.filter((option) => option.verb === "call_ferry"),
      "dock",
    ),
    single,
    castle,
  };
}

/** What touching a space stands for: its pawn sets out, or somebody comes here. */
export function touching(meanings: Meanings, space: string): OptionTold[] {
  return meanings.starts.get(space) ?? meanings.ends.get(space) ?? [];
}

function grouped(options: OptionTold[], argument: string): Map<string, OptionTold[]> {
  const groups = new Map<string, OptionTold[]>();
  for (const option of options) {
    const thing = String(option.arguments[argument]);
    groups.set(thing, [...(groups.get(thing) ?? []), option]);
  }
  return groups;
}
