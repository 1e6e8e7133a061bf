/** A space in words, for the large picture beside the board. */
import type { Closeup } from "../../lib/board";
import type { OptionTold } from "../../lib/messages";
import type { BoardShown, Reader, SpaceShown } from "./types";
import { signOf } from "./view";
import { tell } from "./words";

type Name = (id: string) => string;

const CLAUSES: Record<string, string> = {
  move_two: "FS-8.1",
  reroll: "FS-9.1",
  trumpet: "FS-10.1",
  bell: "FS-11.1",
  keys: "FS-12.1",
};

export function kindOf(space: SpaceShown): string {
  if (space.is_castle) return tell("kind-castle");
  if (space.adventure) return tell("kind-adventure");
  if (space.item) return tell("kind-item");
  if (space.magic) return tell("kind-magic");
  if (space.is_dock) return tell("kind-dock");
  if (space.door) return tell(`kind-door-${signOf(space.door)}`);
  if (space.pasture) return tell("kind-pasture");
  return tell("kind-space");
}

export function clauseOf(space: SpaceShown): string {
  if (space.is_castle) return "FS-3.1";
  if (space.adventure) return "FS-14.1";
  if (space.item) return "FS-13.1";
  if (space.magic) return CLAUSES[space.magic] ?? "FS-7.1";
  if (space.is_dock) return "FS-6.1";
  if (space.door) return "FS-12.2";
  return space.pasture ? "FS-10.1" : "FS-5.2";
}

/** What can be done there now stands first, then what the place is, where its roads lead, who is there. */
export function spaceCloseup(
  space: SpaceShown,
  pack: BoardShown,
  readers: Reader[],
  ferry: string,
  options: OptionTold[],
  name: Name,
): Closeup {
  return {
    title: name(space.id),
    kind: kindOf(space),
    words: [
      ...options.slice(0, 4).map(({ words }) => words),
      ...powers(space, pack, ferry, name),
      ...roads(space, pack, name),
      ...guests(space, readers, name),
    ],
    clause: clauseOf(space),
  };
}

/** The same for those who do not see the board: what the place is and takes, where its roads lead, who is there. */
export function spaceDetails(
  space: SpaceShown,
  pack: BoardShown,
  readers: Reader[],
  ferry: string,
  name: Name,
): string {
  const parts: string[] = [];
  if (space.adventure)
    parts.push(tell("label-adventure", { die: space.adventure.number, item: name(space.adventure.item) }));
  if (space.item) parts.push(tell("label-item", { adventure: name(space.item.adventure) }));
  if (space.magic)
    parts.push(
      `${kindOf({ ...space, item: null, adventure: null })}: ${tell(`about-${space.magic}`).replace(/\.$/, "")}`,
    );
  if (space.is_dock) parts.push(tell(ferry === space.id ? "label-dock-ferry" : "label-dock"));
  for (const { start, end, number } of pack.ferry_links)
    if (start === space.id) parts.push(tell("label-ferry-way", { die: number, end: name(end) }));
  if (space.door) parts.push(tell("label-door", { die: space.door.number, end: name(space.door.end) }));
  if (space.pasture) parts.push(tell("label-pasture", { die: space.pasture }));
  for (const { end, numbers } of roadsFrom(space, pack))
    parts.push(tell("label-road", { dice: numbers.join(" / "), end: name(end) }));
  for (const { seat, pawns } of readers)
    if (pawns[space.id]) parts.push(tell("label-here", { name: name(seat), count: pawns[space.id] ?? 0 }));
  return parts.join(", ");
}

function roadsFrom(space: SpaceShown, pack: BoardShown) {
  return pack.roads
    .filter(({ between, oneway }) => between[0] === space.id || (between[1] === space.id && !oneway))
    .map(({ between, numbers }) => ({ end: between[0] === space.id ? between[1] : between[0], numbers }));
}

export function powers(space: SpaceShown, pack: BoardShown, ferry: string, name: Name): string[] {
  const words: string[] = [];
  if (space.is_castle) words.push(tell("about-castle"));
  if (space.adventure)
    words.push(tell("about-adventure", { die: space.adventure.number, item: name(space.adventure.item) }));
  if (space.item) words.push(tell("about-item", { adventure: name(space.item.adventure) }));
  if (space.magic) words.push(tell(`about-${space.magic}`));
  if (space.is_dock) {
    words.push(tell(ferry === space.id ? "about-dock-ferry" : "about-dock"));
    for (const { start, end, number } of pack.ferry_links) {
      if (start === space.id) words.push(tell("about-ferry-way", { die: number, end: name(end) }));
    }
  }
  if (space.door) words.push(tell("about-door", { die: space.door.number, end: name(space.door.end) }));
  if (space.pasture) words.push(tell("about-pasture", { die: space.pasture }));
  return words;
}

export function roads(space: SpaceShown, pack: BoardShown, name: Name): string[] {
  const told = roadsFrom(space, pack).map(({ end, numbers }) =>
    tell("about-road", { dice: numbers.join(" / "), end: name(end) }),
  );
  return told.length > 0 ? [tell("about-roads", { roads: told.join(", ") })] : [];
}

function guests(space: SpaceShown, readers: Reader[], name: Name): string[] {
  const here = readers
    .filter(({ pawns }) => (pawns[space.id] ?? 0) > 0)
    .map(({ seat, pawns }) => `${name(seat)} ${pawns[space.id]}`);
  return here.length > 0 ? [tell("about-here", { who: here.join(", ") })] : [];
}
