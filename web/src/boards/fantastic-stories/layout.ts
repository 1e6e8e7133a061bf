/** Where everything lies on the drawing: the spaces from the pack's coordinates, and the tray at their foot. */
import type { Sheet } from "../../lib/frame.svelte";
import { around, bendAround, covering, distance, whim, type Box, type Curve, type Point } from "../../kit/geometry";
import type { BoardShown, RoadShown, SpaceShown } from "./types";

/** The same for every sheet of one format, whatever window it is shown in. */
export interface Layout {
  format: Sheet["format"];
  width: number;
  height: number;
  /** The two open pages that the map is drawn on. */
  land: Box;
  places: Map<string, Point>;
  castle: string;
  /** How large a drawing may be at a place, 1 as designed. */
  room: Map<string, number>;
  roads: Way[];
  waters: Water[];
  tray: Box;
}

export interface Way {
  road: RoadShown;
  curve: Curve;
  /** The middle of the plate with its numbers. */
  plate: Point;
}

/** A stretch of water between two docks, and the number that takes the ferry over it from either. */
export interface Water {
  docks: [string, string];
  curve: Curve;
  plates: { from: string; to: string; number: number; at: Point }[];
}

/** How large the drawing is, in the measure of its pictures: as large as the sheet, and larger where the pictures become smaller. */
const DRAWN: Record<Sheet["format"], { width: number; height: number; tray: number; lens: number }> = {
  landscape: { width: 1050, height: 860, tray: 96, lens: 62 },
  low: { width: 1050, height: 769, tray: 112, lens: 100 },
  portrait: { width: 760, height: 838, tray: 108, lens: 92 },
};
/** Pop-ups stand a little farther out than the other spaces of their row; above the map is more room than below it. */
const OUTWARDS = { up: 26, down: 15 };
/** A pop-up in a corner does not become larger than this, as what it needs is written at its edge. */
const LARGEST_POP_UP = 0.88;
/** Where the buttons beside the castle are, from its middle. */
export const STEPS = { aside: 80, down: 26 };
/** How far spaces keep from each other at least. */
const APART = 84;
/** Plates with numbers cover each other if they are not so far apart. */
const PLATE = 34;
/** How large the lowest line of the ribbon with the name of a pop-up may become, designed size. */
const RIBBON = { width: 238, height: 36 };
/** How far the middle of a stream keeps from the edge of the pages. */
const SHORE = 36;
/** How far from the middle of a dock its numbers lie at least, and how far if the dock is at the pop-up of an adventure. */
const DOCK = 74;
const POP_UP = 142;

export function layOut(pack: BoardShown, format: Sheet["format"]): Layout {
  const { width, height, tray: foot, lens } = DRAWN[format];
  const isUpright = format === "portrait";
  const land = { x: 8, y: 9, width: width - 16, height: height - foot - 16 };
  /** The corner beside it is the stage's, for its magnifying glass. */
  const tray = { x: 8, y: land.y + land.height + 8, width: width - 16 - lens, height: foot - 8 };
  const places = place(Object.values(pack.spaces), {
    x: land.x + (isUpright ? 92 : 112),
    y: land.y + (isUpright ? 84 : 100),
    width: land.width - (isUpright ? 184 : 224),
    height: land.height - (isUpright ? 170 : 196),
  });
  for (const id of pack.adventures) {
    const at = places.get(id);
    if (at) at.y += at.y > land.y + land.height / 2 ? OUTWARDS.down : isUpright ? -OUTWARDS.down : -OUTWARDS.up;
  }
  const room = new Map(
    Object.values(pack.spaces).map(({ id, adventure }) => [id, roomAt(id, places, adventure ? LARGEST_POP_UP : 1)]),
  );
  const roads = layRoads(pack, places, room);
  return {
    format,
    width,
    height,
    land,
    places,
    castle: pack.castle,
    room,
    roads,
    waters: layWaters(pack, places, roads, land),
    tray,
  };
}

/** Stretches the pack's coordinates over the box; what lies on top of each other is pushed apart. */
export function place(spaces: SpaceShown[], box: Box): Map<string, Point> {
  const columns = spaces.map((space) => space.at[0]);
  const rows = spaces.map((space) => space.at[1]);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const across = Math.max(...columns) - left;
  const down = Math.max(...rows) - top;
  const points = spaces.map((space, index) => ({
    x: box.x + (across > 0 ? ((space.at[0] - left) / across) * box.width : box.width * whim("x", index)),
    y: box.y + (down > 0 ? ((space.at[1] - top) / down) * box.height : box.height * whim("y", index)),
  }));
  for (let turn = 0; turn < 60; turn++) {
    if (!pushApart(points, box)) break;
  }
  return new Map(spaces.map((space, index) => [space.id, points[index] as Point]));
}

function pushApart(points: Point[], box: Box): boolean {
  let moved = false;
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      const apart = distance(one, other);
      if (apart >= APART - 0.5) continue;
      const angle = apart < 1 ? whim(index) * Math.PI * 2 : Math.atan2(other.y - one.y, other.x - one.x);
      const push = (APART - apart) / 2;
      for (const [point, sign] of [
        [one, -1],
        [other, 1],
      ] as const) {
        point.x = Math.min(box.x + box.width, Math.max(box.x, point.x + Math.cos(angle) * push * sign));
        point.y = Math.min(box.y + box.height, Math.max(box.y, point.y + Math.sin(angle) * push * sign));
      }
      moved = true;
    }
  }
  return moved;
}

function roomAt(id: string, places: Map<string, Point>, most: number): number {
  const here = places.get(id) as Point;
  const nearest = Math.min(...[...places].filter(([other]) => other !== id).map(([, point]) => distance(here, point)));
  return Math.min(most, Math.max(0.62, nearest / 148));
}

/** Where the number of a door or a pasture hangs. */
export function signAt({ x, y }: Point, room: number): Point {
  return { x: x + 40 * room, y: y - 34 * room };
}

/** The numbers of roads keep clear of each other, of the signs, of the ribbons under pop-ups, of the pawns before the castle and of the buttons beside it. */
function layRoads(pack: BoardShown, places: Map<string, Point>, room: Map<string, number>): Way[] {
  const signed = Object.values(pack.spaces).filter(({ door, pasture }) => door || pasture);
  const plates = signed.map(({ id }) => signAt(places.get(id) as Point, room.get(id) ?? 1));
  const obstacles = obstaclesOf(pack, places);
  const fronts = Object.values(pack.spaces).flatMap(({ id, is_castle, adventure }) => {
    const { x, y } = places.get(id) as Point;
    const size = room.get(id) ?? 1;
    return adventure
      ? [around({ x, y: y + 70 * size }, RIBBON.width * size, RIBBON.height * size)]
      : is_castle
        ? [
            around({ x, y: y + 40 * size }, 110 * size, 56 * size),
            ...[-1, 1].map((side) => around({ x: x + side * STEPS.aside, y: y + STEPS.down }, 60, 60)),
          ]
        : [];
  });
  return pack.roads.map((road, index) => {
    const [from, to] = road.between;
    const others = [...places].filter(([id]) => id !== from && id !== to).map(([, point]) => point);
    const liking = (whim(from, to, index) < 0.5 ? -1 : 1) * (0.16 + whim(to, from) * 0.14);
    const curve = bendAround(places.get(from) as Point, places.get(to) as Point, others, 58, liking);
    const plate = freest(curve, [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7], plates, obstacles, fronts);
    plates.push(plate);
    return { road, curve, plate };
  });
}

interface Obstacle {
  at: Point;
  /** How much it is larger than a medallion. */
  size: number;
}

function obstaclesOf(pack: BoardShown, places: Map<string, Point>): Obstacle[] {
  return Object.values(pack.spaces).map(({ id, is_castle, adventure }) => {
    const at = places.get(id) as Point;
    return { at: is_castle ? { x: at.x, y: at.y - 22 } : at, size: is_castle ? 30 : adventure ? 38 : 0 };
  });
}

/** The place along the way that has most room around it; earlier ones are preferred. */
function freest(curve: Curve, parts: number[], plates: Point[], obstacles: Obstacle[], fronts: Box[] = []): Point {
  const candidates = parts.map((part, index) => {
    const point = curve.at(part);
    const toPlate = Math.min(60, ...plates.map((plate) => distance(plate, point)));
    const toPlace = Math.min(58, ...obstacles.map(({ at, size }) => distance(at, point) - size));
    const covered = toPlate < PLATE ? PLATE : 0;
    const inFront = fronts.reduce((sum, front) => sum + covering(around(point, PLATE, PLATE), front), 0);
    return { point, merit: toPlate + toPlace - index * 2 - covered - inFront / 5 };
  });
  return candidates.reduce((best, next) => (next.merit > best.merit ? next : best)).point;
}

function layWaters(pack: BoardShown, places: Map<string, Point>, roads: Way[], land: Box): Water[] {
  const pairs = new Map<string, [string, string]>();
  for (const { start, end } of pack.ferry_links)
    pairs.set([start, end].sort().join(" "), start < end ? [start, end] : [end, start]);
  const taken = roads.map((way) => way.plate);
  const obstacles = obstaclesOf(pack, places);
  const page = { x: land.x + SHORE, y: land.y + SHORE, width: land.width - 2 * SHORE, height: land.height - 2 * SHORE };
  return [...pairs.values()].map((docks) => {
    const [from, to] = docks;
    const others = [...places].filter(([id]) => !docks.includes(id)).map(([, point]) => point);
    const [start, end] = [places.get(from) as Point, places.get(to) as Point];
    const curve = bendAround(start, end, others, 92, 0.2 * sideOf(start, end, places.get(pack.castle)), page);
    const links = pack.ferry_links.filter((link) => docks.includes(link.start) && docks.includes(link.end));
    const plates = links.map(({ start, end, number }) => {
      const way = start === from ? curve : curve.reversed;
      const near = (pack.adventures.includes(start) ? POP_UP : DOCK) / Math.max(150, way.length);
      const at = freest(way, [near, near + 0.06, near + 0.12, near + 0.18], taken, obstacles);
      taken.push(at);
      return { from: start, to: end, number, at };
    });
    return { docks, curve, plates };
  });
}

/** On which side of the line from start to end the point does not lie. */
function sideOf(start: Point, end: Point, point: Point | undefined): number {
  if (!point) return 1;
  return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x) > 0 ? -1 : 1;
}
