import type { BoardShown, SpaceShown } from "../src/boards/fantastic-stories/types";

/** Parts of a board of Fantastic Stories, as the server tells them. */

export function space(id: string, at: [number, number], what: Partial<SpaceShown> = {}): SpaceShown {
  return {
    id,
    at,
    is_castle: false,
    is_dock: false,
    adventure: null,
    item: null,
    magic: null,
    pasture: null,
    door: null,
    ...what,
  };
}

export const BOOKS: BoardShown["books"] = [
  { colour: "red", place: "top left" },
  { colour: "blue", place: "top right" },
  { colour: "green", place: "right" },
  { colour: "yellow", place: "bottom right" },
  { colour: "orange", place: "bottom left" },
  { colour: "purple", place: "left" },
];

export function byId(spaces: SpaceShown[]): Record<string, SpaceShown> {
  return Object.fromEntries(spaces.map((one) => [one.id, one]));
}
