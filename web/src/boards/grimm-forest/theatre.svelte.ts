import type { EventTold } from "../../lib/messages";
import type { Pace } from "../../lib/pace";
import { leap, middleOf, type Point } from "./geometry";
import { heapPlace, pigPlace, type Layout } from "./layout";
import { houseOn, isMaterial, MATERIALS, pigAt, PRICES, SECTIONS, SITES, type Builder, type ForestView, type Material, type Section } from "./view";

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

interface Values {
  seat: string;
  player: string;
  giver: string;
  receiver: string;
  location: string;
  material: Material;
  section: Section;
  card: string;
  friend: string;
  friends: string[];
  cards: string[];
  count: number;
  total: number;
  fable: boolean;
  round: number;
  what: string;
}

/** More would only be a swarm. */
const MOST_IN_THE_AIR = 5;

/** The table as it is drawn: the truth of a view, and what happens on the way to the next. */
export class Theatre {
  forest: ForestView;
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
    view: ForestView,
    readonly layout: () => Layout,
  ) {
    this.forest = $state(structuredClone(view));
  }

  /** The truth takes the place of whatever was being shown. */
  settle(view: ForestView): void {
    this.forest = structuredClone(view);
    this.flights = [];
    this.walkers = [];
    this.turned = [];
    this.struck = "";
    this.fresh = "";
    this.prince = null;
  }

  async play(event: EventTold, pace: Pace): Promise<void> {
    const values = event.values as unknown as Values;
    if (event.key !== "fable_revealed" && event.key !== "drew_friend") this.turned = [];
    await this.#scenes[event.key]?.(values, pace);
  }

  /** What is to be seen of each event; of the others their sentence is enough. */
  #scenes: Record<string, (values: Values, pace: Pace) => Promise<void> | void> = {
    round_begins: ({ round }) => void (this.forest.round = round),
    cards_laid: ({ seat, fable }, pace) => this.#layCards(seat, fable, pace),
    fable_revealed: ({ seat, card }, pace) => this.#turnFable(seat, card, pace),
    gather_card_revealed: ({ seat, location }, pace) => this.#turnGatherCard(seat, location, pace),
    flew_away: ({ seat, location }, pace) => this.#send(seat, location, pace),
    ran_away: ({ seat, location }, pace) => this.#send(seat, location, pace),
    frightened: ({ seat, location }, pace) => this.#send(seat, location, pace),
    ran_through_the_forest: ({ seat }, pace) => this.#send(seat, "", pace),
    starting_player: ({ seat }, pace) => this.#goHome(seat, pace),
    gathered: (values, pace) => this.#takeFromHeap(values, pace),
    took_from: (values, pace) => this.#takeFromHeap(values, pace),
    replenished: ({ location, material, count }, pace) => this.#drop(location, material, count, pace),
    put_on_location: ({ seat, location, material, count }, pace) => this.#drop(location, material, count, pace, seat),
    prince_took: (values, pace) => this.#princeTakes(values, pace),
    gained: ({ seat, material, count }, pace) => this.#gain(seat, material, count, pace),
    gained_one_of_each: async ({ seat }, pace) => {
      await Promise.all(MATERIALS.map((material) => this.#gain(seat, material, 1, pace)));
    },
    lost: ({ seat, material, count }, pace) => this.#lose(seat, material, count, pace),
    paid: ({ seat, material, count }, pace) => this.#lose(seat, material, count, pace),
    handed_over: ({ seat, giver, material, count }, pace) => this.#hand(giver, seat, material, count, pace),
    sneaked: ({ seat, player, material }, pace) => this.#hand(player, seat, material, 1, pace),
    surcharge_paid: ({ seat, player, material }, pace) => this.#hand(seat, player, material, 1, pace),
    drew_fables: ({ seat, count }, pace) => this.#drawFables(seat, count, pace),
    discarded_fables: ({ seat, cards }) => this.#discard(seat, cards),
    monster_placed: ({ seat, location }, pace) => this.#placeMonster(seat, location, pace),
    wolf_struck: ({ location }, pace) => this.#scatter(location, pace),
    monster_cancelled: ({ card }) => this.#chase(card),
    huntsman_cancels: ({ card }) => this.#chase(card),
    squeezed: ({ player }, pace) => this.#strikeAt(player, pace),
    blown_down: ({ seat, material, section }, pace) => this.#blowDown(seat, material, section, pace),
    unique_location_placed: ({ seat, card, location }, pace) => {
      this.forest.unique_locations.push({ card, seat, location });
      const builder = this.#builder(seat);
      if (builder) builder.fable = "";
      return pace.wait(500);
    },
    unique_location_ends: ({ card }) => {
      this.forest.unique_locations = this.forest.unique_locations.filter((unique) => unique.card !== card);
    },
    built: (values, pace) => this.#build(values, pace),
    first_builder: ({ seat, material }, pace) => {
      this.#builder(seat)?.first_builder.push(material);
      return pace.wait(500);
    },
    drew_friend: ({ seat, friend }, pace) => {
      this.turned = [{ seat, card: friend }];
      return pace.wait(1100);
    },
    tavern_opened: ({ seat, friends }, pace) => {
      this.turned = friends.map((card) => ({ seat, card }));
      return pace.wait(1300);
    },
    has_friend: ({ seat, friend }, pace) => this.#befriend(seat, friend, pace),
    lost_friend: ({ seat }) => {
      const builder = this.#builder(seat);
      if (builder) builder.friend = builder.announcement = "";
    },
    wished: ({ seat, what }) => this.#announce(seat, what),
    announced: ({ seat, what }) => this.#announce(seat, what),
    actions_gained: ({ seat, total }) => {
      const builder = this.#builder(seat);
      if (builder) builder.actions = total;
    },
  };

  #builder(seat: string): Builder | undefined {
    return this.forest.builders.find((builder) => builder.seat === seat);
  }

  #counter(seat: string, material: Material): Point {
    const lot = this.layout().lots.get(seat);
    return lot ? middleOf(lot.counters[material]) : this.#supply();
  }

  #heap(location: string, material: Material): Point {
    const box = this.layout().clearings.get(location);
    const here = Object.keys(this.forest.stock[location] ?? {});
    return box ? heapPlace(box, Math.max(0, here.indexOf(material)), here.length) : this.#supply();
  }

  #supply(): Point {
    const { width, forest } = this.layout();
    return { x: width / 2, y: forest.height * 0.05 };
  }

  #pigs(seat: string): Point {
    const builder = this.#builder(seat);
    const layout = this.layout();
    const box = builder ? layout.clearings.get(pigAt(builder)) : undefined;
    if (!builder || !box) return layout.lots.get(seat)?.home ?? this.#supply();
    const here = this.forest.builders.filter((other) => pigAt(other) === pigAt(builder));
    return pigPlace(box, here.indexOf(builder), here.length);
  }

  /** Things fly one after the other; `landed` is told of each share as it lands. */
  async #fly(what: Flight["what"], count: number, from: Point, to: Point, pace: Pace, landed: (part: number) => void): Promise<void> {
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

  async #walk(seat: string, from: Point, pace: Pace): Promise<void> {
    this.walkers.push({ seat, at: from });
    const walker = this.walkers.at(-1) as Walker;
    const to = this.#pigs(seat);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    await pace.glide(Math.min(1000, 320 + far * 1.2), (part) => (walker.at = leap(from, to, part, 0)));
    this.walkers = this.walkers.filter((other) => other !== walker);
  }

  #layCards(seat: string, hasFable: boolean, pace: Pace): Promise<void> {
    const plans = (this.forest.plans ??= { cards: [], before: {}, fables: [], fable_of: {} });
    plans.before[seat] = plans.cards.push(null) - 1;
    if (hasFable && this.forest.dreamer !== seat) plans.fable_of[seat] = plans.fables.push(null) - 1;
    return pace.wait(250);
  }

  async #turnFable(seat: string, card: string, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    if (!builder) return;
    if (this.forest.dreamer !== seat) {
      const known = builder.hand.indexOf(card);
      builder.hand.splice(known === -1 ? builder.hand.indexOf(null) : known, 1);
    }
    builder.fable = card;
    this.turned.push({ seat, card });
    await pace.wait(1000);
  }

  async #turnGatherCard(seat: string, location: string, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    if (!builder) return;
    const from = this.#pigs(seat);
    builder.plan = location;
    await this.#walk(seat, from, pace);
  }

  async #send(seat: string, location: string, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    if (!builder) return;
    const from = this.#pigs(seat);
    builder.plan = location;
    if (builder.location || !location) builder.location = location;
    await this.#walk(seat, from, pace);
  }

  async #goHome(first: string, pace: Pace): Promise<void> {
    const away = this.forest.builders.filter((builder) => pigAt(builder)).map(({ seat }) => ({ seat, from: this.#pigs(seat) }));
    for (const builder of this.forest.builders) builder.location = builder.plan = "";
    await Promise.all(away.map(({ seat, from }) => this.#walk(seat, from, pace)));
    const start = this.forest.builders.findIndex(({ seat }) => seat === first);
    this.forest.builders = [...this.forest.builders.slice(start), ...this.forest.builders.slice(0, start)];
    this.forest.window = "clean_up";
  }

  async #takeFromHeap({ seat, location, material, count }: Values, pace: Pace): Promise<void> {
    const stock = this.forest.stock[location];
    const builder = this.#builder(seat);
    if (!stock || !builder) return;
    stock[material] = (stock[material] ?? 0) - count;
    await this.#fly(material, count, this.#heap(location, material), this.#counter(seat, material), pace, (part) => (builder.resources[material] += part));
  }

  async #drop(location: string, material: Material, count: number, pace: Pace, from?: string): Promise<void> {
    const stock = this.forest.stock[location];
    if (!stock) return;
    const heap = this.#heap(location, material);
    const start = from ? this.#counter(from, material) : { x: heap.x, y: -20 };
    await this.#fly(material, count, start, heap, pace, (part) => (stock[material] = (stock[material] ?? 0) + part));
  }

  async #princeTakes({ location, material, count }: Values, pace: Pace): Promise<void> {
    const { bench, clearings } = this.layout();
    const box = clearings.get(location);
    const stock = this.forest.stock[location];
    if (!box || !stock) return;
    const there = pigPlace(box, 0, 1);
    await pace.glide(600, (part) => (this.prince = leap(bench.prince, there, part, 0)));
    stock[material] = (stock[material] ?? 0) - count;
    await Promise.all([
      this.#fly(material, count, this.#heap(location, material), bench.prince, pace, () => {}),
      pace.glide(700, (part) => (this.prince = leap(there, bench.prince, part, 0))),
    ]);
    this.prince = null;
  }

  async #gain(seat: string, material: Material, count: number, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    if (!builder) return;
    const to = this.#counter(seat, material);
    await this.#fly(material, count, { x: to.x, y: this.layout().forest.height * 0.7 }, to, pace, (part) => (builder.resources[material] += part));
  }

  async #lose(seat: string, material: Material, count: number, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    if (!builder) return;
    builder.resources[material] -= count;
    const from = this.#counter(seat, material);
    await this.#fly(material, count, from, { x: from.x + 30, y: this.layout().height + 30 }, pace, () => {});
  }

  async #hand(giver: string, taker: string, material: Material, count: number, pace: Pace): Promise<void> {
    const [from, to] = [this.#builder(giver), this.#builder(taker)];
    if (!from || !to) return;
    from.resources[material] -= count;
    await this.#fly(material, count, this.#counter(giver, material), this.#counter(taker, material), pace, (part) => (to.resources[material] += part));
  }

  async #drawFables(seat: string, count: number, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    const lot = this.layout().lots.get(seat);
    if (!builder || !lot) return;
    this.forest.fable_deck.splice(-count, count);
    await this.#fly("fable", count, middleOf(this.layout().bench.fableDeck), middleOf(lot.hand), pace, (part) => {
      for (let card = 0; card < part; card += 1) builder.hand.push(null);
    });
  }

  #discard(seat: string, cards: string[]): void {
    const builder = this.#builder(seat);
    if (!builder) return;
    for (const card of cards) {
      const known = builder.hand.indexOf(card);
      builder.hand.splice(known === -1 ? builder.hand.indexOf(null) : known, 1);
      this.forest.fable_discard.push(card);
    }
  }

  async #placeMonster(seat: string, location: string, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    if (builder) builder.monster_at = location;
    await pace.wait(900);
  }

  async #scatter(location: string, pace: Pace): Promise<void> {
    this.struck = location;
    await pace.wait(350);
    const stock = this.forest.stock[location] ?? {};
    await Promise.all(
      Object.keys(stock)
        .filter(isMaterial)
        .map((material) => {
          const from = this.#heap(location, material);
          const count = stock[material] ?? 0;
          stock[material] = 0;
          return this.#fly(material, count, from, { x: from.x + 90, y: -30 }, pace, () => {});
        }),
    );
    this.struck = "";
  }

  #chase(card: string): void {
    for (const builder of this.forest.builders) if (builder.fable === card) builder.monster_at = "";
  }

  async #strikeAt(player: string, pace: Pace): Promise<void> {
    this.struck = this.#builder(player)?.location ?? "";
    await pace.wait(600);
    this.struck = "";
  }

  async #blowDown(seat: string, material: Material, section: Section, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    const place = builder?.sites.indexOf(`${material}_${section}`) ?? -1;
    const box = this.layout().lots.get(seat)?.plots[place];
    if (!builder || !box) return;
    this.struck = builder.location;
    await pace.wait(350);
    const below = SECTIONS[SECTIONS.indexOf(section) - 1];
    builder.sites[place] = below ? `${material}_${below}` : "";
    await this.#fly(material, 3, middleOf(box), { x: box.x + 160, y: this.layout().forest.height * 0.4 }, pace, () => {});
    this.struck = "";
  }

  async #build({ seat, material, section }: Values, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    if (!builder) return;
    const below = SECTIONS[SECTIONS.indexOf(section) - 1];
    const place = siteFor(builder.sites, below ? `${material}_${below}` : "");
    const box = this.layout().lots.get(seat)?.plots[place];
    const price = PRICES[section] - (place >= SITES ? 1 : 0);
    builder.resources[material] = Math.max(0, builder.resources[material] - price);
    this.forest.actions_taken += 1;
    if (box) await this.#fly(material, Math.min(3, price), this.#counter(seat, material), middleOf(box), pace, () => {});
    this.fresh = `${seat} ${place}`;
    builder.sites[place] = `${material}_${section}`;
    await pace.wait(houseOn(builder.sites[place] ?? "")?.height === SECTIONS.length ? 700 : 450);
  }

  async #befriend(seat: string, friend: string, pace: Pace): Promise<void> {
    const builder = this.#builder(seat);
    const { lots, bench } = this.layout();
    const lot = lots.get(seat);
    this.forest.shown_friends = this.forest.shown_friends.filter((other) => other !== friend);
    if (!builder || !lot) return;
    await this.#fly("friend", 1, middleOf(bench.friendDeck), middleOf(lot.friend), pace, () => {});
    builder.friend = friend;
    await pace.wait(300);
  }

  #announce(seat: string, what: string): void {
    const builder = this.#builder(seat);
    if (builder) builder.announcement = what;
  }
}

/** The site on which a section is put: the first that has what it stands on, a common one before Cutting Corners. */
export function siteFor(sites: string[], below: string): number {
  return sites.indexOf(below);
}
