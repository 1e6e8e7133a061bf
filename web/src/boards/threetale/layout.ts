/** Where everything of the map is: spaces and cells are words such as "3,-2", column and row; a cell holds four spaces. */
import { Route, type Box, type Point } from "../../kit/geometry";
import type { Sheet } from "../../lib/frame.svelte";
import { TURNS, type View } from "./types";

/** How wide a space is; a tile is two of them. */
export const SPACE = 60;
export const TILE = SPACE * 2;

export type Turn = (typeof TURNS)[number];

export function positionOf(place: string): [number, number] {
  const [column, row] = place.split(",").map(Number);
  return [column ?? 0, row ?? 0];
}

export function placeAt(column: number, row: number): string {
  return `${column},${row}`;
}

/** The middle of a space. */
export function spaceAt(space: string): Point {
  const [column, row] = positionOf(space);
  return { x: (column + 0.5) * SPACE, y: (row + 0.5) * SPACE };
}

export function cellBox(cell: string): Box {
  const [column, row] = positionOf(cell);
  return { x: column * TILE, y: row * TILE, width: TILE, height: TILE };
}

/** The four spaces of a cell, clockwise from the top left. */
export function spacesOf(cell: string): string[] {
  const [column, row] = positionOf(cell);
  const [left, top] = [column * 2, row * 2];
  return [placeAt(left, top), placeAt(left + 1, top), placeAt(left + 1, top + 1), placeAt(left, top + 1)];
}

/** The corners of a tile, in the order of `spacesOf`. */
export const CORNERS = ["upper_left", "upper_right", "lower_right", "lower_left"] as const;

export function cellOf(space: string): string {
  const [column, row] = positionOf(space);
  return placeAt(Math.floor(column / 2), Math.floor(row / 2));
}

/** What a tile shows clockwise from the top left, after it was turned clockwise. */
export function turned(spaces: string[], turn: string): string[] {
  const quarters = Math.max(0, TURNS.indexOf(turn as Turn));
  return [0, 1, 2, 3].map((place) => spaces[(place - quarters + 4) % 4] ?? "");
}

/** The next way to lay a tile among those offered, clockwise or back. */
export function nextTurn(turns: string[], turn: string, by = 1): string {
  const at = turns.indexOf(turn);
  return turns[(at + by + turns.length) % turns.length] ?? turns[0] ?? "north";
}

/** The ribbon with the goal stands over so much of the cloth's upper edge, in units of the sheet. */
const RIBBON: Record<Sheet["format"], number> = { landscape: 54, low: 42, portrait: 42 };
/** What can be pressed and lies nowhere on the land stands over its lower edge. */
const FOOT: Record<Sheet["format"], number> = { landscape: 56, low: 44, portrait: 44 };
/** So many rows the cloth has between them, for all tiles and for the few of a tutorial. */
const ROWS: Record<Sheet["format"], [number, number]> = {
  landscape: [7.7, 4.9],
  low: [6.8, 4.5],
  portrait: [7.7, 4.8],
};
const FEW_TILES = 12;
/** So much of the cloth is seen beyond the outermost tile: there the next one can be laid, and is seen whole. */
const MARGIN = TILE * 0.97;

/**
 * The cloth that is seen: laid out for the sheet and for how many tiles there are, with the first tile in its middle, and still for
 * the whole match. Only where a land leaves it, which it may (TT-4.13), the cloth is moved on, and made larger if it must be.
 */
export function clothFor(sheet: Sheet, all: number, tiles: string[], before: Box | null = null): Box {
  const rows = ROWS[sheet.format][all > FEW_TILES ? 0 : 1];
  const ribbon = RIBBON[sheet.format];
  const foot = FOOT[sheet.format];
  const unit = (sheet.height - ribbon - foot) / (rows * TILE);
  const edge = ribbon / unit;
  const laid: Box = {
    x: SPACE - sheet.width / unit / 2,
    y: SPACE - (rows * TILE) / 2 - edge,
    width: sheet.width / unit,
    height: sheet.height / unit,
  };
  const cloth = before ?? laid;
  const land = landOf(tiles);
  const top = (cloth.height * ribbon) / sheet.height;
  const bottom = (cloth.height * foot) / sheet.height;
  const grow = Math.max(1, land.width / cloth.width, land.height / (cloth.height - top - bottom));
  if (grow > 1) {
    const [width, height] = [cloth.width * grow, cloth.height * grow];
    return {
      x: land.x + (land.width - width) / 2,
      y: land.y + (land.height - height - (top - bottom) * grow) / 2,
      width,
      height,
    };
  }
  return {
    ...cloth,
    x: cloth.x + moved(land.x - cloth.x, land.x + land.width - cloth.x - cloth.width),
    y: cloth.y + moved(land.y - cloth.y - top, land.y + land.height - cloth.y - cloth.height + bottom),
  };
}

/** All tiles, with room for the next one around them. */
function landOf(tiles: string[]): Box {
  const places = (tiles.length > 0 ? tiles : ["0,0"]).map(positionOf);
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  return {
    x: Math.min(...columns) * TILE - MARGIN,
    y: Math.min(...rows) * TILE - MARGIN,
    width: (Math.max(...columns) - Math.min(...columns) + 1) * TILE + MARGIN * 2,
    height: (Math.max(...rows) - Math.min(...rows) + 1) * TILE + MARGIN * 2,
  };
}

/** How far the cloth moves if the land begins before it, or ends after it. */
function moved(begins: number, ends: number): number {
  return begins < 0 ? begins : Math.max(0, ends);
}

export function beside(place: string): string[] {
  const [column, row] = positionOf(place);
  return [placeAt(column, row - 1), placeAt(column + 1, row), placeAt(column, row + 1), placeAt(column - 1, row)];
}

/** What can be walked on. */
type Land = Pick<View, "ground">;

/** A way in stretches that are walked: between two of them a Portal is entered and another one left. */
export function stretchesOf({ ground }: Land, way: string[]): string[][] {
  const stretches: string[][] = [];
  for (const space of way) {
    const stretch = stretches.at(-1);
    const last = stretch?.at(-1);
    const isPassage = last && ground[last] === "portal" && ground[space] === "portal" && !areNear(last, space);
    if (stretch && !isPassage) stretch.push(space);
    else stretches.push([space]);
  }
  return stretches;
}

function areNear(one: string, other: string): boolean {
  const [[x1, y1], [x2, y2]] = [positionOf(one), positionOf(other)];
  return Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2)) < 2;
}

export function routeOf(way: string[]): Route {
  return new Route(way.map(spaceAt));
}

/** The line between two spaces that no Step leads over. */
export function wallBetween(one: string, other: string): string {
  const [from, to] = [spaceAt(one), spaceAt(other)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const half = SPACE / 2 - 3;
  return from.x === to.x
    ? `M${middle.x - half} ${middle.y} h${half * 2}`
    : `M${middle.x} ${middle.y - half} v${half * 2}`;
}
