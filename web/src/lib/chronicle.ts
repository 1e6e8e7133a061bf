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

const TOO_SMALL = 3;
const SENTENCES = 9;

/**
 * The story of a match in a paragraph: how it began, how it ended, and between them what moved somebody forward (at the given
 * moments) and then the rarest kinds of things, because what happens every turn is no story.
 */
export function story(events: EventTold[], moments: ReadonlySet<number> = new Set()): string[] {
  const told = events.filter((event) => event.sentence !== "");
  if (told.length <= TOO_SMALL) return told.map((event) => event.sentence);
  const times = new Map<string, number>();
  for (const event of told) times.set(event.key, (times.get(event.key) ?? 0) + 1);
  const rarest = told
    .slice(1, -1)
    .sort((one, other) => (times.get(one.key) ?? 0) - (times.get(other.key) ?? 0) || one.number - other.number);
  const forward = [...moments].flatMap((moment) => rarest.find((event) => event.moment === moment) ?? []);
  const middle = [...new Set([...forward, ...rarest])]
    .slice(0, SENTENCES - 2)
    .sort((one, other) => one.number - other.number);
  return [told[0], ...middle, told.at(-1)].flatMap((event) => (event ? [event.sentence] : []));
}
