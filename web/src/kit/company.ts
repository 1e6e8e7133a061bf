/** How figures share a space: side by side in rows, so that every colour and its number can be seen. */
import type { Point } from "./geometry";

/** Figures of one seat on one space. */
export interface Company {
  seat: string;
  count: number;
  isOwn: boolean;
  /** It lies on its side, because it misses a turn. */
  isLying?: boolean;
}

/** Where each of `count` stands, from the middle of the space; the last ones stand in front, between those behind them. */
export function sideBySide(count: number, step = 27, inRow = 3): Point[] {
  const rows = Math.max(1, Math.ceil(count / inRow));
  const inFront = Math.ceil(count / rows);
  const places: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const standing = Math.min(inFront, count - places.length);
    const isFull = rows > 1 && standing === inFront && count % inFront === 0;
    const aside = isFull ? (row % 2 === 0 ? -step / 4 : step / 4) : 0;
    for (let index = 0; index < standing; index++) {
      places.push({ x: (index - (standing - 1) / 2) * step + aside, y: (row - rows + 1) * step * 0.72 });
    }
  }
  return places;
}

/** Who stands on the space, one's own last, so that they stand in front. */
export function companiesOn(
  space: string,
  readers: { seat: string; pawns: Record<string, number> }[],
  own: string | null,
): Company[] {
  return readers
    .map(({ seat, pawns }) => ({ seat, count: pawns[space] ?? 0, isOwn: seat === own }))
    .filter((company) => company.count > 0)
    .sort((one, other) => Number(one.isOwn) - Number(other.isOwn));
}
