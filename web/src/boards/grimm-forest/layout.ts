/** Where everything lies on a sheet: clearings, bench, lots. */
import type { Sheet } from "../../lib/frame.svelte";
import type { Box, Point } from "../../kit/geometry";
import { widthOf } from "../../kit/lettering";
import { CARD } from "./shapes";
import { MATERIALS, type Material } from "./types";
import { layCards, layVillage, raised } from "./village";

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
  /** The sites stand in so many rows, one behind the other. */
  rows: number;
  /** From behind to the front; what stands in front may hide the feet of a house behind it. */
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

/** So far the ground goes on beyond the sheet, where a window has another shape. */
export const BEYOND = 240;
/** How much of the height the forest has; the lots have the rest. */
const FOREST: Record<Sheet["format"], number> = { landscape: 0.56, low: 0.44, portrait: 0.45 };

/** `seats` in the order in which they are to be drawn, the own one first. */
export function layOut(sheet: Sheet, locations: string[], seats: Seated[], own: string | null): Layout {
  const { width, height, format } = sheet;
  /** A telephone: fewer words, and the own lot has the whole width. */
  const isNarrow = format !== "landscape";
  const forestHeight = Math.round(height * FOREST[format]);
  const forest = { x: 0, y: 0, width, height: forestHeight };
  const benchWidth = format === "landscape" ? 88 : format === "low" ? 86 : 66;
  const clearingWidth = (width - benchWidth) / locations.length;
  return {
    width,
    height,
    isNarrow,
    forest,
    clearings: new Map(
      locations.map((location, index) => [
        location,
        { x: index * clearingWidth, y: 0, width: clearingWidth, height: forestHeight },
      ]),
    ),
    bench: layBench({ x: width - benchWidth, y: 0, width: benchWidth, height: forestHeight }, isNarrow),
    lots: layLots({ x: 0, y: forestHeight, width, height: height - forestHeight }, seats, own, isNarrow),
  };
}

/** The piles lie one below the other, or on a telephone two by two. */
function layBench(box: Box, isNarrow: boolean): Bench {
  const [columns, gap, foot] = isNarrow ? [2, 5, 18] : [1, 9, 21];
  const rows = 4 / columns;
  const top = box.y + (isNarrow ? 16 : box.height * 0.12);
  const high = (box.y + box.height - top - 4) / rows - foot;
  const wide = Math.min((box.width - gap * (columns + 1)) / columns, high / CARD);
  const left = box.x + 2 + (box.width - wide * columns - gap * (columns - 1)) / 2;
  const place = (index: number) => ({
    x: left + (index % columns) * (wide + gap),
    y: top + Math.floor(index / columns) * (wide * CARD + foot),
    width: wide,
    height: wide * CARD,
  });
  return {
    box,
    fableDeck: place(0),
    fableDiscard: place(1),
    friendDeck: place(2),
    friendDiscard: place(3),
    shownFriend: layShownFriend(box, place(2).y - 4, isNarrow ? gap : 2),
    prince: { x: box.x + (isNarrow ? box.width / 2 : -24), y: box.y + box.height - 4 },
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
    const ownHeight = mine ? Math.round(ground.height * 0.57) : 0;
    const high = ground.height - ownHeight;
    /** Four narrow lots are better laid two by two. */
    const lines = !mine && others.length === 4 ? 2 : 1;
    const inLine = others.length / lines;
    const wide = ground.width / inLine;
    for (const [index, seated] of others.entries()) {
      const box = {
        x: ground.x + (index % inLine) * wide,
        y: ground.y + Math.floor(index / inLine) * (high / lines),
        width: wide,
        height: high / lines,
      };
      lots.set(seated.seat, layLot(box, seated, false, !mine && index === others.length - 1 ? LENS : 0));
    }
    if (mine)
      lots.set(
        mine.seat,
        layLot({ x: ground.x, y: ground.y + high, width: ground.width, height: ownHeight }, mine, true, LENS),
      );
    return lots;
  }
  const ownWidth = mine ? ground.width * (others.length > 1 ? 0.4 : 0.52) : 0;
  const even = (ground.width - ownWidth) / others.length;
  /** Where lots are narrow, the last one gets a little more for the magnifying glass. */
  const last = mine ? Math.max(even, Math.min(even * 1.2, HELD + LENS + 8)) : even;
  const wide = (ground.width - ownWidth - last) / Math.max(1, others.length - 1);
  if (mine) lots.set(mine.seat, layLot({ ...ground, width: ownWidth }, mine, true));
  for (const [index, seated] of others.entries()) {
    const isLast = index === others.length - 1;
    lots.set(
      seated.seat,
      layLot(
        { ...ground, x: ground.x + ownWidth + index * wide, width: isLast ? last : wide },
        seated,
        false,
        isLast ? LENS : 0,
        mine ? SMALLER : 1,
      ),
    );
  }
  return lots;
}

/** The corner that the stage keeps for its magnifying glass. */
const LENS = 50;
/** What is held needs so much room in one row. */
const HELD = 110;
/** The houses of others are drawn a little smaller than one's own. */
const SMALLER = 0.92;

/** `share` of the height that there is for a village is used. */
function layLot(box: Box, { seat, sites }: Seated, isOwn: boolean, lens = 0, share = 1): Lot {
  const isDense = box.height < 150;
  return isDense ? layDense(box, seat, sites, isOwn, lens) : layRoomy(box, seat, sites, isOwn, lens, share);
}

/** The name above, what is held below, the village between them; the cards lie left and right of it where it leaves room. */
function layRoomy(box: Box, seat: string, sites: number, isOwn: boolean, lens: number, share: number): Lot {
  const edge = box.width < 220 ? 7 : 12;
  const inner = { x: box.x + edge, width: box.width - edge * 2 };
  const name = 31;
  const plank = { x: box.x + edge - 2, y: box.y + 6, width: box.width - edge * 2 + 4, height: name };
  const foot = isOwn ? 50 : 42;
  const counterTop = box.y + box.height - foot - 5;
  const held = inner.width - Math.max(0, lens - edge);
  /** Beside the magnifying glass a narrow lot has no room for the hand: it is held above. */
  const isTight = held < HELD;
  const counted = isTight ? held : Math.min(360, held * 0.74);
  const top = plank.y + plank.height + 4;
  const air = (counterTop - 2 - top) * (1 - share);
  const village = layVillage(
    { x: inner.x, y: top + air, width: inner.width, height: counterTop - 2 - top - air },
    sites,
  );
  return {
    seat,
    isOwn,
    isDense: false,
    box,
    plank,
    home: { x: plank.x + 24, y: plank.y + plank.height - 5 },
    pig: isOwn ? 58 : 50,
    rows: village.rows,
    plots: village.plots,
    counters: layCounters({ x: inner.x, y: counterTop, width: counted, height: foot }),
    hand: isTight
      ? { x: inner.x + inner.width - 36, y: counterTop - 26, width: 36, height: 22 }
      : {
          x: inner.x + counted + held * 0.015,
          y: counterTop,
          width: Math.min(88, held * 0.985 - counted),
          height: foot,
        },
    ...layCards({ left: raised(village.left, air), right: raised(village.right, air) }),
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
  const wide = Math.min(cardHigh / CARD, isOwn ? Math.min(40, box.width * 0.095) : box.width / 5.2);
  const cardsWide = wide * 3 + 6;
  const plank = {
    x: box.x + edge,
    y,
    width: isOwn ? 30 : box.width - cardsWide - wide - edge * 2 - 2,
    height: isOwn ? foot - 6 : head - 2,
  };
  /** What is held may leave the glass too little room. */
  const aside = isOwn && foot < 40 ? lens : 0;
  const first = box.x + box.width - edge - cardsWide - aside;
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
    rows: 1,
    plots: layDenseRow(
      {
        x: box.x + edge,
        y: y + head,
        width: (isOwn ? box.width - cardsWide - aside - 8 : box.width) - edge * 2,
        height: houses,
      },
      sites,
    ),
    counters: layCounters({
      x: box.x + edge + (isOwn ? 32 : 0),
      y: counterTop,
      width: isOwn ? Math.min(box.width * 0.52, 230) : (box.width - lens) * 0.74,
      height: foot,
    }),
    hand: isOwn
      ? { x: box.x + box.width - lens - 92, y: counterTop, width: 88, height: foot }
      : { x: box.x + (box.width - lens) * 0.76, y: counterTop, width: (box.width - lens) * 0.24 - edge, height: foot },
    gather: cardAt(0),
    fable: cardAt(1),
    nextTurn: isOwn ? { ...cardAt(1), x: cardAt(1).x, y: cardAt(1).y + 10 } : { ...cardAt(0), x: first - wide - 3 },
    friend: cardAt(2),
  };
}

function layDenseRow(room: Box, sites: number): Box[] {
  const wide = Math.min(room.width / sites, room.height * 1.35);
  return Array.from({ length: sites }, (_, index) => ({ ...room, x: room.x + index * wide, width: wide }));
}

function layCounters(row: Box): Record<Material, Box> {
  const wide = row.width / MATERIALS.length;
  const at = (index: number) => ({ x: row.x + index * wide, y: row.y, width: wide - 3, height: row.height });
  return { straw: at(0), wood: at(1), brick: at(2) };
}

/** Where boards with these words hang: in rows below the plank, in the middle between the cards. */
export function hang(words: string[], { plank }: Lot): Box[] {
  const gap = 8;
  const rows: { width: number; boards: number[] }[] = [];
  for (const text of words) {
    const board = Math.max(72, text.length * 7.6 + 22);
    const row = rows.at(-1);
    if (row && row.width + gap + board <= plank.width * 0.62) {
      row.width += gap + board;
      row.boards.push(board);
    } else rows.push({ width: board, boards: [board] });
  }
  return rows.flatMap(({ width, boards }, index) => {
    let x = plank.x + (plank.width - width) / 2;
    return boards.map((board) => {
      const box = { x, y: plank.y + plank.height + 3 + index * 33, width: board, height: 27 };
      x += board + gap;
      return box;
    });
  });
}

/** Where one line of words lies on a lot, above everything that stands there. */
export function noteOn({ box, plank, isDense }: Lot, words: string): Box {
  const height = isDense ? 20 : 29;
  const width = Math.min(box.width - 8, (widthOf(words) + 1.4) * height * 0.62);
  const top = isDense ? box.y + 3 : plank.y + plank.height + 3;
  return { x: box.x + (box.width - width) / 2, y: top, width, height };
}

/** Where the pigs in a clearing stand, side by side before the heap. */
export function pigPlace(box: Box, index: number, count: number): Point {
  const gap = Math.min(box.width / (count + 0.4), box.height * 0.2);
  return { x: box.x + box.width / 2 + (index - (count - 1) / 2) * gap, y: box.y + box.height * 0.96 };
}

export function pigSize(box: Box): number {
  return Math.min(86, Math.max(27, Math.min(box.height * 0.25, box.width * 0.34)));
}

/** Where the foot of a heap is; the Market has three. */
export function heapPlace(box: Box, index: number, count: number): Point {
  const gap = box.width * 0.29;
  return { x: box.x + box.width / 2 + (index - (count - 1) / 2) * gap, y: box.y + box.height * 0.8 };
}
