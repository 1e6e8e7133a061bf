import type { EventTold } from "./messages";

/** What one answer led to: the lines of the chronicle that belong together. */
export interface Passage {
  moment: number;
  lines: EventTold[];
}

/** The chronicle in passages, oldest first. */
export function passages(events: EventTold[]): Passage[] {
  const told: Passage[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && last.moment === event.moment) last.lines.push(event);
    else told.push({ moment: event.moment, lines: [event] });
  }
  return told;
}

/** Whether an event names a seat other than as the one who acts: something was done to it. */
export function concerns(event: EventTold, seat: string): boolean {
  if (event.values.seat === seat) return false;
  return Object.values(event.values).includes(seat);
}

/** What a returning player has missed: the events since the one read last, but no more than `most`, and not for one or two. */
export function missed(events: EventTold[], readSoFar: number, most = 14): EventTold[] {
  const since = events.slice(readSoFar);
  return since.length < 3 ? [] : since.slice(-most);
}
