import type { Pace } from "../../lib/pace";
import { middleOf, Route, type Point } from "../../kit/geometry";
import { silent, Theatre, type Animations } from "../../kit/theatre.svelte";
import { heapPlace, pigPlace, type Layout } from "./layout";
import { cards } from "./animations/cards";
import { goods } from "./animations/goods";
import { houses } from "./animations/houses";
import { monsters } from "./animations/monsters";
import { pigs } from "./animations/pigs";
import type { Builder, Event, Events, View, Material } from "./types";
import { pigAt } from "./view";

/** What is under way: something in the air, or a pig on its feet. */
export type Moving = Material | "fable" | "friend" | { pig: string };

/** A card that has just been turned over, large. */
export interface Turned {
  seat: string;
  card: string;
}

/** Cards stay in sight while others are turned beside them. */
const TURNING = ["fable_revealed", "drew_friend"];
/** Everybody does this at the same time. */
const TOGETHER = ["fable_revealed", "gather_card_revealed"];
/** So many letters are read of a card that one has seen before: its name, and what it was about. */
const KNOWN = 45;

/** The table as it is drawn: the truth of a view, and what happens on the way to the next. */
export class ForestTheatre extends Theatre<Events, Moving> {
  forest: View;
  turned = $state<Turned[]>([]);
  /** The clearing in which a Monster strikes just now. */
  struck = $state("");
  /** `<seat> <site>` where something was built just now. */
  fresh = $state("");
  /** The Prince, while he is about. */
  prince = $state.raw<Point | null>(null);

  constructor(
    view: View,
    readonly layout: () => Layout,
    /** How much there is to read on a card. */
    readonly lettersOn: (card: string) => number,
  ) {
    super();
    this.forest = $state(structuredClone(view));
  }

  /** The truth takes the place of whatever was being shown. */
  settle(view: View): void {
    this.clear();
    this.forest = structuredClone(view);
    this.turned = [];
    this.struck = "";
    this.fresh = "";
    this.prince = null;
  }

  /** Cards that everybody turns over at once are seen at once; the events after the first bring nothing more. */
  override async play(event: Event, pace: Pace, following: Event[] = []): Promise<void> {
    if (!TURNING.includes(event.key)) this.turned = [];
    if (this.#seenTogether.delete(event)) return;
    if (!TOGETHER.includes(event.key)) return super.play(event, pace);
    const end = following.findIndex(({ key }) => key !== event.key);
    const others = end === -1 ? following : following.slice(0, end);
    for (const other of others) this.#seenTogether.add(other);
    await Promise.all([event, ...others].map((one) => super.play(one, pace)));
    if (event.key === "fable_revealed") await this.readTurned(pace);
  }

  /** Leaves the cards that lie open until they could be read: all that stands on one when it is turned for the first time. */
  readTurned(pace: Pace): Promise<void> {
    const letters = this.turned.map(({ card }) =>
      this.#known.has(card) ? KNOWN : Math.max(KNOWN, this.lettersOn(card)),
    );
    for (const { card } of this.turned) this.#known.add(card);
    return pace.read(letters.reduce((all, some) => all + some, 0));
  }

  /** Cards that were seen open in this sitting. */
  readonly #known = new Set<string>();

  /** Events that were shown together with one before them. */
  #seenTogether = new Set<Event>();

  readonly animations: Animations<Events> = {
    round_begins: ({ round }) => void (this.forest.round = round),
    ...pigs(this),
    ...goods(this),
    ...cards(this),
    ...monsters(this),
    ...houses(this),
    ...silent(
      "begins",
      "reminder",
      "nothing_gathered",
      "match_ends",
      "match_stops",
      "no_effect",
      "declined",
      "nothing_to_give",
      "friend_idle",
      "gave_friend",
      "no_friend_left",
      "huntsman_demands",
      "dreams",
      "no_dream",
      "special_action",
      "monster_without_figure",
      "wolf_finds_no_house",
      "plans_swapped",
      "hired",
      "house_finished",
      "left",
      "ended_by_leaving",
      // What somebody looks at is for the eyes of those who look.
      "fables_found",
      "looked_at_gather_card",
      "looked_at_gather_card-unseen",
      "looked_at_fable",
      "looked_at_fable-unseen",
      "looked_at_fables",
      "looked_at_fables-unseen",
      "looked_at_discard",
      "looked_at_new_plan",
      "looked_at_new_plan-unseen",
      "kept_fable",
      "kept_fable-unseen",
      "cursed",
      "cursed-unseen",
      "settled_plan",
      "settled_plan-unseen",
    ),
  };

  /** The pigs on their feet. */
  get walkers(): { seat: string; at: Point }[] {
    return this.travellers.flatMap(({ what, at }) => (typeof what === "object" ? [{ seat: what.pig, at }] : []));
  }

  /** What flies through the air. */
  get flights(): { what: Exclude<Moving, object>; at: Point }[] {
    return this.travellers.flatMap(({ what, at }) => (typeof what === "object" ? [] : [{ what, at }]));
  }

  builder(seat: string): Builder | undefined {
    return this.forest.builders.find((builder) => builder.seat === seat);
  }

  counter(seat: string, material: Material): Point {
    const lot = this.layout().lots.get(seat);
    return lot ? middleOf(lot.counters[material]) : this.supply();
  }

  heap(location: string, material: Material): Point {
    const box = this.layout().clearings.get(location);
    const here = Object.keys(this.forest.stock[location] ?? {});
    return box ? heapPlace(box, Math.max(0, here.indexOf(material)), here.length) : this.supply();
  }

  supply(): Point {
    const { width, forest } = this.layout();
    return { x: width / 2, y: forest.height * 0.05 };
  }

  pigOf(seat: string): Point {
    const builder = this.builder(seat);
    const layout = this.layout();
    const box = builder ? layout.clearings.get(pigAt(builder)) : undefined;
    if (!builder || !box) return layout.lots.get(seat)?.home ?? this.supply();
    const here = this.forest.builders.filter((other) => pigAt(other) === pigAt(builder));
    return pigPlace(box, here.indexOf(builder), here.length);
  }

  async walk(seat: string, from: Point, pace: Pace): Promise<void> {
    const way = new Route([from, this.pigOf(seat)]);
    await this.travel({ pig: seat }, way, Math.min(1000, 320 + way.length * 1.2), pace);
  }
}
