import type { ResultTold } from "./messages";

/** A seat at the end: its place, and whether others share it. */
export interface Place {
  seat: string;
  score: number;
  /** What the seat could have reached, where that is not the same for all. */
  outOf: number | undefined;
  place: number;
  isShared: boolean;
}

/**
 * Who came where. Winners are first, whatever decided between them and those with the same score. Where seats could not reach the
 * same, shares of it are compared.
 */
export function places({ winners, scores, out_of }: Pick<ResultTold, "winners" | "scores" | "out_of">): Place[] {
  const all = Object.entries(scores).map(([seat, score]) => ({
    seat,
    score,
    outOf: out_of[seat],
    part: score / Math.max(1, out_of[seat] ?? 1),
    isWinner: winners.includes(seat),
  }));
  const isAhead = (one: (typeof all)[number], other: (typeof all)[number]) =>
    one.isWinner === other.isWinner ? !one.isWinner && one.part > other.part : one.isWinner;
  return all
    .map((one) => {
      const place = 1 + all.filter((other) => isAhead(other, one)).length;
      const equals = all.filter((other) => !isAhead(other, one) && !isAhead(one, other)).length;
      return { ...one, place, isShared: equals > 1 };
    })
    .sort((one, other) => one.place - other.place || other.part - one.part)
    .map(({ seat, score, outOf, place, isShared }) => ({ seat, score, outOf, place, isShared }));
}
