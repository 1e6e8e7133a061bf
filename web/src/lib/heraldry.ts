import type { SeatTold } from "./messages";

/** The shapes that stand beside the colours, on a field of 24 by 24. */
export const EMBLEMS = {
  crown: "M3 19.5 L2 7.5 L7.6 12 L12 3.6 L16.6 12 L22 7.3 L21 19.5 Z M3.4 21.2 H20.6 V22.8 H3.4 Z",
  key: "M11.5 1.5a5.8 5.8 0 0 1 2 11.2V15h3.6v2.5h-3.6v1.6h3v2.6h-3v1.3H9.7V12.8A5.8 5.8 0 0 1 11.5 1.5Zm0 3.2a2.6 2.6 0 1 0 .1 5.2 2.6 2.6 0 0 0-.1-5.2Z",
  leaf: "M20.6 2.6C11 2.9 4.3 7.3 4.1 14.5c0 1.6.4 2.9 1.2 4L2.6 22l1.6.9 2.7-3.2c1.2.6 2.5.9 3.9.7 7.5-1 9.9-8.7 9.8-17.8ZM7.6 16.7c2.3-4.3 5-7 8.6-8.9-2.7 2.5-5 5.4-7 9.8Z",
  moon: "M15.6 2.3A10 10 0 1 0 21.9 16.9 8.4 8.4 0 0 1 15.6 2.3Z",
  bell: "M12 1.8c.9 0 1.5.6 1.6 1.6 3.4.8 5 3.3 5.1 6.9.1 3.9.9 5.9 2.7 7.4v1.1H2.6v-1.1c1.8-1.5 2.6-3.5 2.7-7.4.1-3.6 1.7-6.1 5.1-6.9.1-1 .7-1.6 1.6-1.6ZM9.3 20h5.4a2.7 2.7 0 0 1-5.4 0Z",
  star: "M12 1.6l3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 17.5l-6.5 3.9 1.7-7.3L1.5 9.2l7.5-.7Z",
} as const;

export type Emblem = keyof typeof EMBLEMS;

const OF_SEAT: Record<string, Emblem> = {
  red: "crown",
  blue: "key",
  green: "leaf",
  yellow: "moon",
  orange: "bell",
  purple: "star",
};

/** The emblem of a seat. */
export function emblemOf(seat: string): Emblem {
  return OF_SEAT[seat] ?? "star";
}

/** The seat's colour as a value for CSS. */
export function colourOf(seat: string): string {
  return seat in OF_SEAT ? `var(--seat-${seat})` : "var(--ink-soft)";
}

export function seatCalled(seats: SeatTold[], seat: string | null): SeatTold | undefined {
  return seats.find((told) => told.seat === seat);
}
