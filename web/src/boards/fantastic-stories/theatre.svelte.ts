import type { Pace } from "../../lib/pace";
import { arc, type Curve, type Point } from "../../kit/geometry";
import type { Layout } from "./layout";
import { flightOf, homeOf, placeOf, roadOf, waterOf } from "./ways";
import type { Event, Reader, StoryTable } from "./types";
import { diceOf, type DieShown } from "./view";

/** A pawn on its way, by whatever carries it; on the boat others may come along. */
export interface Traveller {
  seat: string;
  companions: string[];
  at: Point;
  by: "foot" | "horse" | "boat" | "tunnel" | "leap";
  opacity: number;
}

/** The table as it is drawn: the truth of a view, and what happens on the way to the next. */
export class Theatre {
  readers = $state<Reader[]>([]);
  turn = $state(0);
  ferry = $state("");
  /** Where the ferry is while it sails; at its dock otherwise. */
  boat = $state.raw<Point | null>(null);
  dice = $state<DieShown[]>([]);
  /** How far the dice have tumbled. */
  tumble = $state(1);
  travellers = $state<Traveller[]>([]);
  /** The space, if any, where something happens just now. */
  lit = $state("");
  #roll: number[] = [];

  constructor(
    view: StoryTable,
    readonly layout: () => Layout,
  ) {
    this.settle(view);
  }

  /** The truth takes the place of whatever was being shown. */
  settle(view: StoryTable): void {
    if (!view.rolled) this.#roll = [];
    this.readers = view.readers.map((reader) => ({ ...reader, pawns: { ...reader.pawns }, book: [...reader.book] }));
    this.turn = view.turn;
    this.ferry = view.ferry;
    this.boat = null;
    this.dice = diceOf(view, this.#roll);
    this.tumble = 1;
    this.travellers = [];
    this.lit = "";
  }

  async play(event: Event, pace: Pace): Promise<void> {
    const { key, values } = event;
    const reader = "seat" in values ? this.readers.find(({ seat }) => seat === values.seat) : undefined;
    if (reader && key !== "stayed_ashore") this.turn = this.readers.indexOf(reader);
    if ("die" in values) this.#spend(values.die);
    if (key === "ferry_placed") this.ferry = values.dock;
    else if (key === "round_begins") this.dice = [];
    else if (reader) await this.#act(reader, event, pace);
  }

  /** What a reader did. */
  async #act(reader: Reader, { key, values }: Event, pace: Pace): Promise<void> {
    switch (key) {
      case "pawns_to_castle":
      case "pawns_to_reserve":
        return this.#castle(reader, values.castle, pace);
      case "rolled":
      case "rerolled":
        return this.#tumble(values.dice, key === "rerolled", pace);
      case "walk": {
        const { start, end, die } = values;
        return this.#carry(reader, start, end, roadOf(this.layout(), start, end, die), "foot", pace);
      }
      case "ride":
        return this.#ride(reader, values.passengers, values.start, values.end, pace);
      case "tunnel":
        return this.#creep(reader, values.start, values.end, pace);
      case "fly": {
        const { start, end } = values;
        return this.#carry(reader, start, end, flightOf(this.layout(), start, end), "horse", pace);
      }
      case "completed":
        return this.#complete(reader, values.adventure, pace);
      case "ferry_called":
        return this.#sail(this.ferry, values.dock, pace);
    }
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

  /** Sets a traveller out and moves it along the way; the same object lies in `travellers` while it is under way. */
  async #travel(
    seat: string,
    curve: Curve,
    by: Traveller["by"],
    time: number,
    pace: Pace,
    companions: string[] = [],
  ): Promise<void> {
    this.travellers.push({ seat, companions, at: curve.start, by, opacity: 1 });
    const traveller = this.travellers.at(-1) as Traveller;
    await pace.glide(time, (part) => {
      traveller.at = curve.at(part);
      if (by === "boat") this.boat = traveller.at;
    });
    this.travellers = this.travellers.filter((other) => other !== traveller);
  }

  async #carry(
    reader: Reader,
    start: string,
    end: string,
    curve: Curve,
    by: Traveller["by"],
    pace: Pace,
  ): Promise<void> {
    this.#take(reader, start);
    const time = by === "foot" ? 360 + curve.length * 1.1 : 420 + curve.length * 1.4;
    await this.#travel(reader.seat, curve, by, Math.min(1100, time), pace);
    this.#put(reader, end);
    this.lit = end;
  }

  /** The ferry takes the captain and all who come along in one go. */
  async #ride(captain: Reader, passengers: string[], start: string, end: string, pace: Pace): Promise<void> {
    const aboard = [captain, ...this.readers.filter(({ seat }) => passengers.includes(seat))];
    const curve = waterOf(this.layout(), start, end);
    for (const reader of aboard) this.#take(reader, start);
    await this.#travel(captain.seat, curve, "boat", Math.min(1100, 420 + curve.length * 1.4), pace, passengers);
    for (const reader of aboard) this.#put(reader, end);
    this.ferry = end;
    this.boat = null;
    this.lit = end;
  }

  async #creep(reader: Reader, start: string, end: string, pace: Pace): Promise<void> {
    this.#take(reader, start);
    this.travellers.push({
      seat: reader.seat,
      companions: [],
      at: placeOf(this.layout(), start),
      by: "tunnel",
      opacity: 1,
    });
    const traveller = this.travellers.at(-1) as Traveller;
    await pace.glide(320, (part) => (traveller.opacity = 1 - part));
    traveller.at = placeOf(this.layout(), end);
    this.lit = end;
    await pace.glide(380, (part) => (traveller.opacity = part));
    this.travellers = this.travellers.filter((other) => other !== traveller);
    this.#put(reader, end);
  }

  async #complete(reader: Reader, adventure: string, pace: Pace): Promise<void> {
    this.lit = adventure;
    this.#take(reader, adventure);
    const from = placeOf(this.layout(), adventure);
    await this.#travel(reader.seat, arc(from, homeOf(this.layout(), reader.seat), 160), "leap", 950, pace);
    reader.book.push(adventure);
    await pace.wait(250);
  }

  async #castle(reader: Reader, castle: number, pace: Pace): Promise<void> {
    const space = this.layout().castle;
    const before = reader.pawns[space] ?? 0;
    const [home, away] = [homeOf(this.layout(), reader.seat), placeOf(this.layout(), space)];
    const way = castle > before ? arc(home, away, 40) : arc(away, home, 40);
    const isIn = castle > before;
    if (isIn) reader.reserve -= castle - before;
    else if (castle > 0) reader.pawns[space] = castle;
    else delete reader.pawns[space];
    await Promise.all(
      Array.from({ length: Math.abs(castle - before) }, (_, index) =>
        pace.wait(index * 90).then(() => this.#travel(reader.seat, way, "leap", 450, pace)),
      ),
    );
    if (isIn) reader.pawns[space] = castle;
    else reader.reserve += before - castle;
  }

  async #tumble(dice: number[], isAgain: boolean, pace: Pace): Promise<void> {
    const spent = isAgain ? this.dice.filter((die) => die.isSpent) : [];
    this.#roll = [...dice, ...spent.map((die) => die.value)];
    this.dice = [...dice.map((value) => ({ value, isSpent: false })), ...spent];
    await pace.glide(700, (part) => (this.tumble = part));
    await pace.wait(200);
  }

  async #sail(from: string, to: string, pace: Pace): Promise<void> {
    const curve = waterOf(this.layout(), from, to);
    await pace.glide(Math.min(1100, 420 + curve.length * 1.4), (part) => (this.boat = curve.at(part)));
    this.ferry = to;
    this.boat = null;
    this.lit = to;
  }
}
