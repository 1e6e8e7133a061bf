import type { ResultTold } from "./messages";

/** A seat at the end: its place, and whether others share it. */
export interface Place {
  seat: string;
  score: number;
  place: number;
  isShared: boolean;
}

/** Who came where. Winners are first, whatever decided between them and those with the same score. */
export function places({ winners, scores }: Pick<ResultTold, "winners" | "scores">): Place[] {
  const all = Object.entries(scores).map(([seat, score]) => ({ seat, score, isWinner: winners.includes(seat) }));
  const isAhead = (one: (typeof all)[number], other: (typeof all)[number]) =>
    one.isWinner === other.isWinner ? !one.isWinner && one.score > other.score : one.isWinner;
  return all
    .map((one) => {
      const place = 1 + all.filter((other) => isAhead(other, one)).length;
      const equals = all.filter((other) => !isAhead(other, one) && !isAhead(one, other)).length;
      return { seat: one.seat, score: one.score, place, isShared: equals > 1 };
    })
    .sort((one, other) => one.place - other.place || other.score - one.score);
}
