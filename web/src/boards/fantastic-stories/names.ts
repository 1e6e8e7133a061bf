/** Where the names of the spaces stand: close to them, and clear of numbers, figures, pictures and each other. */
import { around, gap, grown, type Box, type Point } from "../../kit/geometry";
import { foldings, widthOf } from "../../kit/lettering";
import { settle, type Obstacle, type Place } from "../../kit/labels";
import { signAt, STEPS, type Layout } from "./layout";
import type { SpaceShown } from "./types";
import { berthOf } from "./ways";

/** A name in one line or more, and the room that it takes. */
export interface Name {
  lines: string[];
  box: Box;
}

/** How large things are drawn on the board. */
export interface Sizes {
  font: number;
  die: number;
  figure: number;
}

/** From one line to the next. */
export const LEADING = 0.92;
/** How badly things are missed under a name: the numbers of the game most, a bit of road least. */
const WEIGHTS = { sign: 6, plate: 5, picture: 3, figure: 3, crowd: 0.5, button: 2, boat: 0.6, road: 0.08 };
/** A name that is hardly nearer to its own picture than to another seems to belong there: how much nearer, and how bad it is otherwise. */
const NEARER = 1;
const MISTAKEN = 300;
/** How far names keep from the edge of the page. */
const MARGIN = 14;
/** How far around the middle the drawings of spaces reach, designed size: left and right, up, down. */
const REACH = {
  castle: [72, 104, 62],
  popUp: [90, 80, 82],
  pasture: [49, 36, 36],
  door: [48, 42, 36],
  dock: [44, 24, 30],
  magic: [43, 43, 42],
  item: [39, 39, 39],
  plain: [36, 26, 27],
} as const;
/** How far below the middle figures stand. */
export const FEET = { castle: 66, popUp: 54, other: 40 };

/** The names of the spaces that are wanted, but for the pop-ups of adventures, which have theirs on a ribbon. */
export function layNames(
  layout: Layout,
  spaces: SpaceShown[],
  name: (id: string) => string,
  sizes: Sizes,
  wanted: ReadonlySet<string> = new Set(spaces.map(({ id }) => id)),
): Map<string, Name> {
  const named = spaces.filter(({ id, adventure }) => !adventure && wanted.has(id));
  const grounds = new Map(spaces.map((space) => [space.id, groundOf(layout, space, sizes.figure)]));
  const obstacles = [
    ...numbersOf(layout, spaces, sizes.die),
    ...waysOf(layout, spaces),
    ...[...grounds.values()].flatMap(asObstacles),
  ];
  const written = named.map(({ id }) => {
    const own = grounds.get(id) as Ground;
    const others = [...grounds.values()].filter((ground) => ground !== own);
    const isMistaken = (box: Box) => others.some(({ picture }) => gap(box, picture) < gap(box, own.picture) + NEARER);
    const places = foldings(name(id)).flatMap((lines) => placesAround(own, lines, sizes.font));
    return places.map((place) => (isMistaken(place.box) ? { ...place, dislike: place.dislike + MISTAKEN } : place));
  });
  const chosen = settle(
    written.map((places) => ({ places, obstacles })),
    grown(layout.land, -MARGIN),
  );
  return new Map(named.map(({ id }, index) => [id, written[index]?.[chosen[index] ?? 0] as Name]));
}

/** What a space takes of the board: its picture, one figure on it, and three. */
interface Ground {
  picture: Box;
  figure: Box;
  crowd: Box;
}

function groundOf(layout: Layout, space: SpaceShown, figure: number): Ground {
  const { x, y } = layout.places.get(space.id) as Point;
  const feet =
    y + (layout.room.get(space.id) ?? 1) * (space.is_castle ? FEET.castle : space.adventure ? FEET.popUp : FEET.other);
  const standing = (width: number) => ({
    x: x - (figure * width) / 2,
    y: feet - figure * 0.96,
    width: figure * width,
    height: figure * 1.08,
  });
  return { picture: pictureOf(layout, space), figure: standing(0.68), crowd: standing(2) };
}

export function pictureOf(
  layout: Layout,
  { id, is_castle, adventure, pasture, door, is_dock, item, magic }: SpaceShown,
): Box {
  const { x, y } = layout.places.get(id) as Point;
  const size = layout.room.get(id) ?? 1;
  const [aside, up, down] = is_castle
    ? REACH.castle
    : adventure
      ? REACH.popUp
      : pasture
        ? REACH.pasture
        : door
          ? REACH.door
          : is_dock
            ? REACH.dock
            : magic
              ? REACH.magic
              : item
                ? REACH.item
                : REACH.plain;
  return { x: x - aside * size, y: y - up * size, width: 2 * aside * size, height: (up + down) * size };
}

function asObstacles({ picture, figure, crowd }: Ground): Obstacle[] {
  return [
    { box: picture, weight: WEIGHTS.picture },
    { box: figure, weight: WEIGHTS.figure },
    { box: crowd, weight: WEIGHTS.crowd },
  ];
}

/** The numbers of roads, ferries, doors and pastures, and what an adventure needs. */
function numbersOf(layout: Layout, spaces: SpaceShown[], die: number): Obstacle[] {
  const plates = [
    ...layout.roads.map(({ plate, road }) => around(plate, (die + 3) * road.numbers.length + 2, die + 4)),
    ...layout.waters.flatMap(({ plates }) => plates.map(({ at }) => around(at, die * 2, die * 2))),
  ];
  const signs = spaces.flatMap(({ id, door, pasture, adventure }) => {
    const { x, y } = layout.places.get(id) as Point;
    const size = layout.room.get(id) ?? 1;
    if (adventure) {
      const isLeft = x < layout.land.x + layout.land.width / 2;
      return [around({ x: x + (isLeft ? -58 : 58) * size, y: y - 66 * size }, die * 2.6, die * 1.6)];
    }
    const corner = signAt({ x, y }, size);
    return [
      ...(door || pasture ? [around(corner, die + 2, die + 2)] : []),
      ...(pasture ? [around({ x: corner.x + die * 0.5, y: corner.y }, die, die)] : []),
    ];
  });
  return [
    ...plates.map((box) => ({ box, weight: WEIGHTS.plate })),
    ...signs.map((box) => ({ box, weight: WEIGHTS.sign })),
  ];
}

/** Roads may be written on if need be, and water where the ferry may lie, and rather not where the castle has its buttons. */
function waysOf(layout: Layout, spaces: SpaceShown[]): Obstacle[] {
  const roads = layout.roads.flatMap(({ curve }) =>
    curve.points.map((point) => ({ box: around(point, 20, 20), weight: WEIGHTS.road })),
  );
  const berths = spaces
    .filter(({ is_dock }) => is_dock)
    .map(({ id, adventure }) => berthOf(layout, id, Boolean(adventure)));
  const castle = layout.places.get(layout.castle) as Point;
  const buttons = [-1, 1].map((side) => ({
    box: around({ x: castle.x + side * STEPS.aside, y: castle.y + STEPS.down }, 54, 54),
    weight: WEIGHTS.button,
  }));
  return [
    ...roads,
    ...buttons,
    ...berths.map((at) => ({ box: around({ x: at.x, y: at.y - 10 }, 70, 60), weight: WEIGHTS.boat })),
  ];
}

/** From right in the middle to the corners. */
const FROM_SIDE_TO_SIDE = Array.from({ length: 17 }, (_, index) => (index - 8) / 8);

/** Below is liked best, then above, beside and at the corners; close to the space rather than a step away, in one line rather than more. */
function placesAround({ picture, figure }: Ground, lines: string[], font: number): (Place & Name)[] {
  const width = Math.max(...lines.map(widthOf)) * font + 4;
  const height = (1 + (lines.length - 1) * LEADING) * font;
  const left = Math.min(picture.x, figure.x);
  const right = Math.max(picture.x + picture.width, figure.x + figure.width);
  const top = Math.min(picture.y, figure.y);
  const bottom = Math.max(picture.y + picture.height, figure.y + figure.height);
  const middle = { x: (left + right) / 2, y: (picture.y + picture.height / 2 + (top + bottom) / 2) / 2 };
  const folds = (lines.length - 1) ** 2 * 16;
  const places: (Place & Name)[] = [];
  const add = (x: number, y: number, dislike: number) =>
    places.push({ lines, box: { x: x - width / 2, y: y - height / 2, width, height }, dislike: dislike + folds });
  for (const step of [0, 5, 11]) {
    const far = step * 6;
    for (const part of FROM_SIDE_TO_SIDE) {
      const x = middle.x + (part * (right - left + width)) / 2;
      const aside = Math.abs(part) * 80 + far;
      add(x, bottom + height / 2 + step, aside);
      add(x, picture.y - height / 2 - step, aside + 34);
    }
    for (const part of FROM_SIDE_TO_SIDE) {
      const y = middle.y + (part * (bottom - top + height)) / 2;
      const aside = Math.abs(part) * 50 + far;
      add(right + width / 2 + step, y, aside + 30);
      add(left - width / 2 - step, y, aside + 32);
    }
  }
  return places;
}
