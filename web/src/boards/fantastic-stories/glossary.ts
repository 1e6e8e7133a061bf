/** Every space of the board, under the heading of what it is. */
import type { Entry } from "../../lib/board";
import { clauseOf, kindOf, powers, roads } from "./closeups";
import type { BoardShown, SpaceShown } from "./types";
import { tell } from "./words";

const HEADINGS = ["adventure", "item", "magic", "way", "castle"] as const;

function headingOf(space: SpaceShown): (typeof HEADINGS)[number] {
  if (space.is_castle) return "castle";
  if (space.adventure) return "adventure";
  if (space.item) return "item";
  return space.magic ? "magic" : "way";
}

export function glossary(board: BoardShown, name: (id: string) => string): Entry[] {
  const spaces = HEADINGS.flatMap((heading) =>
    Object.values(board.spaces)
      .filter((space) => headingOf(space) === heading)
      .map((space) => ({
        id: space.id,
        heading: tell(`heading-${heading}`),
        title: name(space.id),
        kind: kindOf(space),
        words: [...powers(space, board, "", name), ...roads(space, board, name)],
        clause: clauseOf(space),
      })),
  );
  const pieces = (["pawn", "dice", "ferry"] as const).map((piece) => ({
    id: piece,
    heading: tell("heading-piece"),
    title: tell(`name-${piece}`),
    words: [tell(`about-${piece}`)],
    clause: { pawn: "FS-1.2", dice: "FS-4.1", ferry: "FS-6.1" }[piece],
  }));
  return [...spaces, ...pieces];
}
