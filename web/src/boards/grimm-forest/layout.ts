/** Where everything lies, in pixels of the screen, so that words keep the size of words: clearings, bench, lots. */
import type { Box, Point } from "./geometry";
import { MATERIALS, type Material } from "./view";

export interface Lot {
  seat: string;
  /** The one of the seat we look through: larger, and near the hand. */
  isOwn: boolean;
  /** Little room: pictures and numbers, few words. */
  isDense: boolean;
  box: Box;
  /** The plank with the name; the pig stands behind its left end. */
  plank: Box;
  home: Point;
  pig: number;
  plots: Box[];
  counters: Record<Material, Box>;
  hand: Box;
  gather: Box;
  fable: Box;
  nextTurn: Box;
  friend: Box;
}

export interface Layout {
  width: number;
  height: number;
  isNarrow: boolean;
  forest: Box;
  clearings: Map<string, Box>;
  bench: Bench;
  lots: Map<string, Lot>;
}

export interface Bench {
  box: Box;
  fableDeck: Box;
  fableDiscard: Box;
  friendDeck: Box;
  friendDiscard: Box;
  /** A Friend who looks for a home, over the piles they came from. */
  shownFriend: Box;
  prince: Point;
}

export interface Seated {
  seat: string;
  sites: number;
}

/** The shape of a card: its height is so many times its width. */
export const CARD = 1.36;

/** `seats` in the order in which they are to be drawn, the own one first. */
export function layOut(width: number, height: number, locations: string[], seats: Seated[], own: string | null): Layout {
  const isStacked = width / height < 1.45;
  const isNarrow = width < 560;
  const forestHeight = Math.round(height * (isStacked ? 0.45 : 0.5));
  const forest = { x: 0, y: 0, width, height: forestHeight };
  const benchWidth = isNarrow ? Math.max(58, width * 0.165) : Math.min(136, Math.max(96, width * 0.115));
  const clearingWidth = (width - benchWidth) / locations.length;
  return {
    width,
    height,
    isNarrow,
    forest,
    clearings: new Map(
      locations.map((location, index) => [location, { x: index * clearingWidth, y: 0, width: clearingWidth, height: forestHeight }]),
    ),
    bench: layBench({ x: width - benchWidth, y: 0, width: benchWidth, height: forestHeight }, isNarrow),
    lots: layLots({ x: 0, y: forestHeight, width, height: height - forestHeight }, seats, own, isStacked),
  };
}

function layBench(box: Box, isNarrow: boolean): Bench {
  const gap = isNarrow ? 5 : 9;
  const foot = isNarrow ? 22 : 26;
  const high = (box.height * 0.84 - foot * 2) / 2;
  const wide = Math.min((box.width - gap * 3) / 2, high / CARD);
  const left = box.x + (box.width - wide * 2 - gap) / 2;
  const top = box.y + (isNarrow ? 13 : box.height * 0.13);
  const row = wide * CARD + foot - 4;
  const place = (column: number, line: number) => ({
    x: left + column * (wide + gap),
    y: top + line * row,
    width: wide,
    height: wide * CARD,
  });
  return {
    box,
    fableDeck: place(0, 0),
    fableDiscard: place(1, 0),
    friendDeck: place(0, 1),
    friendDiscard: place(1, 1),
    shownFriend: layShownFriend(box, place(0, 1).y - 4, gap),
    prince: { x: box.x + box.width / 2, y: box.y + box.height - 2 },
  };
}

function layShownFriend(bench: Box, top: number, gap: number): Box {
  const wide = Math.min(bench.width - gap, (bench.y + bench.height - top - gap) / CARD);
  return { x: bench.x + (bench.width - wide) / 2 + 2, y: top, width: wide, height: wide * CARD };
}

function layLots(ground: Box, seats: Seated[], own: string | null, isStacked: boolean): Map<string, Lot> {
  const mine = seats.find(({ seat }) => seat === own);
  const others = seats.filter((seated) => seated !== mine);
  const lots = new Map<string, Lot>();
  if (isStacked) {
    const ownHeight = mine ? Math.round(ground.height * (ground.width < 560 ? 0.56 : 0.52)) : 0;
    const high = ground.height - ownHeight;
    for (const [index, seated] of others.entries()) {
      const wide = ground.width / others.length;
      lots.set(seated.seat, layLot({ x: ground.x + index * wide, y: ground.y, width: wide, height: high }, seated, false));
    }
    if (mine) lots.set(mine.seat, layLot({ x: ground.x, y: ground.y + high, width: ground.width, height: ownHeight }, mine, true, LENS));
    return lots;
  }
  const ownWidth = mine ? ground.width * (others.length > 1 ? 0.4 : 0.52) : 0;
  const wide = (ground.width - ownWidth) / others.length;
  if (mine) lots.set(mine.seat, layLot({ ...ground, width: ownWidth }, mine, true));
  for (const [index, seated] of others.entries()) {
    lots.set(seated.seat, layLot({ ...ground, x: ground.x + ownWidth + index * wide, width: wide }, seated, false, index === others.length - 1 ? LENS : 0));
  }
  return lots;
}

/** The corner that the stage keeps for its magnifying glass. */
const LENS = 44;

function layLot(box: Box, { seat, sites }: Seated, isOwn: boolean, lens = 0): Lot {
  const isDense = box.height < 150;
  return isDense ? layDense(box, seat, sites, isOwn, lens) : layRoomy(box, seat, sites, isOwn, lens);
}

/** Name, cards, houses, counters: one below the other. */
function layRoomy(box: Box, seat: string, sites: number, isOwn: boolean, lens: number): Lot {
  const edge = box.width < 190 ? 7 : 12;
  const inner = { x: box.x + edge, width: box.width - edge * 2 };
  const plank = { x: box.x + edge - 2, y: box.y + 6, width: box.width - edge * 2 + 4, height: 27 };
  const foot = isOwn ? 42 : 32;
  const counterTop = box.y + box.height - foot - 5;
  const held = inner.width - Math.max(0, lens - edge);
  const rest = counterTop - plank.y - plank.height - 6;
  const houses = isOwn ? Math.min(rest * 0.56, (inner.width / sites) * 1.36) : rest * 0.58;
  const cardTop = plank.y + plank.height + 4;
  const cardHigh = rest - houses + 4;
  const wide = Math.min(cardHigh / CARD, (inner.width - 18) / 4, 92);
  const cardAt = (index: number) => ({
    x: inner.x + index * (wide + 6),
    y: cardTop + (cardHigh - wide * CARD) / 2,
    width: wide,
    height: wide * CARD,
  });
  return {
    seat,
    isOwn,
    isDense: false,
    box,
    plank,
    home: { x: plank.x + 24, y: plank.y + 22 },
    pig: isOwn ? 52 : 44,
    plots: layPlots({ x: inner.x, y: counterTop - houses - 3, width: inner.width, height: houses }, sites),
    counters: layCounters({ x: inner.x, y: counterTop, width: held * 0.74, height: foot }),
    hand: { x: inner.x + held * 0.755, y: counterTop, width: held * 0.245, height: foot },
    gather: cardAt(0),
    fable: cardAt(1),
    nextTurn: cardAt(2),
    friend: { ...cardAt(3), x: inner.x + inner.width - wide },
  };
}

/** On a telephone: what is held in one row, the houses in another; cards stand beside them. */
function layDense(box: Box, seat: string, sites: number, isOwn: boolean, lens: number): Lot {
  const edge = 3;
  const foot = isOwn ? Math.max(34, box.height * 0.36) : Math.max(17, box.height * 0.26);
  const head = isOwn ? 0 : Math.max(20, box.height * 0.3);
  const y = box.y + 3;
  const counterTop = box.y + box.height - foot - 2;
  const houses = counterTop - y - head - 2;
  const cardHigh = isOwn ? houses : head - 1;
  const wide = Math.min(cardHigh / CARD, isOwn ? 40 : box.width / 5.2);
  const cardsWide = wide * 3 + 6;
  const plank = { x: box.x + edge, y, width: isOwn ? 30 : box.width - cardsWide - wide - edge * 2 - 2, height: isOwn ? foot - 6 : head - 2 };
  const first = box.x + box.width - edge - cardsWide - (isOwn ? lens : 0);
  const cardAt = (index: number) => ({ x: first + index * (wide + 3), y, width: wide, height: wide * CARD });
  const ownPlank = { ...plank, y: counterTop + 3 };
  return {
    seat,
    isOwn,
    isDense: true,
    box,
    plank: isOwn ? ownPlank : plank,
    home: isOwn ? { x: box.x + 17, y: counterTop + foot - 2 } : { x: box.x + 15, y: y + head - 1 },
    pig: isOwn ? foot - 2 : head + 1,
    plots: layPlots(
      { x: box.x + edge, y: y + head, width: (isOwn ? box.width - cardsWide - lens - 8 : box.width) - edge * 2, height: houses },
      sites,
    ),
    counters: layCounters({
      x: box.x + edge + (isOwn ? 32 : 0),
      y: counterTop,
      width: isOwn ? Math.min(box.width * 0.52, 230) : box.width * 0.74,
      height: foot,
    }),
    hand: isOwn
      ? { x: box.x + box.width - lens - 92, y: counterTop, width: 88, height: foot }
      : { x: box.x + box.width * 0.76, y: counterTop, width: box.width * 0.24 - edge, height: foot },
    gather: cardAt(0),
    fable: cardAt(1),
    nextTurn: isOwn ? { ...cardAt(1), x: cardAt(1).x, y: cardAt(1).y + 10 } : { ...cardAt(0), x: first - wide - 3 },
    friend: cardAt(2),
  };
}

/** In one row or in two, whichever makes the houses larger. */
function layPlots(room: Box, sites: number): Box[] {
  const sizeIn = (rows: number) => Math.min(room.width / Math.ceil(sites / rows), (room.height / rows) * 0.8);
  const rows = sizeIn(2) > sizeIn(1) * 1.12 ? 2 : 1;
  const inRow = Math.ceil(sites / rows);
  const wide = Math.min(room.width / inRow, (room.height / rows) * 1.35);
  const high = room.height / rows;
  return Array.from({ length: sites }, (_, index) => {
    const row = Math.floor(index / inRow);
    const indent = row === 1 ? (room.width - wide * inRow) / 2 + ((inRow * rows - sites) * wide) / 2 : (room.width - wide * inRow) / 2;
    return { x: room.x + (rows === 2 ? indent : 0) + (index % inRow) * wide, y: room.y + row * high, width: wide, height: high };
  });
}

function layCounters(row: Box): Record<Material, Box> {
  const wide = row.width / MATERIALS.length;
  const at = (index: number) => ({ x: row.x + index * wide, y: row.y, width: wide - 3, height: row.height });
  return { straw: at(0), wood: at(1), brick: at(2) };
}

/** Where the pigs in a clearing stand, side by side before the heap. */
export function pigPlace(box: Box, index: number, count: number): Point {
  const gap = Math.min(box.width / (count + 0.4), box.height * 0.2);
  return { x: box.x + box.width / 2 + (index - (count - 1) / 2) * gap, y: box.y + box.height * 0.96 };
}

export function pigSize(box: Box): number {
  return Math.min(64, Math.max(27, Math.min(box.height * 0.25, box.width * 0.36)));
}

/** Where the foot of a heap is; the Market has three. */
export function heapPlace(box: Box, index: number, count: number): Point {
  const gap = box.width * 0.29;
  return { x: box.x + box.width / 2 + (index - (count - 1) / 2) * gap, y: box.y + box.height * 0.8 };
}
