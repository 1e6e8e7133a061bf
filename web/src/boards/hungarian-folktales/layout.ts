/** Where everything of the map stands on the drawing, worked out from the places that the pack gives its fields. */
import {
  around,
  between,
  covering,
  distance,
  gap,
  grown,
  middleOf,
  round,
  whim,
  type Box,
  type Point,
} from "../../kit/geometry";
import { LEADING, placesAround, settle, type Name, type Obstacle } from "../../kit/labels";
import { foldings, widthOf } from "../../kit/lettering";
import { SHEETS, type Sheet } from "../../lib/frame.svelte";
import { known } from "../../lib/known";
import type { ContentShown, KnownLand, KnownShortcut, LandShown, ShortcutShown } from "./types";

/** The paper on which packs give their places, unless they need more. */
const SHEET = { width: 160, height: 100 };
export const WIDTH = 1600;
/** The painted edge of the chest. */
export const EDGE = 40;
/** So far from above the map begins: whoever stands at its upper edge needs room for his head. */
const HEAD = EDGE * 1.45;
/** Half of the width of the picture of somebody who is met. */
const MEDALLION = 37;
/** How large letters and heroes are on each sheet, in units of the map: on a telephone the map is drawn much smaller. */
const SIZES: Record<Sheet["format"], { font: number; figure: number }> = {
  landscape: { font: 27, figure: 68 },
  low: { font: 33, figure: 86 },
  portrait: { font: 36, figure: 100 },
};
/** So far the tails of a ribbon reach beyond its cloth. */
export const TAIL = 16;
const HOUSES = ["village", "city", "palace", "castle", "sorcerer"];

/** A stretch of road between two places where one has a choice. */
export interface Road {
  key: string;
  points: Point[];
  path: string;
}

/** A picture that stands beside the field or fields it belongs to. */
export interface Sign {
  id: string;
  at: Point;
  /** Half of its width. */
  size: number;
  /** The fields that it belongs to. */
  fields: string[];
}

/** The medallion of somebody who is met. */
export interface Medallion extends Sign {
  /** Where the number is written. */
  badge: Point;
}

export interface Ribbon {
  land: LandShown;
  lines: string[];
  at: Point;
  box: Box;
}

export interface Passage {
  shortcut: ShortcutShown;
  ends: string[];
  /** The fields between its ends. */
  steps: string[];
  points: Point[];
  path: string;
  /** Where its price is written. */
  price: Point;
}

export interface Growth {
  kind: string;
  at: Point;
  size: number;
  key: string;
}

export interface MapLayout {
  width: number;
  height: number;
  /** How large the stones of the road are. */
  radius: number;
  font: number;
  /** How high heroes stand on the map. */
  figure: number;
  places: Map<string, Point>;
  roads: Road[];
  lands: { land: LandShown; path: string; points: Point[] }[];
  ribbons: Ribbon[];
  encounters: Medallion[];
  houses: Sign[];
  /** The names of those who are met and of the houses. */
  names: Map<string, Name>;
  passages: Passage[];
  /** The crack in the ground under the shortcut over it, if the pack has one. */
  gorge: Point[];
  growths: Growth[];
  islands: { at: Point; key: string }[];
}

/** The map for a sheet: one drawing for each of them, whatever the window and whatever happens. */
export function layOut(pack: ContentShown, format: Sheet["format"], name: (id: string) => string): MapLayout {
  const height = Math.round((WIDTH * SHEETS[format].height) / SHEETS[format].width);
  const { font, figure } = SIZES[format];
  const place = placing(pack, height);
  const places = new Map<string, Point>();
  for (const { id, at } of Object.values(pack.board.fields)) places.set(id, place(at));
  for (const { id, at } of Object.values(pack.board.paths)) places.set(id, place(at));
  const radius = stoneSize(pack, places);
  const roads = roadsOf(pack, places);
  const lands = Object.values(pack.board.lands).map((land) => {
    const points = land.outline.map(place);
    return { land, points, path: closed(points) };
  });
  /** How much room a name below a sign takes. */
  const label = (id: string) => ({ width: widthOf(shortName(name(id))) * font, height: font * 0.9 });
  const taken = new Taken(
    { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: height - 2 * EDGE - 6 },
    [...places.values()],
    radius,
  );
  const housesPlaced = () =>
    Object.values(pack.board.fields)
      .filter(isNamedField)
      .map(({ id, kind }) => {
        const size = kind === "sorcerer" ? 34 : 48;
        const at = taken.beside([placeIn(places, id)], size, kind, { gap: 8, label: label(id) });
        return { id: kind, fields: [id], size, at };
      });
  const encountersPlaced = () =>
    Object.keys(pack.encounters)
      .map((id) => ({ id, fields: pack.board.spaces[id] ?? [] }))
      .filter(({ fields }) => fields.some((field) => pack.board.fields[field]?.kind === "adventure"))
      .map(({ id, fields }) => {
        const points = fields.map((field) => placeIn(places, field));
        const home = pack.board.fields[fields[0] ?? ""]?.land ?? "";
        const strangeness = (at: Point) => {
          const covered = [at, { x: at.x, y: at.y + MEDALLION }];
          const here = lands
            .filter(({ points: outline }) => covered.some((point) => isInside(point, outline)))
            .map(({ land }) => land.id);
          if (here.some((land) => land !== home)) return ABROAD;
          return home === "" || here.length > 0 ? 0 : OUTSIDE;
        };
        const at = taken.beside(points, MEDALLION, id, {
          gap: 10,
          label: label(id),
          strangeness,
        });
        return { id, fields, size: MEDALLION, at, badge: badgeAt(at, MEDALLION, [...places.values()], radius) };
      });
  const ribbonsPlaced = () =>
    Object.values(pack.board.lands).map((land) => {
      const cloths = foldings(shortName(name(land.id))).map((lines) => ({
        lines,
        width: (Math.max(...lines.map(widthOf)) + (land.steps ? 3.1 : 1.4)) * font,
        height: (1.55 + (lines.length - 1) * LEADING) * font,
      }));
      const { at, size } = taken.near(place(land.ribbon), cloths, `ribbon ${land.id}`);
      return { land, lines: size.lines, at, box: around(at, size.width, size.height) };
    });
  housesPlaced();
  ribbonsPlaced();
  encountersPlaced();
  // Once more, now that each knows where the others want to stand.
  const [houses, ribbons, encounters] = [housesPlaced(), ribbonsPlaced(), encountersPlaced()];
  const names = namesOf(
    [...houses, ...encounters],
    ({ fields, id }) => shortName(name(pack.encounters[id] ? id : (fields[0] ?? id))),
    font,
    [
      ...[...places.values()].map((at) => ({ box: around(at, radius * 2.3, radius * 2.3), weight: WEIGHTS.stone })),
      ...ribbons.map(({ box }) => ({ box, weight: WEIGHTS.ribbon })),
      ...[...houses, ...encounters].map(({ at, size }) => ({
        box: around(at, size * 2, size * 2),
        weight: WEIGHTS.picture,
      })),
      ...houses.map(({ fields: [field = ""] }) => {
        const { x, y } = placeIn(places, field);
        return { box: around({ x, y: y - figure / 2 }, figure, figure), weight: WEIGHTS.figure };
      }),
      ...encounters.map(({ badge }) => ({ box: around(badge, 40, 32), weight: WEIGHTS.badge })),
    ],
    taken.sheet,
  );
  for (const [id, { box }] of names) taken.put(id, box);
  const passages = Object.values(pack.board.shortcuts).map((shortcut) => {
    const [start, end] = endsOf(pack, shortcut.id);
    const steps = Object.values(pack.board.paths).filter((step) => step.shortcut === shortcut.id);
    const points = [start, ...steps.map(({ id }) => id), end].map((id) => placeIn(places, id));
    const middle = points[Math.floor(points.length / 2)] as Point;
    return {
      shortcut,
      ends: [start, end],
      steps: steps.map(({ id }) => id),
      points,
      path: open(points),
      price: taken.beside([middle], 25, shortcut.id, { gap: radius * 0.6 }),
    };
  });
  const gorge = gorgeOf(pack, places, height);
  taken.line(gorge, 26);
  return {
    width: WIDTH,
    height,
    radius,
    font,
    figure,
    places,
    roads,
    lands,
    ribbons,
    encounters,
    houses,
    names,
    passages,
    gorge,
    growths: growthsOf(lands, taken, roads, height),
    islands: Object.values(pack.board.fields)
      .filter(({ land }) => land === SEA)
      .map(({ id }) => ({ at: placeIn(places, id), key: id })),
  };
}

/** How badly things are missed under a name. */
const WEIGHTS = { stone: 9, ribbon: 8, badge: 6, picture: 4, figure: 2 };
/** A name that is hardly nearer to its own picture than to another seems to belong there. */
const MISTAKEN = 900;

/** Each name close to its picture, and clear of stones, ribbons and each other. */
function namesOf(
  signs: Sign[],
  wordsOf: (sign: Sign) => string,
  font: number,
  obstacles: Obstacle[],
  sheet: Box,
): Map<string, Name> {
  const written = signs.map((sign) => {
    const others = signs.filter((other) => other !== sign);
    const isMistaken = (box: Box) =>
      others.some((other) => distance(other.at, middleOf(box)) < distance(sign.at, middleOf(box)) + 8);
    return foldings(wordsOf(sign))
      .flatMap((lines) => placesAround(sign.at, sign.size, lines, font))
      .map((place) => (isMistaken(place.box) ? { ...place, dislike: place.dislike + MISTAKEN } : place));
  });
  const chosen = settle(
    written.map((places) => ({ places, obstacles })),
    grown(sheet, -2),
  );
  return new Map(signs.map(({ id }, index) => [id, written[index]?.[chosen[index] ?? 0] as Name]));
}

/** Where the number of somebody who is met is written: below on the right, or at a corner that hides less of a stone. */
function badgeAt({ x, y }: Point, size: number, stones: Point[], radius: number): Point {
  const [across, down] = [size * 0.74, size * 0.66];
  const below = { x: x + across, y: y + down };
  const room = (at: Point) => Math.min(radius + 12, ...stones.map((stone) => distance(stone, at)));
  return [below, { x: x - across, y: y + down }, { x: x + across, y: y - down }].reduce((best, corner) =>
    room(corner) > room(best) ? corner : best,
  );
}

/** Where something may lie for a while beside a field: clear of those who stand there, and hiding least of the map. */
export function besideField(layout: MapLayout, at: Point, far: number, size: number, standing: Point[]): Point {
  const things = [
    ...standing.map((figure) => ({
      box: around(figure, layout.figure * 0.7, layout.figure),
      weight: WEIGHTS.stone * 9,
    })),
    ...[...layout.names.values()].map(({ box }) => ({ box, weight: WEIGHTS.ribbon })),
    ...layout.ribbons.map(({ box }) => ({ box, weight: WEIGHTS.ribbon })),
    ...[...layout.houses, ...layout.encounters].map((sign) => ({
      box: around(sign.at, sign.size * 2, sign.size * 2),
      weight: WEIGHTS.picture,
    })),
    ...[...layout.places.values()].map((stone) => ({
      box: around(stone, layout.radius * 2, layout.radius * 2),
      weight: WEIGHTS.figure,
    })),
  ];
  const hidden = (box: Box) => {
    const { x, y, width, height } = box;
    const beyond = Math.max(0, -x, -y, x + width - layout.width, y + height - layout.height);
    return things.reduce((sum, thing) => sum + covering(box, thing.box) * thing.weight, beyond * 1e4);
  };
  return [-0.9, 0.9, 0, -0.45, 0.45]
    .flatMap((slant) => [1, -1].map((side) => ({ x: at.x + side * far, y: at.y + (slant - 0.35) * far })))
    .map((middle) => ({ middle, cost: hidden(around(middle, size, size)) }))
    .reduce((best, other) => (other.cost < best.cost ? other : best)).middle;
}

/** A field whose house stands beside it, with its name. */
export function isNamedField({ kind }: { kind: string }): boolean {
  return HOUSES.includes(kind);
}

/** A name without what a map does not need: the article, and on which road it is. */
export function shortName(words: string): string {
  return words.replace(/^(the|a|an) /iu, "").replace(/ \(.*\)$/u, "");
}

export function placeIn(places: Map<string, Point>, id: string): Point {
  return places.get(id) ?? { x: WIDTH / 2, y: WIDTH / 3 };
}

/** From the places of the pack to those of the drawing; a pack that goes beyond the usual sheet gets a larger one. */
function placing(pack: ContentShown, height: number): (at: [number, number]) => Point {
  const all = [
    ...Object.values(pack.board.fields).map(({ at }) => at),
    ...Object.values(pack.board.lands).flatMap(({ outline, ribbon }) => [...outline, ribbon]),
  ];
  const [across, down] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(0, ...across), Math.min(0, ...down)];
  const wide = Math.max(SHEET.width, ...across) - left;
  const high = Math.max(SHEET.height, ...down) - top;
  const inset = EDGE * 0.7;
  return ([x, y]) => ({
    x: round(inset + ((x - left) / wide) * (WIDTH - 2 * inset)),
    y: round(HEAD + ((y - top) / high) * (height - HEAD - EDGE * 0.95)),
  });
}

/** As large as the two nearest fields allow. */
function stoneSize(pack: ContentShown, places: Map<string, Point>): number {
  const nearest = Math.min(
    ...Object.entries(pack.board.neighbours).flatMap(([id, neighbours]) =>
      neighbours.map((other) => distance(placeIn(places, id), placeIn(places, other))),
    ),
  );
  return Math.min(25, Math.max(11, nearest * 0.49));
}

/** Roads are followed from branch to branch, so that each is one line. */
function roadsOf(pack: ContentShown, places: Map<string, Point>): Road[] {
  const ways = (id: string) => pack.board.neighbours[id] ?? [];
  const seen = new Set<string>();
  const roads: Road[] = [];
  const follow = (start: string, next: string) => {
    const line = [start];
    let [before, here] = [start, next];
    while (!seen.has(`${before} ${here}`)) {
      seen.add(`${before} ${here}`).add(`${here} ${before}`);
      line.push(here);
      const onward = ways(here).find((other) => other !== before);
      if (ways(here).length !== 2 || onward === undefined) break;
      [before, here] = [here, onward];
    }
    if (line.length < 2) return;
    const points = line.map((id) => placeIn(places, id));
    roads.push({ key: `${line[0]} ${line[1]}`, points, path: open(points) });
  };
  const all = Object.keys(pack.board.fields);
  for (const id of all.filter((field) => ways(field).length !== 2)) for (const next of ways(id)) follow(id, next);
  for (const id of all) for (const next of ways(id)) follow(id, next);
  return roads;
}

/** What is wished for the place of something round. */
interface Standing {
  gap: number;
  /** The room that its name takes below it. */
  label?: { width: number; height: number };
  /** What a place costs because it does not lie in the land that one belongs to. */
  strangeness?: (at: Point) => number;
}

/** What stands on the map already, so that nothing is drawn over anything. What is placed once more moves. */
class Taken {
  #boxes = new Map<string, Box>();
  #rounds = new Map<string, { at: Point; size: number }>();

  constructor(
    readonly sheet: Box,
    stones: Point[],
    radius: number,
  ) {
    this.line(stones, radius);
  }

  /** The freest place for something round beside these points. */
  beside(points: Point[], size: number, key: string, { gap, label, strangeness }: Standing): Point {
    this.#rounds.delete(key);
    this.#boxes.delete(key);
    const middle = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
    const heart = { x: middle.x / points.length, y: middle.y / points.length };
    const turn = whim(key) * 0.2;
    let best = { at: heart, merit: -Infinity };
    const widest = (size + gap + 12) * Math.max(...FAR);
    const crowd = this.#crowd(heart, widest + size + (label ? label.width + label.height : 0) + 20);
    for (const far of FAR) {
      for (let step = 0; step < 24; step++) {
        const angle = ((step + turn) / 24) * Math.PI * 2;
        const away = (size + gap + 12) * far;
        const at = { x: heart.x + Math.cos(angle) * away, y: heart.y + Math.sin(angle) * away };
        const rooms = [this.room(at, size + (label ? 7 : 0), crowd)];
        if (label) {
          const below = at.y + size + label.height * 0.6;
          for (const part of [-0.5, -0.2, 0.2, 0.5])
            rooms.push(this.room({ x: at.x + part * label.width, y: below }, label.height * 0.45, crowd) + 4);
        }
        const near = Math.min(...points.map((point) => distance(point, at)));
        const merit = liking(rooms, 8) - near * 0.4 - (strangeness?.(at) ?? 0);
        if (merit > best.merit) best = { at, merit };
      }
    }
    this.#rounds.set(key, { at: best.at, size });
    if (label) {
      const { width, height } = label;
      this.#boxes.set(key, { x: best.at.x - width / 2, y: best.at.y + size, width, height });
    }
    return { x: round(best.at.x), y: round(best.at.y) };
  }

  /** The freest place near the one that is wished for, for a box that may have one of these sizes, the first liked best. */
  near<Size extends { width: number; height: number }>(wished: Point, sizes: Size[], key: string) {
    this.#boxes.delete(key);
    const { x, y, width: wide, height: high } = this.sheet;
    const widest = Math.max(...sizes.map(({ width }) => width));
    const crowd = this.#crowd(wished, Math.hypot(STEPS * 20 + widest, STEPS * 14 + 60));
    let best = { at: wished, size: sizes[0] as Size, merit: -Infinity };
    for (const [index, size] of sizes.entries()) {
      const { width, height } = size;
      for (let across = -STEPS; across <= STEPS; across++) {
        for (let down = -STEPS; down <= STEPS; down++) {
          const at = {
            x: clamp(wished.x + across * 20, x + width / 2, x + wide - width / 2),
            y: clamp(wished.y + down * 14, y + height / 2, y + high - height / 2),
          };
          const rooms = roomsAround(around(at, width + 2 * TAIL, height), crowd);
          const merit = liking(rooms, 4) - distance(at, wished) * 0.3 - index * 6;
          if (merit > best.merit) best = { at, size, merit };
        }
      }
    }
    const at = { x: round(best.at.x), y: round(best.at.y) };
    this.#boxes.set(key, around(at, best.size.width, best.size.height));
    return { at, size: best.size };
  }

  put(key: string, box: Box): void {
    this.#boxes.set(key, box);
  }

  line(points: Point[], size: number): void {
    for (const at of points) this.#rounds.set(`${at.x} ${at.y}`, { at, size });
  }

  /** What stands so near to a place that it may be in the way. */
  #crowd(at: Point, reach: number): Crowd {
    const spot = around(at, 0, 0);
    return {
      rounds: [...this.#rounds.values()].filter((other) => distance(at, other.at) < reach + other.size),
      boxes: [...this.#boxes.values()].filter((box) => gap(spot, box) < reach),
    };
  }

  /** How much room there is around something round; less than nothing where something is in its way. */
  room(at: Point, size: number, { rounds, boxes } = this.#crowd(at, size)): number {
    const { x, y, width, height } = this.sheet;
    let room = Math.min(at.x - size - x, at.y - size - y, x + width - at.x - size, y + height - at.y - size);
    for (const other of rounds) room = Math.min(room, distance(at, other.at) - size - other.size);
    for (const box of boxes) room = Math.min(room, away(at, box) - size);
    return room;
  }
}

interface Crowd {
  rounds: { at: Point; size: number }[];
  boxes: Box[];
}

/** How far everything is from a box, less than nothing for what it would cover. */
function roomsAround(box: Box, { rounds, boxes }: Crowd): number[] {
  return [
    ...rounds.map(({ at, size }) => away(at, box) - size),
    ...boxes.map((other) => gap(box, other) - Math.sqrt(covering(box, other))),
  ];
}

function away({ x, y }: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** How far something may stand from where it belongs: as parts of its size, and as steps of a box. */
const FAR = [0.9, 1.05, 1.25, 1.5, 1.85, 2.3];
const STEPS = 10;

/** What it costs to stand just outside of one's own land, and to stand in that of others. */
const OUTSIDE = 30;
const ABROAD = 160;

/** Room is good as far as it is needed; whatever is in the way is worse than any distance. */
function liking(rooms: number[], enough: number): number {
  let [room, lacking] = [enough, 0];
  for (const other of rooms) {
    if (other < room) room = other;
    if (other < 0) lacking += other;
  }
  return room >= 0 ? room * 3 : room * 10 + lacking * 4;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

const GORGE = "gorge" satisfies KnownShortcut;

function endsOf({ board }: ContentShown, shortcut: string): [string, string] {
  return board.ends[shortcut] ?? ["", ""];
}

/** The gorge opens under its shortcut and runs across it, as far as no road is in its way. */
function gorgeOf(pack: ContentShown, places: Map<string, Point>, height: number): Point[] {
  if (!pack.board.shortcuts[GORGE]) return [];
  const [one, other] = endsOf(pack, GORGE).map((end) => placeIn(places, end)) as [Point, Point];
  const middle = between(one, other, 0.5);
  const long = distance(one, other) || 1;
  const across = { x: -(other.y - one.y) / long, y: (other.x - one.x) / long };
  const fields = Object.keys(pack.board.fields).map((id) => placeIn(places, id));
  const run = (sign: number) => {
    const points: Point[] = [];
    for (let step = 1; step < 14; step++) {
      const sway = (whim("gorge", sign, step) - 0.5) * 34;
      const at = {
        x: middle.x + across.x * sign * step * 26 + sway,
        y: middle.y + across.y * sign * step * 26,
      };
      const isOut = at.y > height - EDGE * 0.8 || at.y < EDGE || at.x < EDGE || at.x > WIDTH - EDGE;
      if (fields.some((field) => distance(field, at) < 46)) break;
      points.push({ x: round(at.x), y: round(at.y) });
      if (isOut) break;
    }
    return points;
  };
  return [...run(-1).reverse(), { x: round(middle.x), y: round(middle.y) }, ...run(1)];
}

const SEA = "great_sea" satisfies KnownLand;

/** What grows in a land, and how close together. */
const GROWS: Record<KnownLand | "", { kinds: string[]; step: number }> = {
  round_forest: { kinds: ["tree", "tree", "tree", "mushroom", "bush"], step: 58 },
  wheat_fields: { kinds: ["sheaf", "sheaf", "poppy"], step: 54 },
  bare_lands: { kinds: ["rock", "thistle", "crack", "rock"], step: 62 },
  great_sea: { kinds: ["wave", "wave", "wave", "whale", "boat"], step: 56 },
  glass_mountain: { kinds: ["crystal", "peak", "crystal"], step: 64 },
  dark_woods: { kinds: ["pine", "pine", "pine", "stump"], step: 50 },
  hill_country: { kinds: ["hill", "vine", "hill"], step: 66 },
  "": { kinds: ["tulip", "tuft", "linden", "tulip", "tuft", "daisy"], step: 66 },
};

function growthsOf(
  lands: { land: LandShown; points: Point[] }[],
  taken: Taken,
  roads: Road[],
  height: number,
): Growth[] {
  const middles = roads.flatMap(({ points }) =>
    points.slice(1).flatMap((point, index) => {
      const before = points[index] as Point;
      return [0.3, 0.5, 0.7].map((part) => between(before, point, part));
    }),
  );
  taken.line(middles, 12);
  const growths: Growth[] = [];
  const sow = (key: string, kinds: string[], step: number, isHere: (at: Point) => boolean) => {
    for (let y = EDGE + 14; y < height - EDGE; y += step * 0.8) {
      for (let x = EDGE + 14; x < WIDTH - EDGE; x += step) {
        const at = {
          x: round(x + (whim(key, x, y, "x") - 0.5) * step * 0.7),
          y: round(y + (whim(key, x, y, "y") - 0.5) * step * 0.6),
        };
        const size = 21 + whim(key, x, y) * 9;
        if (!isHere(at) || taken.room(at, size * 0.82) < 0) continue;
        const kind = kinds[Math.floor(whim(key, x, y, "kind") * kinds.length)] as string;
        taken.line([at], size * 0.55);
        growths.push({ kind, at, size, key: `${x} ${y}` });
      }
    }
  };
  for (const { land, points } of lands) {
    const { kinds, step } = known(GROWS, land.id) ?? GROWS[""];
    sow(land.id, kinds, step, (at) => isInside(at, points));
  }
  sow("", GROWS[""].kinds, GROWS[""].step, (at) => !lands.some(({ points }) => isInside(at, points)));
  return growths.sort((one, other) => one.at.y - other.at.y);
}

export function isInside({ x, y }: Point, outline: Point[]): boolean {
  let inside = false;
  outline.forEach((point, index) => {
    const before = outline.at(index - 1) as Point;
    if (point.y > y !== before.y > y && x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x)
      inside = !inside;
  });
  return inside;
}

/** A soft line through all the points. */
export function open(points: Point[]): string {
  const [first] = points;
  if (!first) return "";
  const parts = points.slice(1).map((point, index) => {
    const from = points[index] as Point;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? point;
    return curve(before, from, point, after);
  });
  return `M${round(first.x)} ${round(first.y)} ${parts.join(" ")}`;
}

/** A soft closed line through all the points. */
export function closed(points: Point[]): string {
  const [first] = points;
  if (!first) return "";
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const parts = points.map((point, index) => curve(at(index - 1), point, at(index + 1), at(index + 2)));
  return `M${round(first.x)} ${round(first.y)} ${parts.join(" ")} Z`;
}

function curve(before: Point, from: Point, to: Point, after: Point): string {
  const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(to.x)} ${round(to.y)}`;
}
