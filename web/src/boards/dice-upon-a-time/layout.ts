/** Where everything lies in the land: fields, routes with their sockets, the spirits in the corners. */
import { around, bendAround, distance, grown, whim, type Box, type Curve, type Point } from "../../kit/geometry";
import { foldings, linesOf, widthOf } from "../../kit/lettering";
import { placesAround, settle, type Name, type Obstacle } from "../../kit/labels";
import type { Sheet } from "../../lib/frame.svelte";
import type { ContentShown } from "./types";

export interface Layout {
  width: number;
  height: number;
  /** Inside the frame. */
  land: Box;
  frame: number;
  /** The ribbon with the Event of the chapter, on the upper edge of the frame, and beside it the seal that leads to the players. */
  event: Box;
  players: Box;
  fields: Map<string, Point>;
  spirits: Map<string, Corner>;
  routes: Map<string, Way>;
  sizes: Sizes;
}

export interface Sizes {
  /** Half of what a field's picture takes. */
  field: number;
  /** The radius of a stone ring. */
  socket: number;
  spirit: number;
  font: number;
  figure: number;
}

export interface Way {
  curve: Curve;
  socket: Point;
}

export interface Corner {
  at: Point;
  sockets: Point[];
  isLeft: boolean;
  isTop: boolean;
}

/** The drawing of the pack that sizes were designed for. */
const DESIGNED = 1200 * 900;
/** The frame of briar, how high the upper edge is that carries the Event, and how wide the seal beside it. */
const EDGES: Record<Sheet["format"], { frame: number; head: number; seal: number }> = {
  landscape: { frame: 17, head: 47, seal: 196 },
  low: { frame: 10, head: 31, seal: 150 },
  portrait: { frame: 10, head: 32, seal: 140 },
};

export function layOut(pack: ContentShown, { format, width, height }: Sheet): Layout {
  const { frame, head, seal } = EDGES[format];
  const land = { x: frame, y: head, width: width - 2 * frame, height: height - head - frame };
  const top = { y: 3, height: head - frame * 0.72 - 3 };
  const sizes = sizesFor(land);
  const lift = pinned(pack, land, sizes);
  const fields = new Map(Object.values(pack.fields).map(({ id, at }) => [id, lift(at)]));
  for (let turn = 0; turn < 40; turn++) if (!pushApart([...fields.values()], sizes.field * 2 + 6)) break;
  const spirits = new Map(
    Object.values(pack.spirits).map(({ id, at, sockets }) => [id, cornerOf(at, sockets, pack, land, sizes)]),
  );
  return {
    width,
    height,
    land,
    frame,
    event: { ...top, x: frame, width: width - 2 * frame - seal - 8 },
    players: { ...top, x: width - frame - seal, width: seal },
    fields,
    spirits,
    routes: layRoutes(pack, fields, spirits, sizes, land),
    sizes,
  };
}

function sizesFor(land: Box): Sizes {
  const scale = Math.sqrt((land.width * land.height) / DESIGNED);
  return {
    field: clamp(scale * 52, 15.5, 50),
    socket: clamp(scale * 27, 9.5, 26),
    spirit: clamp(scale * 74, 21, 68),
    font: land.width < 460 ? 11.5 : clamp(scale * 25, 13, 19),
    figure: clamp(scale * 66, 24, 58),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Stretches the pack's coordinates over the land. */
function pinned(pack: ContentShown, land: Box, { field, font }: Sizes): (at: [number, number]) => Point {
  const [left, top] = [land.x + field + 4, land.y + field];
  const [wide, high] = [land.width - 2 * field - 8, land.height - 2 * field - font * 0.8];
  const all = Object.values(pack.fields).map(({ at }) => at);
  const [west, north] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const across = Math.max(1, Math.max(...all.map(([x]) => x)) - west);
  const down = Math.max(1, Math.max(...all.map(([, y]) => y)) - north);
  return ([x, y]) => ({ x: left + ((x - west) / across) * wide, y: top + ((y - north) / down) * high });
}

function pushApart(points: Point[], apart: number): boolean {
  let moved = false;
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      const far = distance(one, other);
      if (far >= apart - 0.5) continue;
      const angle = far < 1 ? whim(index) * Math.PI * 2 : Math.atan2(other.y - one.y, other.x - one.x);
      const push = (apart - far) / 2;
      one.x -= Math.cos(angle) * push;
      one.y -= Math.sin(angle) * push;
      other.x += Math.cos(angle) * push;
      other.y += Math.sin(angle) * push;
      moved = true;
    }
  }
  return moved;
}

/** A spirit watches from the corner that is nearest to its place in the pack; its sockets lie beside it. */
function cornerOf(at: [number, number], sockets: number, pack: ContentShown, land: Box, sizes: Sizes): Corner {
  const { spirit, socket } = sizes;
  const isLeft = at[0] < pack.size.width / 2;
  const isTop = at[1] < pack.size.height / 2;
  const middle = {
    x: isLeft ? land.x + spirit : land.x + land.width - spirit,
    y: isTop ? land.y + spirit : land.y + land.height - spirit,
  };
  const beside = (index: number) => ({
    x: middle.x + (isLeft ? 1 : -1) * (spirit + socket * (0.75 + index * 2.15)),
    y: isTop ? land.y + socket * 1.3 : land.y + land.height - socket * 1.25,
  });
  return { at: middle, sockets: Array.from({ length: sockets }, (_, index) => beside(index)), isLeft, isTop };
}

function layRoutes(
  pack: ContentShown,
  fields: Map<string, Point>,
  corners: Map<string, Corner>,
  { field, socket, spirit }: Sizes,
  land: Box,
): Map<string, Way> {
  const taken: Point[] = [];
  const aside = [...corners.values()].flatMap(({ at, sockets }) => [at, ...sockets]);
  const inside = grown(land, -socket);
  const ways = new Map<string, Way>();
  for (const { id, between } of Object.values(pack.routes)) {
    const [from, to] = between;
    const others = [...fields].filter(([other]) => other !== from && other !== to).map(([, point]) => point);
    const liking = (whim(from, to) < 0.5 ? -1 : 1) * 0.06;
    const [start, end] = [fields.get(from) as Point, fields.get(to) as Point];
    const curve = bendAround(start, end, [...others, ...aside], field + socket, liking, inside);
    const clear = (part: number, index: number) => {
      const point = curve.at(part);
      const toSocket = Math.min(60, ...taken.map((other) => distance(other, point) - 2 * socket));
      const toField = Math.min(40, ...[...fields.values()].map((other) => distance(other, point) - field - socket));
      const toSpirit = Math.min(
        30,
        ...[...corners.values()].map(({ at }) => distance(at, point) - spirit - socket),
        ...[...corners.values()].flatMap(({ sockets }) => sockets.map((one) => distance(one, point) - 2 * socket)),
      );
      return { point, merit: Math.min(toSocket, 14) + Math.min(toField, 14) + Math.min(toSpirit, 14) - index * 0.6 };
    };
    const best = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7]
      .map(clear)
      .reduce((one, other) => (other.merit > one.merit ? other : one));
    taken.push(best.point);
    ways.set(id, { curve, socket: best.point });
  }
  return ways;
}

/** How a figure goes from field to field: along the route, or through the air. */
export function wayOf(layout: Layout, start: string, end: string, route: string | undefined): Curve | null {
  const way = route ? layout.routes.get(route) : undefined;
  const [from, to] = [layout.fields.get(start), layout.fields.get(end)];
  if (!from || !to) return null;
  if (!way) return bendAround(from, to, [], 1, from.x < to.x ? -0.3 : 0.3);
  return distance(way.curve.start, from) < 1 ? way.curve : way.curve.reversed;
}

/** Where the figures of so many stand on a field: below its picture, side by side. */
export function standing(at: Point, index: number, count: number, { field, figure }: Sizes): Point {
  const step = Math.min(figure * 0.62, (field * 2.3) / Math.max(1, count));
  return { x: at.x + (index - (count - 1) / 2) * step, y: at.y + field * 0.92 };
}

/** What a spirit does, in a few short lines beside its corner. */
export interface Sign {
  lines: string[];
  font: number;
  box: Box;
}

/** From one line of a sign to the next. */
export const SIGN_LEADING = 1.02;

export function signAt({ at, isLeft, isTop }: Corner, name: string, words: string, { spirit, font }: Sizes): Sign {
  const high = Math.max(12, font * 0.92);
  const lines = [name, ...linesOf(words, 16, 3)];
  const width = Math.max(...lines.map(widthOf)) * high * 1.06;
  const height = lines.length * high * SIGN_LEADING;
  return {
    lines,
    font: high,
    box: {
      x: isLeft ? at.x - spirit + 2 : at.x + spirit - width - 2,
      y: isTop ? at.y + spirit + 5 : at.y - spirit - height - 4,
      width,
      height,
    },
  };
}

/** How badly things are missed under a name. */
const WEIGHTS = { socket: 7, picture: 3, spirit: 5, road: 0.25, figure: 0.7 };
/** A name that is hardly nearer to its own picture than to another seems to belong there. */
const MISTAKEN = 260;

/** The name of every field, close to it and clear of sockets, pictures and each other. */
export function layNames(layout: Layout, name: (id: string) => string, signs: Box[] = []): Map<string, Name> {
  const { fields, routes, spirits, sizes, land } = layout;
  const { field, socket, spirit, font, figure } = sizes;
  const obstacles: Obstacle[] = [
    ...signs.map((box) => ({ box, weight: WEIGHTS.spirit })),
    ...[...routes.values()].flatMap(({ curve, socket: at }) => [
      { box: around({ x: at.x, y: at.y - socket * 0.2 }, socket * 2.1, socket * 2.5), weight: WEIGHTS.socket },
      ...curve.points.map((point) => ({ box: around(point, 9, 9), weight: WEIGHTS.road })),
    ]),
    ...[...fields.values()].flatMap((at) => [
      { box: around(at, field * 1.9, field * 1.9), weight: WEIGHTS.picture },
      { box: around({ x: at.x, y: at.y + field * 0.92 - figure / 2 }, figure * 0.7, figure), weight: WEIGHTS.figure },
    ]),
    ...[...spirits.values()].flatMap(({ at, sockets }) => [
      { box: around(at, spirit * 2, spirit * 2), weight: WEIGHTS.spirit },
      ...sockets.map((one) => ({ box: around(one, socket * 2.2, socket * 2.5), weight: WEIGHTS.socket })),
    ]),
  ];
  const ids = [...fields.keys()];
  const written = ids.map((id) => {
    const at = fields.get(id) as Point;
    const others = [...fields].filter(([other]) => other !== id).map(([, point]) => point);
    return foldings(name(id)).flatMap((lines) =>
      placesAround(at, field, lines, font).map((place) => {
        const middle = { x: place.box.x + place.box.width / 2, y: place.box.y + place.box.height / 2 };
        const isMistaken = others.some((other) => distance(other, middle) < distance(at, middle) + 4);
        return isMistaken ? { ...place, dislike: place.dislike + MISTAKEN } : place;
      }),
    );
  });
  const chosen = settle(
    written.map((places) => ({ places, obstacles })),
    grown(land, -2),
  );
  return new Map(ids.map((id, index) => [id, written[index]?.[chosen[index] ?? 0] as Name]));
}
