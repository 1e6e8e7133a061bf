import type { Pace } from "../../lib/pace";
import { arc, Route, type Point } from "../../kit/geometry";
import { silent, Theatre, type Animations } from "../../kit/theatre.svelte";
import { placeIn, type MapLayout } from "./layout";
import type { Count, Event, Events, ContentShown, View } from "./types";
import { heroOf } from "./view";

/** Something that comes to a hero or leaves him, as it is seen over his head. */
export interface Passing {
  picture: string;
  words: string;
}

/** A die that lies on the map beside a hero. */
export interface DieShown {
  colour: "white" | "blue";
  face: number;
  seat: string;
}

/** A Lucky Throw as it is shown over the map: while it is open, and, once counted, until it has been read. */
export interface Cast extends Count {
  seat: string;
  place: string;
  /** 0 before the die is thrown. */
  die: number;
}

/** What is known of a throw before it has been counted. */
const UNCOUNTED: Count = { addends: [], sides: [], points: 0, outcome: "" };

/** A sentence that deserves a banner. */
export interface Banner {
  key: string;
  seat: string;
  thing: string;
}

/** Two dice against each other. */
export interface Duel {
  seat: string;
  partner: string;
  white: number;
  blue: number;
}

/** How long something that has to be read stays. */
const READING = 1300;
const STEP = 125;

export class FolktaleTheatre extends Theatre<Events, Passing> {
  table: View;
  /** Where a figure is while it walks. */
  walking = $state.raw<{ seat: string; at: Point } | null>(null);
  die = $state.raw<DieShown | null>(null);
  cast = $state.raw<Cast | null>(null);
  banner = $state.raw<Banner | null>(null);
  duel = $state.raw<Duel | null>(null);
  /** The field where something happens just now. */
  lit = $state("");

  constructor(
    view: View,
    readonly layout: () => MapLayout,
    readonly pack: () => ContentShown,
  ) {
    super();
    this.table = $state(structuredClone(view));
    this.settle(view);
  }

  /** The truth takes the place of whatever was being shown. */
  settle(view: View): void {
    this.clear();
    this.table = structuredClone(view);
    this.walking = null;
    this.banner = null;
    this.duel = null;
    this.lit = "";
    const active = view.heroes[view.turn];
    const isRolled = view.movement?.kind === "roll" && view.die > 0;
    this.die = active && isRolled ? { colour: "white", face: view.die, seat: active.seat } : null;
    const { throw: cast, count } = view;
    this.cast = active && cast && count ? { seat: active.seat, place: cast.place, die: cast.die, ...count } : null;
  }

  override async play(event: Event, pace: Pace): Promise<void> {
    this.banner = null;
    if (!event.key.startsWith("biscuit")) this.duel = null;
    await super.play(event, pace);
  }

  placeOf(seat: string): Point {
    if (this.walking?.seat === seat) return this.walking.at;
    return placeIn(this.layout().places, heroOf(this.table, seat)?.at ?? "");
  }

  /** Something rises over a hero's head, or sinks away. */
  #pass(seat: string, picture: string, words: string, pace: Pace, comes = true): Promise<void> {
    const foot = this.placeOf(seat);
    const [low, high] = [
      { x: foot.x, y: foot.y - 40 },
      { x: foot.x + 8, y: foot.y - 120 },
    ];
    return this.travel({ picture, words }, comes ? arc(low, high, 0) : arc(high, low, 0), 700, pace);
  }

  #signed(count: number): string {
    return count > 0 ? `+${count}` : `−${-count}`;
  }

  /** Along the way up to the next Red Field, where one stops to eat; the rest waits. */
  async #walkOn(seat: string, pace: Pace): Promise<void> {
    const hero = heroOf(this.table, seat);
    const movement = this.table.movement;
    if (!hero || !movement || movement.way.length === 0) return;
    const fields = this.pack().board.fields;
    const stop = movement.way.findIndex((field) => fields[field]?.kind === "red");
    const part = stop === -1 ? movement.way : movement.way.slice(0, stop + 1);
    movement.way = movement.way.slice(part.length);
    await this.#go(seat, part, pace);
  }

  async #go(seat: string, fields: string[], pace: Pace): Promise<void> {
    const hero = heroOf(this.table, seat);
    if (!hero) return;
    const { places } = this.layout();
    const route = new Route([this.placeOf(seat), ...fields.map((field) => placeIn(places, field))]);
    await pace.glide(Math.min(1500, 260 + fields.length * STEP), (part) => {
      const at = route.at(part);
      const hop = Math.abs(Math.sin(part * fields.length * Math.PI)) * 12;
      this.walking = { seat, at: { x: at.x, y: at.y - (part < 1 ? hop : 0) } };
    });
    hero.at = fields.at(-1) ?? hero.at;
    this.walking = null;
  }

  async #show(banner: Banner, pace: Pace): Promise<void> {
    this.banner = banner;
    await pace.wait(READING);
  }

  async #rollWhite(seat: string, face: number, pace: Pace): Promise<void> {
    this.die = { colour: "white", face, seat };
    await this.roll(pace);
  }

  readonly animations: Animations<Events> = {
    hero_chosen: ({ seat, hero }, pace) => {
      const chosen = heroOf(this.table, seat);
      if (chosen) chosen.hero = hero;
      return this.#pass(seat, hero, "", pace);
    },
    tales_drawn: ({ seat, tales }, pace) => {
      const hero = heroOf(this.table, seat);
      if (hero) hero.tales = [...tales];
      return this.#show({ key: "tale", seat, thing: tales[0] ?? "" }, pace);
    },
    item_chosen: ({ seat, tile }, pace) => this.#pass(seat, tile, "", pace),
    turn_begins: ({ seat }) => {
      this.die = null;
      this.cast = null;
      const turn = this.table.heroes.findIndex((hero) => hero.seat === seat);
      if (turn !== -1) this.table.turn = turn;
    },
    rolled_for_first: async ({ seat, die }, pace) => {
      this.die = { colour: "blue", face: die, seat };
      await this.roll(pace);
    },
    rolled: ({ seat, die }, pace) => this.#rollWhite(seat, die, pace),
    salt_spent: ({ seat }, pace) => this.#pass(seat, "salt", this.#signed(-1), pace, false),
    rolled_blue: async ({ seat, die }, pace) => {
      this.die = { colour: "blue", face: die, seat };
      await this.roll(pace);
    },
    walked: async ({ seat, start, way }, pace) => {
      this.table.movement = {
        kind: "roll",
        steps: 0,
        start,
        way: [...way],
        turned: [],
        awaits_number: false,
        stays: false,
        is_short: false,
      };
      await this.#walkOn(seat, pace);
      this.die = null;
    },
    shortcut_entered: ({ seat, field }, pace) => this.#go(seat, [field], pace),
    shortcut_moved: ({ seat, field }, pace) => this.#go(seat, [field], pace),
    biscuit_bitten: ({ seat, steps }, pace) => this.#pass(seat, "biscuit", String(steps), pace, false),
    cloak_used: ({ seat, tile }, pace) => this.#pass(seat, tile, "", pace),
    slipped_away: ({ seat, tile }, pace) => {
      this.cast = null;
      return this.#pass(seat, tile, "", pace);
    },
    ate: async ({ seat, reason }, pace) => {
      await this.#pass(seat, "biscuit", "−1", pace, false);
      if (reason === "meal") await this.#walkOn(seat, pace);
    },
    table_laid: async ({ seat, reason }, pace) => {
      const { tiles } = this.pack();
      const table = heroOf(this.table, seat)?.satchel.find((kind) => tiles[kind]?.deeds.includes("table"));
      await this.#pass(seat, table ?? "", "", pace);
      if (reason === "meal") await this.#walkOn(seat, pace);
    },
    went_hungry: async ({ seat, level }, pace) => {
      await this.#pass(seat, "boot", `−${level}`, pace);
      await this.#walkOn(seat, pace);
    },
    boot_returned: ({ seat }, pace) => this.#pass(seat, "boot", "", pace, false),
    biscuits_drawn: ({ seat, count }, pace) =>
      count > 0 ? this.#pass(seat, "biscuit", this.#signed(count), pace) : undefined,
    "biscuits_drawn-unseen": ({ seat, count }, pace) =>
      count > 0 ? this.#pass(seat, "biscuit", this.#signed(count), pace) : undefined,
    advice_taken: ({ seat, count }, pace) =>
      count > 0 ? this.#pass(seat, "advice", this.#signed(count), pace) : undefined,
    advice_spent: ({ seat, count }, pace) => this.#pass(seat, "advice", this.#signed(-count), pace, false),
    gold_taken: ({ seat, count }, pace) =>
      count > 0 ? this.#pass(seat, "gold", this.#signed(count), pace) : undefined,
    gold_spent: ({ seat, count }, pace) => this.#pass(seat, "gold", this.#signed(-count), pace, false),
    tile_taken: ({ seat, tile }, pace) => this.#pass(seat, tile, "+", pace),
    tile_given_up: ({ seat, tile }, pace) => this.#pass(seat, tile, "−", pace, false),
    toad_given_up: ({ seat }, pace) => this.#pass(seat, "toad", "−", pace, false),
    toad_made: ({ seat }, pace) => this.#pass(seat, "toad", "", pace),
    tile_changed: async ({ seat, tile, into }, pace) => {
      await this.#pass(seat, tile, "−", pace, false);
      await this.#pass(seat, into, "+", pace);
    },
    magic_drawn: ({ seat, tile }, pace) => this.#show({ key: "magic", seat, thing: tile }, pace),
    encountered: async ({ seat, encounter }, pace) => {
      this.lit = heroOf(this.table, seat)?.at ?? "";
      this.cast = { seat, place: encounter, die: 0, ...UNCOUNTED };
      await pace.wait(500);
    },
    threw: async ({ seat, place, die }, pace) => {
      if (this.cast?.place !== place) {
        this.cast = { seat, place, die, ...UNCOUNTED };
      }
      await this.#throw(die, pace);
    },
    points_counted: async ({ seat, place, die, sources, numbers, clauses, points, outcome }, pace) => {
      const addends = sources.map((source, index): Count["addends"][number] => [
        source,
        numbers[index] ?? 0,
        clauses[index] ?? "",
      ]);
      this.cast = { seat, place, die, addends, sides: [], points, outcome };
      await pace.wait(READING + 350 * addends.length);
    },
    castle_entered: async ({ seat }, pace) => {
      this.cast = null;
      await this.#show({ key: "castle", seat, thing: "castle" }, pace);
    },
    gate_stayed_shut: async ({ seat }, pace) => {
      this.cast = null;
      await this.#show({ key: "shut", seat, thing: "castle" }, pace);
    },
    gate_reached: ({ seat }, pace) => this.#show({ key: "gate", seat, thing: "castle" }, pace),
    quest_done: async ({ seat, tale }, pace) => {
      const hero = heroOf(this.table, seat);
      const missing = this.table.missing[seat];
      if (hero && missing) missing[hero.done++] = 0;
      await this.#show({ key: "quest", seat, thing: tale }, pace);
    },
    trickster_used: ({ seat, tile }, pace) => this.#pass(seat, tile, "", pace, false),
    trickster_came: ({ seat, tile }, pace) => this.#pass(seat, tile, "+", pace),
    turn_lost: ({ seat }, pace) => {
      const hero = heroOf(this.table, seat);
      if (hero) hero.turns_to_miss += 1;
      return this.#show({ key: "turn_lost", seat, thing: "miss" }, pace);
    },
    bad_luck_met: ({ seat }, pace) => this.#pass(seat, "bad_luck", "", pace),
    bad_luck_warded_off: ({ seat }, pace) => this.#pass(seat, "bad_luck", "", pace, false),
    courage_tested: async ({ seat, partner, white, blue }, pace) => {
      this.duel = { seat, partner, white, blue };
      await this.roll(pace);
      await pace.wait(READING);
    },
    biscuit_won: ({ seat }, pace) => this.#pass(seat, "biscuit", "+1", pace),
    "biscuit_won-unseen": ({ seat }, pace) => this.#pass(seat, "biscuit", "+1", pace),
    trade_agreed: ({ seat, partner, needed: [needed] }, pace) =>
      this.#show(needed ? { key: "needed", seat, thing: needed } : { key: "traded", seat, thing: partner }, pace),
    trade_proposed: ({ seat, partner }, pace) => this.#show({ key: "offer", seat, thing: partner }, pace),
    trade_refused: ({ seat, partner }, pace) => this.#show({ key: "refused", seat, thing: partner }, pace),
    trade_refused_because: ({ seat, partner, reason }, pace) => this.#show({ key: reason, seat, thing: partner }, pace),
    ...silent(
      "goes_first",
      "turn_missed",
      "rests",
      "rested",
      "time_is_up",
      "blank_skipped",
      "stood_still",
      "dead_end_reached",
      "met_already",
      "shortcut_too_dear",
      "sorcerer_idle",
      "gate_closed",
      "stayed",
      "offered",
      "tile_declined",
      "none_left",
      "none_suitable",
      "nothing_to_lose",
      "settled_for",
      "stood_firm",
      "trickster_waits",
      "trickster_passed_on",
      "test_proposed",
      "test_refused",
      "no_room_for_prize",
      "left",
      "ended_by_leaving",
    ),
  };

  async #throw(die: number, pace: Pace): Promise<void> {
    if (this.cast) this.cast = { ...this.cast, die, points: 0, outcome: "" };
    await this.roll(pace);
    await pace.wait(400);
  }
}
