/** Which picture stands for what; a pack's own inventions get the picture of their kind. */
import type { PackShown } from "../types";
import { creatures } from "./creatures";
import { heroes } from "./heroes";
import type { Picture } from "./shapes";
import { things, tiles } from "./things";

const NONE: Picture = [];

/** The picture of a tile, a token, an encounter, a hero or a kind of field. */
export function pictureOf(id: string, pack?: PackShown): Picture {
  const known = tiles[id] ?? things[id] ?? creatures[id] ?? heroes[id];
  if (known) return known;
  const tile = pack?.tiles[id];
  if (tile) return tiles[tile.kind] ?? tiles.useful ?? NONE;
  const encounter = pack?.encounters[id];
  if (encounter) return creatures[encounter.kind] ?? NONE;
  return pack?.heroes[id] ? (heroes.hero ?? NONE) : NONE;
}

/** Whether somebody has drawn it, under its own name. */
export function isDrawn(id: string): boolean {
  return [tiles, things, creatures, heroes].some((some) => id in some);
}
