/** What grows between the roads: scattered where there is room, and chosen by the adventure that is nearest. */
import { around, covering, distance, whim, type Box, type Point } from "../../kit/geometry";
import type { Layout } from "./layout";
import type { BoardShown } from "./types";

export type Growth = "tree" | "pine" | "bush" | "rock" | "peak" | "palm" | "stump" | "tuft" | "flowers" | "hill";

export interface Grown {
  kind: Growth;
  at: Point;
  size: number;
}

/** Large and small growths near each adventure, in the order of the indices; the last is for the middle of the map. */
const LARGE: Growth[][] = [
  ["pine", "peak", "pine", "rock"],
  ["tree", "tree", "pine", "tree"],
  ["palm", "bush", "palm", "tree"],
  ["stump", "rock", "peak", "stump"],
  ["tree", "hill", "bush", "tree"],
];
const SMALL: Growth[][] = [
  ["tuft", "rock"],
  ["flowers", "bush"],
  ["tuft", "bush"],
  ["tuft", "rock"],
  ["flowers", "tuft"],
];
const STEP = 34;

/** How much room something takes around its foot. */
const SPREAD = { large: 30, small: 15 };

/** `written` are the places of names: nothing grows there. */
export function scatter(pack: BoardShown, layout: Layout, written: Box[] = []): Grown[] {
  const { land } = layout;
  const growths: Grown[] = [];
  const places = [...layout.places.values()];
  const plates = [
    ...layout.roads.map((way) => way.plate),
    ...layout.waters.flatMap((water) => water.plates.map(({ at }) => at)),
  ];
  const roads = layout.roads.flatMap((way) => way.curve.points);
  const waters = layout.waters.flatMap((water) => water.curve.points);
  const keepsClear = (at: Point, room: number) => {
    const foot = { x: at.x, y: at.y - room * 0.5 };
    return (
      places.every((place) => distance(place, foot) > 50 + room * 0.7) &&
      plates.every((plate) => distance(plate, foot) > 17 + room * 0.7) &&
      roads.every((step) => distance(step, foot) > 10 + room * 0.7) &&
      waters.every((step) => distance(step, foot) > 34 + room * 0.7) &&
      pack.adventures.every((id) => !isInPopUp(at, layout.places.get(id), room)) &&
      written.every((box) => covering(box, around({ x: at.x, y: at.y - room * 0.8 }, room * 1.5, room * 1.7)) === 0) &&
      growths.every((other) => distance(other.at, at) > room * 0.8 + 14)
    );
  };
  for (const [size, kinds] of [
    ["large", LARGE],
    ["small", SMALL],
  ] as const) {
    for (let y = land.y + 34; y < land.y + land.height - 12; y += STEP) {
      for (let x = land.x + 24; x < land.x + land.width - 20; x += STEP) {
        const at = { x: x + (whim(size, "x", x, y) - 0.5) * STEP, y: y + (whim(size, "y", x, y) - 0.5) * STEP };
        const edge = size === "large" ? 42 : 26;
        const isInside =
          at.x > land.x + edge &&
          at.x < land.x + land.width - edge &&
          at.y > land.y + 46 &&
          at.y < land.y + land.height - 14;
        if (!isInside || !keepsClear(at, SPREAD[size])) continue;
        const choice = kinds[region(pack, layout, at)] ?? [];
        const kind = choice[Math.floor(whim(size, "kind", x, y) * choice.length)];
        if (kind) growths.push({ kind, at, size: 0.85 + whim(size, "size", x, y) * 0.35 });
      }
    }
  }
  return growths.sort((one, other) => one.at.y - other.at.y);
}

/** Which adventure's land a point lies in, 0 to 3; 4 is the land around the castle. */
export function region(pack: BoardShown, layout: Layout, at: Point): number {
  const middle = layout.places.get(pack.castle);
  let nearest = { index: 4, far: middle ? distance(middle, at) * 0.9 : Infinity };
  for (const [index, id] of pack.adventures.entries()) {
    const popUp = layout.places.get(id);
    const far = popUp ? distance(popUp, at) : Infinity;
    if (far < nearest.far) nearest = { index, far };
  }
  return nearest.index;
}

function isInPopUp(at: Point, popUp: Point | undefined, room: number): boolean {
  if (!popUp) return false;
  return Math.abs(at.x - popUp.x) < 98 + room && at.y > popUp.y - 86 - room && at.y < popUp.y + 92 + room * 1.6;
}
