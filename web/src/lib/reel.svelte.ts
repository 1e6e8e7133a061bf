import { record, recordOfMatch, replayOfMatch, replayOfRecord, replayOfRoom } from "./api";
import type { EventTold, Replay, Step } from "./messages";

const CHUNK = 100;

/** Where a replay comes from: the match at a table of this server, one that it has finished, or a record from a file. */
export type Source = { room: string } | { match: string } | { record: Record<string, unknown> };

/** A match to look at again, fetched in pieces as one goes through it. */
export class Reel {
  told = $state.raw<Replay | null>(null);
  /** After how many answers we look. */
  moment = $state(0);
  seat = $state<string | null>(null);
  error = $state.raw<unknown>(null);
  #steps = $state.raw<Map<number, Step>>(new Map());
  #fetches = new Map<string, Promise<void>>();

  constructor(readonly source: Source) {}

  get last(): number {
    return this.told?.answers ?? 0;
  }

  get step(): Step | null {
    return this.#steps.get(this.moment) ?? null;
  }

  /** What happened up to this moment, as far back as it has been fetched: nothing is left out in between. */
  get events(): EventTold[] {
    let first = this.moment;
    while (first > 0 && this.#steps.has(first - 1)) first -= 1;
    const told: EventTold[] = [];
    for (let number = first; number <= this.moment; number += 1) told.push(...(this.#steps.get(number)?.events ?? []));
    return told;
  }

  /** Looks through other eyes. */
  async look(seat: string | null): Promise<void> {
    this.seat = seat;
    this.#steps = new Map();
    this.#fetches.clear();
    await this.go(this.moment);
  }

  /** The step of a moment, without going there yet. */
  async at(moment: number): Promise<Step | null> {
    await this.#fetch(Math.floor(moment / CHUNK) * CHUNK);
    return this.#steps.get(moment) ?? null;
  }

  async go(moment: number): Promise<void> {
    this.moment = Math.max(0, this.told ? Math.min(moment, this.last) : moment);
    const start = Math.floor(this.moment / CHUNK) * CHUNK;
    await this.#fetch(start);
    if (this.moment < start) return this.go(this.moment);
    if (this.moment - start > CHUNK - 20) void this.#fetch(start + CHUNK);
    if (start > 0) void this.#fetch(start - CHUNK);
  }

  /** Asks once for each piece; who asks again meanwhile waits for the same answer. */
  #fetch(start: number): Promise<void> {
    const key = `${this.seat ?? ""} ${start}`;
    const known = this.#fetches.get(key);
    if (known) return known;
    if (this.told && start > this.last) return Promise.resolve();
    const fetched = this.#ask(start).catch((error: unknown) => {
      this.#fetches.delete(key);
      this.error = error;
    });
    this.#fetches.set(key, fetched);
    return fetched;
  }

  /** The record of the match. */
  record(): Promise<Record<string, unknown>> {
    const { source } = this;
    if ("room" in source) return record(source.room);
    return "match" in source ? recordOfMatch(source.match) : Promise.resolve(source.record);
  }

  #replayed(seat: string | null, start: number): Promise<Replay> {
    const { source } = this;
    if ("room" in source) return replayOfRoom(source.room, seat, start, CHUNK);
    if ("match" in source) return replayOfMatch(source.match, seat, start, CHUNK);
    return replayOfRecord({ record: source.record, seat, start, count: CHUNK });
  }

  async #ask(start: number): Promise<void> {
    const seat = this.seat;
    const told = await this.#replayed(seat, start);
    if (seat !== this.seat) return;
    this.told = told;
    this.moment = Math.min(this.moment, told.answers);
    this.#steps = new Map([...this.#steps, ...told.steps.map((step): [number, Step] => [step.number, step])]);
  }
}
