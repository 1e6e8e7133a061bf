/** Which picture stands for what; a pack's own inventions get the picture of their kind. */
import { known } from "../../../lib/known";
import type { ContentShown } from "../types";
import { creatures } from "./creatures";
import { heroes } from "./heroes";
import type { Picture } from "./shapes";
import { things, tiles } from "./things";

const NONE: Picture = [];

/** The picture of a tile, a token, an encounter, a hero or a kind of field. */
export function pictureOf(id: string, pack?: ContentShown): Picture {
  const drawn = known(tiles, id) ?? known(things, id) ?? known(creatures, id) ?? known(heroes, id);
  if (drawn) return drawn;
  const tile = pack?.tiles[id];
  if (tile) return tiles[tile.kind === "starting" ? "useful" : tile.kind];
  const encounter = pack?.encounters[id];
  if (encounter) return creatures[encounter.kind];
  return pack?.heroes[id] ? heroes.hero : NONE;
}

/** Whether somebody has drawn it, under its own name. */
export function isDrawn(id: string): boolean {
  return [tiles, things, creatures, heroes].some((some) => id in some);
}
