import type { Pace } from "../../lib/pace";
import { silent, Theatre, type Animations, type Traveller } from "../../kit/theatre.svelte";
import type { Point } from "../../kit/geometry";
import { cards } from "./animations/cards";
import { dice } from "./animations/dice";
import { figures } from "./animations/figures";
import { tokens } from "./animations/tokens";
import { standing, type Layout } from "./layout";
import type { Adventurer, View, Event, Events, ContentShown, PlacedDie } from "./types";
import { unresolved, type Token, type Unresolved } from "./view";

/** What is under way: a figure on its feet, a die, a token, a card face down. */
export type Moving = { figure: string } | PlacedDie | { token: Token } | { card: "magic" | "quest" | "story" };

/** A moment that is shown large until one could read it: words above, and the card that it is about. */
export interface Moment {
  words: string;
  card: string;
  seat: string;
}

/** What waits to be resolved: a gain or a loss of things, a card at work. */
export interface Waiting {
  seat: string;
  what: Unresolved["type"];
  card: string;
  things: string[];
}

/** The same, also after it has been resolved. */
export interface Link extends Waiting {
  /** Who warded it off. */
  warded: string[];
  isDone: boolean;
}

/** What begins something new: the chain before it is forgotten. */
const NEW_CHAIN: PropertyKey[] = ["die_placed", "passed", "chapter_begins", "moved", "wolf_comes"];

/** The table as it is drawn: the truth of a view, and what happens on the way to the next. */
export class DiceTheatre extends Theatre<Events, Moving> {
  table: View;
  moment = $state.raw<Moment | null>(null);
  chain = $state<Link[]>([]);
  /** Whose dice tumble just now. */
  rolling = $state("");
  /** A field, route or spirit where something has just happened. */
  lit = $state("");

  constructor(
    view: View,
    readonly layout: () => Layout,
    readonly land: () => ContentShown,
    readonly name: (id: string) => string,
  ) {
    super();
    this.table = $state(structuredClone(view));
  }

  /** The truth takes the place of whatever was being shown. The chain stays to be read until something new begins. */
  settle(view: View): void {
    this.clear();
    this.table = structuredClone(view);
    this.moment = null;
    this.rolling = "";
    this.lit = "";
    const waiting = unresolved(view).map(waitingOf);
    const open = waiting.map(keyOf);
    for (const [index, one] of waiting.entries())
      if (!this.chain.some((link) => keyOf(link) === open[index])) this.begin(one);
    for (const link of this.chain) link.isDone = !open.includes(keyOf(link));
  }

  /** Something more lies on top of what waits to be resolved. */
  begin({ seat, what, card, things }: Waiting): void {
    this.chain.push({ seat, what, card, things, warded: [], isDone: false });
  }

  override async play(event: Event, pace: Pace): Promise<void> {
    this.moment = null;
    this.lit = "";
    if (NEW_CHAIN.includes(event.key) && this.chain.every(({ isDone }) => isDone)) this.chain = [];
    await super.play(event, pace);
  }

  readonly animations: Animations<Events> = {
    ...dice(this),
    ...figures(this),
    ...tokens(this),
    ...cards(this),
    ...silent(
      "chapter_ends",
      "character",
      "doubling",
      "flies_swatted",
      "last_quest_drawn",
      "left",
      "ended_by_leaving",
      "magic_reshuffled",
      "nothing_happened",
      "offer_countered",
      "offer_dropped",
      "offer_refused",
      "scored",
      "stories_reshuffled",
      "story_discarded",
      "story_without_effect",
      "tale_ends",
      "way_chosen",
    ),
  };

  /** Something is lifted from the board, and put down again. */
  lift(what: Moving, at: Point): Traveller<Moving> {
    return this.setOut(what, at);
  }

  putDown(traveller: Traveller<Moving>): void {
    this.arrive(traveller);
  }

  adventurer(seat: string): Adventurer | undefined {
    return this.table.adventurers.find((other) => other.seat === seat);
  }

  /** Where a seat's figure stands. */
  figureOf(seat: string): Point {
    const { fields, sizes, width, height } = this.layout();
    const own = this.adventurer(seat);
    const at = own && fields.get(own.at);
    if (!own || !at) return { x: width / 2, y: height / 2 };
    const here = this.table.adventurers.filter((other) => other.at === own.at);
    return standing(at, here.indexOf(own), here.length, sizes);
  }

  socketAt(socket: string): Point {
    const { routes, spirits, width, height } = this.layout();
    const corner = spirits.get(socket);
    const taken = this.table.sockets[socket]?.length ?? 0;
    if (corner) return corner.sockets[Math.min(taken, corner.sockets.length - 1)] ?? corner.at;
    return routes.get(socket)?.socket ?? { x: width / 2, y: height / 2 };
  }

  /** Shows something large, long enough to be read aloud: the more words, the longer. */
  async dwell(moment: Moment, words: string, pace: Pace): Promise<void> {
    this.moment = moment;
    await pace.wait(1200 + Math.min(1800, words.length * 14));
  }
}

function waitingOf(entry: Unresolved): Waiting {
  const waits = (card: string, things: string[] = []): Waiting => ({
    seat: entry.seat,
    what: entry.type,
    card,
    things,
  });
  switch (entry.type) {
    case "gain_tokens":
    case "lose_tokens":
      return waits("", entry.tokens);
    case "gain_quests":
      return waits("", entry.quests);
    case "lose_snake_die":
      return waits("", [entry.face]);
    case "read_story":
      return waits(entry.card);
    case "play_item":
      return waits(entry.card, entry.curse ? [entry.curse] : []);
    case "suffer_event":
      return waits(entry.event);
    default:
      return waits("");
  }
}

function keyOf({ seat, what, card, things }: Waiting): string {
  return [seat, what, card, ...things].join(" ");
}
