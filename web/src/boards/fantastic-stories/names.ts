/** Where the names of the spaces stand: below them, or wherever they cover least. */
import type { Box, Point } from "./geometry";
import type { Layout } from "./layout";
import type { Space } from "./pack";

/** How wide a letter is, compared with its height. */
const LETTER = 0.5;
/** Numbers of roads lie on top of names; to cover another name, or the sign of a door or a pasture, is worse. */
const WEIGHT_OF_NAMES = 2;
const WEIGHT_OF_SIGNS = 4;
/** How much a name likes to stand right below its space: so much may be covered before it looks elsewhere. */
const LIKING = 60;
/** After so many rounds every name has found its place among the others. */
const ROUNDS = 3;

/** The middle of each name's line. Scenes have theirs on a ribbon. */
export function layNames(layout: Layout, spaces: Space[], name: (id: string) => string, fontSize: number, dieSize: number): Map<string, Point> {
  const named = spaces.filter(({ adventure }) => !adventure);
  const pictures = spaces.map((space) => pictureOf(layout, space));
  const plates = platesOf(layout, dieSize);
  const signs = signsOf(layout, spaces, dieSize);
  const boxes = new Map<string, Box>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const space of named) {
      const width = name(space.id).length * fontSize * LETTER;
      const others = [...boxes].filter(([id]) => id !== space.id).map(([, box]) => box);
      const candidates = placesAround(pictureOf(layout, space), width, fontSize).map((box, index) => ({
        box,
        covered:
          covering(box, plates) +
          covering(box, pictures) +
          WEIGHT_OF_SIGNS * covering(box, signs) +
          WEIGHT_OF_NAMES * covering(box, others) +
          straying(box, layout.land) +
          (index > 0 ? LIKING + index : 0),
      }));
      boxes.set(space.id, candidates.reduce((best, next) => (next.covered < best.covered ? next : best)).box);
    }
  }
  return new Map([...boxes].map(([id, box]) => [id, middleOf(box)]));
}

/** Below first, then a little aside, above, and beside. */
function placesAround(picture: Box, width: number, height: number): Box[] {
  const { x, y } = middleOf(picture);
  const asides = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6].map((part) => part * width);
  const lines = [picture.y + picture.height, picture.y - height].flatMap((top) => asides.map((aside) => ({ x: x - width / 2 + aside, y: top })));
  const beside = [0.5, 0, 1].flatMap((part) => [picture.x + picture.width, picture.x - width].map((left) => ({ x: left, y: y - height * part })));
  return [...lines, ...beside].map((corner) => ({ ...corner, width, height }));
}

function pictureOf(layout: Layout, { id, isCastle, adventure }: Space): Box {
  const { x, y } = layout.places.get(id) as Point;
  const size = layout.room.get(id) ?? 1;
  const [wide, high, low] = isCastle ? [52, 88, 68] : adventure ? [88, 90, 84] : [42, 34, 42];
  return { x: x - wide * size, y: y - high * size, width: 2 * wide * size, height: (high + low) * size };
}

/** The numbers of roads and ferries. */
function platesOf(layout: Layout, dieSize: number): Box[] {
  return [
    ...layout.roads.map(({ plate }) => around(plate, dieSize)),
    ...layout.waters.flatMap(({ plates }) => plates.map(({ at }) => around(at, dieSize * 1.5))),
  ];
}

/** The numbers at doors and pastures. */
function signsOf(layout: Layout, spaces: Space[], dieSize: number): Box[] {
  const signed = spaces.filter(({ door, pasture }) => door || pasture);
  return signed.map(({ id }) => {
    const { x, y } = layout.places.get(id) as Point;
    const size = layout.room.get(id) ?? 1;
    return around({ x: x + 40 * size, y: y - 34 * size }, dieSize);
  });
}

function around({ x, y }: Point, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

function covering(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => {
    const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    return sum + (across > 0 && down > 0 ? across * down : 0);
  }, 0);
}

/** How much of a box lies outside of the other. */
function straying(box: Box, within: Box): number {
  return box.width * box.height - covering(box, [within]);
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
