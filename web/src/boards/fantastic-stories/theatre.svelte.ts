import type { Pace } from "../../lib/pace";
import { arc, type Curve, type Point } from "../../kit/geometry";
import { silent, Theatre, walkingTime, type Animations } from "../../kit/theatre.svelte";
import type { Layout } from "./layout";
import { flightOf, homeOf, placeOf, roadOf, waterOf } from "./ways";
import type { Event, Events, Reader, StoryTable } from "./types";
import { diceOf, type DieShown } from "./view";

/** A pawn on its way, by whatever carries it; on the boat others may come along. */
export interface Pawn {
  seat: string;
  companions: string[];
  by: "foot" | "horse" | "boat" | "tunnel" | "leap";
}

/** The table as it is drawn: the truth of a view, and what happens on the way to the next. */
export class StoryTheatre extends Theatre<Events, Pawn> {
  readers = $state<Reader[]>([]);
  turn = $state(0);
  ferry = $state("");
  /** Where the ferry is while it sails; at its dock otherwise. */
  boat = $state.raw<Point | null>(null);
  dice = $state<DieShown[]>([]);
  /** The space, if any, where something happens just now. */
  lit = $state("");
  #roll: number[] = [];

  constructor(
    view: StoryTable,
    readonly layout: () => Layout,
  ) {
    super();
    this.settle(view);
  }

  /** The truth takes the place of whatever was being shown. */
  settle(view: StoryTable): void {
    this.clear();
    if (!view.rolled) this.#roll = [];
    this.readers = view.readers.map((reader) => ({ ...reader, pawns: { ...reader.pawns }, book: [...reader.book] }));
    this.turn = view.turn;
    this.ferry = view.ferry;
    this.boat = null;
    this.dice = diceOf(view, this.#roll);
    this.lit = "";
  }

  /** Whoever acts has the turn, and a die that moves a pawn is spent. */
  override async play(event: Event, pace: Pace): Promise<void> {
    const { key, values } = event;
    if ("seat" in values && key !== "stayed_ashore") {
      const reader = this.readers.findIndex(({ seat }) => seat === values.seat);
      if (reader !== -1) this.turn = reader;
    }
    if ("die" in values) this.#spend(values.die);
    await super.play(event, pace);
  }

  readonly animations: Animations<Events> = {
    ferry_placed: ({ dock }) => void (this.ferry = dock),
    round_begins: () => void (this.dice = []),
    pawns_to_castle: ({ seat, castle }, pace) => this.#castle(seat, castle, pace),
    pawns_to_reserve: ({ seat, castle }, pace) => this.#castle(seat, castle, pace),
    rolled: ({ dice }, pace) => this.#tumble(dice, false, pace),
    rerolled: ({ dice }, pace) => this.#tumble(dice, true, pace),
    walk: ({ seat, start, end, die }, pace) =>
      this.#carry(seat, start, end, roadOf(this.layout(), start, end, die), "foot", pace),
    fly: ({ seat, start, end }, pace) =>
      this.#carry(seat, start, end, flightOf(this.layout(), start, end), "horse", pace),
    ride: ({ seat, passengers, start, end }, pace) => this.#ride([seat, ...passengers], start, end, pace),
    tunnel: ({ seat, start, end }, pace) => this.#creep(seat, start, end, pace),
    completed: ({ seat, adventure }, pace) => this.#complete(seat, adventure, pace),
    ferry_called: ({ dock }, pace) => this.#sail(this.ferry, dock, pace),
    ...silent(
      "begins",
      "turn_skipped",
      "no_dice",
      "move_two_declared",
      "stayed_ashore",
      "end_triggered",
      "match_ends",
      "left",
      "ended_by_leaving",
    ),
  };

  /** Somebody who does not sit here has nothing that could move. */
  #reader(seat: string): Reader {
    return this.readers.find((reader) => reader.seat === seat) ?? { seat, reserve: 0, pawns: {}, book: [] };
  }

  #spend(die: number): void {
    const used = this.dice.find((shown) => shown.value === die && !shown.isSpent);
    if (used) used.isSpent = true;
  }

  #take(reader: Reader, space: string): void {
    const left = (reader.pawns[space] ?? 0) - 1;
    if (left > 0) reader.pawns[space] = left;
    else delete reader.pawns[space];
  }

  #put(reader: Reader, space: string): void {
    reader.pawns[space] = (reader.pawns[space] ?? 0) + 1;
  }

  async #carry(seat: string, start: string, end: string, way: Curve, by: Pawn["by"], pace: Pace): Promise<void> {
    const reader = this.#reader(seat);
    this.#take(reader, start);
    const time = by === "foot" ? walkingTime(way) : Math.min(1100, 420 + way.length * 1.4);
    await this.travel({ seat, companions: [], by }, way, time, pace);
    this.#put(reader, end);
    this.lit = end;
  }

  /** The ferry takes the captain and all who come along in one go. */
  async #ride(aboard: string[], start: string, end: string, pace: Pace): Promise<void> {
    const [seat = "", ...companions] = aboard;
    const way = waterOf(this.layout(), start, end);
    for (const other of aboard) this.#take(this.#reader(other), start);
    const time = Math.min(1100, 420 + way.length * 1.4);
    await this.travel({ seat, companions, by: "boat" }, way, time, pace, (at) => (this.boat = at));
    for (const other of aboard) this.#put(this.#reader(other), end);
    this.ferry = end;
    this.boat = null;
    this.lit = end;
  }

  async #creep(seat: string, start: string, end: string, pace: Pace): Promise<void> {
    this.#take(this.#reader(seat), start);
    const pawn = this.setOut({ seat, companions: [], by: "tunnel" }, placeOf(this.layout(), start));
    await pace.glide(320, (part) => (pawn.opacity = 1 - part));
    pawn.at = placeOf(this.layout(), end);
    this.lit = end;
    await pace.glide(380, (part) => (pawn.opacity = part));
    this.arrive(pawn);
    this.#put(this.#reader(seat), end);
  }

  async #complete(seat: string, adventure: string, pace: Pace): Promise<void> {
    const reader = this.#reader(seat);
    this.lit = adventure;
    this.#take(reader, adventure);
    const from = placeOf(this.layout(), adventure);
    await this.#leap(seat, arc(from, homeOf(this.layout()), 160), 950, pace);
    reader.book.push(adventure);
    await pace.wait(250);
  }

  #leap(seat: string, way: Curve, time: number, pace: Pace): Promise<void> {
    return this.travel({ seat, companions: [], by: "leap" }, way, time, pace);
  }

  async #castle(seat: string, castle: number, pace: Pace): Promise<void> {
    const reader = this.#reader(seat);
    const space = this.layout().castle;
    const before = reader.pawns[space] ?? 0;
    const [home, away] = [homeOf(this.layout()), placeOf(this.layout(), space)];
    const way = castle > before ? arc(home, away, 40) : arc(away, home, 40);
    const isIn = castle > before;
    if (isIn) reader.reserve -= castle - before;
    else if (castle > 0) reader.pawns[space] = castle;
    else delete reader.pawns[space];
    await Promise.all(
      Array.from({ length: Math.abs(castle - before) }, (_, index) =>
        pace.wait(index * 90).then(() => this.#leap(seat, way, 450, pace)),
      ),
    );
    if (isIn) reader.pawns[space] = castle;
    else reader.reserve += before - castle;
  }

  async #tumble(dice: number[], isAgain: boolean, pace: Pace): Promise<void> {
    const spent = isAgain ? this.dice.filter((die) => die.isSpent) : [];
    this.#roll = [...dice, ...spent.map((die) => die.value)];
    this.dice = [...dice.map((value) => ({ value, isSpent: false })), ...spent];
    await this.roll(pace);
  }

  async #sail(from: string, to: string, pace: Pace): Promise<void> {
    const curve = waterOf(this.layout(), from, to);
    await pace.glide(Math.min(1100, 420 + curve.length * 1.4), (part) => (this.boat = curve.at(part)));
    this.ferry = to;
    this.boat = null;
    this.lit = to;
  }
}
