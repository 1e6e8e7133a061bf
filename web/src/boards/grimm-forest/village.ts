/** The village of a lot: its building sites in rows, and the cards in the corners that these leave free. */

import type { Box } from "../../kit/geometry";
import { CARD } from "./shapes";

/** Where cards can lie without hiding a house. */
interface Sides {
  left: Box;
  right: Box;
}

interface Village extends Sides {
  rows: number;
  plots: Box[];
}

/** A site is so many times as wide, and as high, as the house on it. */
const SITE = { wide: 1.17, high: 1.34 };
/** How rows stand: so much higher is the one behind, so far apart are their sites, in sizes of a house. */
const CLOSE = { behind: 0.74, apart: SITE.wide };
const LOOSE = { behind: 0.5, apart: 1.5 };
/** A Fable lies on its Gather card and leaves this part of it to see. */
const FAN = 0.35;

/** In one row, two or three, whichever draws houses and cards larger. */
export function layVillage(room: Box, sites: number): Village {
  const half = Math.floor(sites / 2);
  const third = Math.floor(sites / 3);
  const middle = Math.floor((sites - third) / 2);
  const villages = [
    layInOneRow(room, sites),
    layInRows(room, [half, sites - half], CLOSE),
    layInRows(room, [half, sites - half], LOOSE),
    layInRows(room, [third, middle, sites - third - middle], CLOSE),
  ];
  const worth = (village: Village) => Math.min((village.plots[0]?.height ?? 0) / SITE.high, smaller(village) * 1.75);
  return villages.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

/** The cards lie above the houses, or beside them. */
function layInOneRow(room: Box, sites: number): Village {
  const beside = Math.min(room.width * 0.18, (room.height / CARD) * (1 + FAN)) + 6;
  const small = Math.min(room.width / sites / SITE.wide, room.height / SITE.high);
  const between = { ...room, x: room.x + beside, width: room.width - beside * 2 };
  const large = Math.min(between.width / sites / SITE.wide, room.height / SITE.high);
  const isBeside = large > small * 0.8;
  const size = isBeside ? large : Math.min(small, (room.height * 0.6) / SITE.high);
  const plots = layRow(isBeside ? between : room, size, sites, room.y + room.height);
  const high = isBeside ? room.height : room.height - size * SITE.high;
  const wide = isBeside ? beside - 6 : room.width / 2 - 6;
  return {
    rows: 1,
    plots,
    left: { ...room, width: wide, height: high },
    right: { ...room, x: room.x + room.width - wide, width: wide, height: high },
  };
}

/** How far each row moves to the right, in sites, so that houses look through the gaps of the row before them. */
function staggered(counts: number[]): number[] {
  const shifts = counts.map(() => 0);
  for (let row = counts.length - 2; row >= 0; row -= 1) {
    const before = shifts[row + 1] ?? 0;
    if (counts[row] !== counts[row + 1]) shifts[row] = before;
    else if (row === counts.length - 2) [shifts[row], shifts[row + 1]] = [-0.25, 0.25];
    else shifts[row] = before === 0 ? -0.5 : -before;
  }
  return shifts;
}

/** A few sites behind, the others staggered in front of them; the cards lie beside those behind, or beside all of them. */
function layInRows(room: Box, counts: number[], { behind, apart }: typeof CLOSE): Village {
  const shifts = staggered(counts);
  const widest = Math.max(...counts.map((count, row) => count + Math.abs(shifts[row] ?? 0) * 2));
  const last = counts.length - 1;
  const corners = 2 * Math.min(48, Math.max(30, room.width * 0.17));
  const size = Math.min(
    room.width / widest / apart,
    (room.width - corners) / (counts[0] ?? 1) / apart,
    room.height / (SITE.high + behind * last),
  );
  const step = Math.min(room.width / widest, size * Math.max(1.3, apart));
  const rise = size * Math.min(1.05, (room.height / size - SITE.high) / last);
  const rows = counts.map((count, row) => {
    const gap = row === 0 ? size * apart : step;
    return layRow(
      { ...room, x: room.x + (shifts[row] ?? 0) * step },
      size,
      count,
      room.y + room.height - rise * (last - row),
      gap,
    );
  });
  const roofs = room.height - size * (SITE.high - 0.1) - rise * (last - 1);
  const corner = besides(room, rows[0] ?? [], size * 0.04, roofs);
  const margin = besides(room, rows.flat(), 0, room.height);
  return { rows: counts.length, plots: rows.flat(), ...(smaller(margin) > smaller(corner) ? margin : corner) };
}

/** Sites side by side in the middle of the room. */
function layRow(room: Box, size: number, sites: number, bottom: number, step = size * SITE.wide): Box[] {
  const left = room.x + (room.width - step * sites) / 2;
  return Array.from({ length: sites }, (_, index) => ({
    x: left + index * step,
    y: bottom - size * SITE.high,
    width: step,
    height: size * SITE.high,
  }));
}

/** The air above a village that does not use all its height is there for the cards. */
export function raised(side: Box, air: number): Box {
  return { ...side, y: side.y - air, height: side.height + air };
}

/** What these sites leave of the room at their left and right, down to some height. */
function besides(room: Box, plots: Box[], more: number, height: number): Sides {
  const left = Math.min(...plots.map(({ x }) => x)) - room.x + more;
  const right = room.x + room.width - Math.max(...plots.map(({ x, width }) => x + width)) + more;
  return {
    left: { x: room.x, y: room.y, width: Math.max(0, left), height },
    right: { x: room.x + room.width - Math.max(0, right), y: room.y, width: Math.max(0, right), height },
  };
}

function smaller({ left, right }: Sides): number {
  return Math.min(cardIn(left), cardIn(right));
}

/** How wide two cards can be that lie fanned out here, to the side or downwards. */
function cardIn({ width, height }: Box): number {
  const across = Math.min(width / (1 + FAN), height / CARD);
  const down = Math.min(width, height / CARD / (1 + FAN));
  return Math.min(104, Math.max(across, down));
}

/** Left the Fable on its Gather card, right the Friend on what works in the next round. */
export function layCards({ left, right }: Sides): { gather: Box; fable: Box; nextTurn: Box; friend: Box } {
  const [gather, fable] = layPair(left);
  const [friend, nextTurn] = layPair(right);
  const mirrored = (card: Box) => ({ ...card, x: right.x * 2 + right.width - card.x - card.width });
  return { gather, fable, friend: mirrored(friend), nextTurn: mirrored(nextTurn) };
}

/** Two cards from the upper left corner on, as far apart as there is room for. */
function layPair(room: Box): [Box, Box] {
  const width = cardIn(room);
  const height = width * CARD;
  const first = { x: room.x, y: room.y, width, height };
  const isAcross = room.width - width >= width * FAN - 0.5;
  if (isAcross) return [first, { ...first, x: room.x + Math.min(width + 6, room.width - width) }];
  return [first, { ...first, y: room.y + Math.min(height + 4, room.height - height) }];
}
