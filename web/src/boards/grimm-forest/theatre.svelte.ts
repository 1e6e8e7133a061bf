import type { Pace } from "../../lib/pace";
import { leap, middleOf, type Point } from "../../kit/geometry";
import { heapPlace, pigPlace, type Layout } from "./layout";
import { cards } from "./animations/cards";
import { goods } from "./animations/goods";
import { houses } from "./animations/houses";
import { monsters } from "./animations/monsters";
import { pigs } from "./animations/pigs";
import type { Builder, Event, Events, ForestTable, Material } from "./types";
import { pigAt } from "./view";

/** Something in the air. */
export interface Flight {
  what: Material | "fable" | "friend";
  at: Point;
}

export interface Walker {
  seat: string;
  at: Point;
}

/** A card that has just been turned over, large. */
export interface Turned {
  seat: string;
  card: string;
}

/** What is to be seen of events, by their keys. */
export type Animations = { [Key in keyof Events]?: (values: Events[Key], pace: Pace) => Promise<void> | void };

/** More would only be a swarm. */
const MOST_IN_THE_AIR = 5;

/** The table as it is drawn: the truth of a view, and what happens on the way to the next. */
export class Theatre {
  forest: ForestTable;
  flights = $state<Flight[]>([]);
  walkers = $state<Walker[]>([]);
  turned = $state<Turned[]>([]);
  /** The clearing in which a Monster strikes just now. */
  struck = $state("");
  /** `<seat> <site>` where something was built just now. */
  fresh = $state("");
  /** The Prince, while he is about. */
  prince = $state.raw<Point | null>(null);

  constructor(
    view: ForestTable,
    readonly layout: () => Layout,
  ) {
    this.forest = $state(structuredClone(view));
  }

  /** The truth takes the place of whatever was being shown. */
  settle(view: ForestTable): void {
    this.forest = structuredClone(view);
    this.flights = [];
    this.walkers = [];
    this.turned = [];
    this.struck = "";
    this.fresh = "";
    this.prince = null;
  }

  async play({ key, values }: Event, pace: Pace): Promise<void> {
    if (key !== "fable_revealed" && key !== "drew_friend") this.turned = [];
    const animate = this.#animations[key] as ((told: typeof values, pace: Pace) => Promise<void> | void) | undefined;
    await animate?.(values, pace);
  }

  /** What is to be seen of each event; of the others their sentence is enough. */
  #animations: Animations = {
    round_begins: ({ round }) => void (this.forest.round = round),
    ...pigs(this),
    ...goods(this),
    ...cards(this),
    ...monsters(this),
    ...houses(this),
  };

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

  /** Things fly one after the other; `landed` is told of each share as it lands. */
  async fly(
    what: Flight["what"],
    count: number,
    from: Point,
    to: Point,
    pace: Pace,
    landed: (part: number) => void,
  ): Promise<void> {
    const flying = Math.min(count, MOST_IN_THE_AIR);
    let left = count;
    await Promise.all(
      Array.from({ length: flying }, async (_, index) => {
        const share = index === flying - 1 ? left : Math.floor(count / flying);
        left -= share;
        await pace.wait(index * 80);
        this.flights.push({ what, at: from });
        const flight = this.flights.at(-1) as Flight;
        await pace.glide(430, (part) => (flight.at = leap(from, to, part, 46)));
        this.flights = this.flights.filter((other) => other !== flight);
        landed(share);
      }),
    );
  }

  async walk(seat: string, from: Point, pace: Pace): Promise<void> {
    this.walkers.push({ seat, at: from });
    const walker = this.walkers.at(-1) as Walker;
    const to = this.pigOf(seat);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    await pace.glide(Math.min(1000, 320 + far * 1.2), (part) => (walker.at = leap(from, to, part, 0)));
    this.walkers = this.walkers.filter((other) => other !== walker);
  }
}
