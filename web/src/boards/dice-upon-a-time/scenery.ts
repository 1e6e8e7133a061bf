/** What lies around the routes: clouds above, hell below, sea and mountains at the sides, and the wood between them. */
import { around, covering, distance, round, whim, type Box, type Point } from "../../kit/geometry";
import type { Layout } from "./layout";
import type { ContentShown } from "./types";

export type Realm = "sky" | "fire" | "sea" | "peaks";
type Edge = "top" | "bottom" | "left" | "right";

/** A strip along an edge of the land, deepest at the field that it belongs to. */
export interface Shore {
  realm: Realm;
  path: string;
  /** How far it reaches into the land there. */
  holds(at: Point): boolean;
}

export interface Growth {
  kind: string;
  at: Point;
  size: number;
}

const REALMS: Record<string, Realm> = { clouds: "sky", hell: "fire", big_sea: "sea", big_mountains: "peaks" };
const BY_EDGE: Record<Edge, Realm> = { top: "sky", bottom: "fire", left: "sea", right: "peaks" };
const WOOD = ["fir", "fir", "spruce", "fir", "oak", "spruce", "bush", "fir"];
const IN_REALM: Record<Realm, string> = { sky: "cloud", fire: "flame", sea: "wave", peaks: "peak" };

/** The strips of all fields at the border of the land; a pack with other fields there gets what its edges have. */
export function shoresOf(pack: ContentShown, layout: Layout): Shore[] {
  return Object.values(pack.fields)
    .filter(({ group }) => group === "border")
    .map(({ id }) => {
      const at = layout.fields.get(id) as Point;
      const edge = nearestEdge(at, layout.land);
      return shore(REALMS[id] ?? BY_EDGE[edge], edge, at, layout, id);
    });
}

function nearestEdge({ x, y }: Point, { x: left, y: top, width, height }: Box): Edge {
  const far: [Edge, number][] = [
    ["left", (x - left) / width],
    ["right", (left + width - x) / width],
    ["top", (y - top) / height],
    ["bottom", (top + height - y) / height],
  ];
  return far.reduce((best, next) => (next[1] < best[1] ? next : best))[0];
}

function shore(realm: Realm, edge: Edge, at: Point, layout: Layout, key: string): Shore {
  const { land, sizes } = layout;
  const isAlong = edge === "top" || edge === "bottom";
  const long = isAlong ? land.width : land.height;
  const [along, into] = local(at);
  const deepest = into + sizes.field * 1.05;

  /** How far along the edge, and how far from it. */
  function local({ x, y }: Point): [number, number] {
    if (edge === "top") return [x - land.x, y - land.y];
    if (edge === "bottom") return [x - land.x, land.y + land.height - y];
    if (edge === "left") return [y - land.y, x - land.x];
    return [y - land.y, land.x + land.width - x];
  }

  function placed(u: number, v: number): Point {
    if (edge === "top") return { x: land.x + u, y: land.y + v };
    if (edge === "bottom") return { x: land.x + u, y: land.y + land.height - v };
    if (edge === "left") return { x: land.x + v, y: land.y + u };
    return { x: land.x + land.width - v, y: land.y + u };
  }

  const depth = (u: number) => deepest * (0.3 + 0.7 * Math.exp(-(((u - along) / (long * 0.27)) ** 2)));
  const steps = Math.max(12, Math.round(long / 34));
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const u = (index / steps) * long;
    return placed(u, depth(u) * (0.93 + whim(key, index) * 0.14));
  });
  const swell = realm === "sky" ? 0.5 : realm === "fire" ? -0.45 : 0.22;
  const curves = points.slice(1).map((point, index) => {
    const before = points[index] as Point;
    const middle = placed(((index + 0.5) / steps) * long, depth(((index + 0.5) / steps) * long) + swell * 26);
    return index % 2 === 0 || realm === "sky" || realm === "fire"
      ? `Q${at2(middle)} ${at2(point)}`
      : `Q${at2({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 })} ${at2(point)}`;
  });
  const first = points[0] as Point;
  const path = `M${at2(placed(0, 0))} L${at2(first)} ${curves.join(" ")} L${at2(placed(long, 0))} Z`;
  return {
    realm,
    path,
    holds: (point) => {
      const [u, v] = local(point);
      return v < depth(u) * 0.96;
    },
  };
}

function at2({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Trees, waves, peaks, flames and clouds, wherever nothing else lies. `written` are the places of names. */
export function scatter(layout: Layout, shores: Shore[], written: Box[]): Growth[] {
  const { land, sizes, fields, routes, spirits } = layout;
  const step = Math.max(13, sizes.field * 0.62);
  const room = step * 0.5;
  const roads = [...routes.values()].flatMap(({ curve }) => curve.points);
  const sockets = [...routes.values()].map(({ socket }) => socket);
  const corners = [...spirits.values()];
  const growths: Growth[] = [];
  for (let y = land.y + step * 0.7; y < land.y + land.height - step * 0.3; y += step) {
    for (let x = land.x + step * 0.6; x < land.x + land.width - step * 0.5; x += step) {
      const at = { x: x + (whim("x", x, y) - 0.5) * step * 0.8, y: y + (whim("y", x, y) - 0.5) * step * 0.7 };
      const isFree =
        [...fields.values()].every((field) => distance(field, at) > sizes.field * 1.12 + room) &&
        sockets.every((socket) => distance(socket, at) > sizes.socket * 1.25 + room) &&
        roads.every((point) => distance(point, at) > room + 7) &&
        corners.every(
          ({ at: corner, sockets: own }) =>
            distance(corner, at) > sizes.spirit * 1.12 + room &&
            own.every((socket) => distance(socket, at) > sizes.socket * 1.4 + room),
        ) &&
        written.every((box) => covering(box, around(at, room * 2, room * 2.2)) === 0) &&
        growths.every((other) => distance(other.at, at) > step * 0.82);
      if (!isFree) continue;
      const realm = shores.find((one) => one.holds(at))?.realm;
      const kind = realm ? IN_REALM[realm] : WOOD[Math.floor(whim("kind", x, y) * WOOD.length)];
      if (kind) growths.push({ kind, at, size: (step / 36) * (0.92 + whim("size", x, y) * 0.4) });
    }
  }
  return growths.sort((one, other) => one.at.y - other.at.y);
}

/** The briar along the frame: a strand that winds from side to side, and where its thorns and leaves sit. */
export function briarOf({ width, height, frame, land }: Layout, phase: number): { strand: string; thorns: Point[][] } {
  const half = frame / 2;
  const top = land.y - half;
  const corners: Point[] = [
    { x: half, y: top },
    { x: width - half, y: top },
    { x: width - half, y: height - half },
    { x: half, y: height - half },
    { x: half, y: top },
  ];
  const points: Point[] = [];
  const thorns: Point[][] = [];
  for (const [index, from] of corners.slice(0, -1).entries()) {
    const to = corners[index + 1] as Point;
    const long = distance(from, to);
    const steps = Math.round(long / (frame * 1.5));
    const across = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
    for (let turn = 0; turn < steps; turn++) {
      const part = turn / steps;
      const sway = Math.sin(turn * 1.7 + phase) * frame * 0.2;
      const at = {
        x: from.x + (to.x - from.x) * part + across.x * sway,
        y: from.y + (to.y - from.y) * part + across.y * sway,
      };
      points.push(at);
      const side = turn % 2 === 0 ? 1 : -1;
      const tip = { x: at.x + across.x * side * frame * 0.34, y: at.y + across.y * side * frame * 0.34 };
      const along = { x: ((to.x - from.x) / long) * frame * 0.14, y: ((to.y - from.y) / long) * frame * 0.14 };
      thorns.push([{ x: at.x - along.x, y: at.y - along.y }, tip, { x: at.x + along.x, y: at.y + along.y }]);
    }
  }
  const strand = points
    .map((point, index) => {
      const next = points[(index + 1) % points.length] as Point;
      const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
      return index === 0 ? `M${at2(middle)}` : `Q${at2(point)} ${at2(middle)}`;
    })
    .join(" ");
  return { strand: `${strand} Q${at2(points[0] as Point)} ${strand.slice(1).split(" Q")[0]}`, thorns };
}
