import type { Pace } from "../lib/pace";
import { leap, type Line, type Point } from "./geometry";

/** What is to be seen of one event; resolves when it has been seen. */
export type Animation<Values> = (values: Values, pace: Pace) => Promise<void> | void;

/** What is to be seen of every event of a game. */
export type Animations<Events> = { [Key in keyof Events]: Animation<Events[Key]> };

/** Events of which nothing is to be seen: their sentence says it all. */
export function silent<Key extends string>(...keys: Key[]): { [Silent in Key]: () => void } {
  return Object.fromEntries(keys.map((key) => [key, () => {}])) as { [Silent in Key]: () => void };
}

/** Something under way on the board: a pawn, a card, a handful of straw. */
export interface Traveller<Kind> {
  what: Kind;
  at: Point;
  opacity: number;
}

/** More in the air would only be a swarm. */
const MOST_IN_THE_AIR = 5;

/**
 * Turns the events of a match into motion. A game's theatre keeps a copy of the view that it draws, says in `animations` what
 * each event does to it, and lets `settle` overwrite everything with the next view:
 *
 *     class MarketTheatre extends Theatre<Events, "goose"> {
 *       table = $state() as MarketTable;
 *       readonly animations: Animations<Events> = {
 *         goose_bought: ({ seat }, pace) => this.fly("goose", 1, this.market(), this.yard(seat), pace, () => …),
 *         ...silent("match_ends"),
 *       };
 *       settle(view: MarketTable) { this.clear(); this.table = structuredClone(view); }
 *     }
 *
 * An event that is missing there does not compile, so every event is animated or said to be silent.
 */
export abstract class Theatre<Events, Kind = string> {
  travellers = $state<Traveller<Kind>[]>([]);
  /** How far dice have tumbled, 0 to 1. */
  tumble = $state(1);
  abstract readonly animations: Animations<Events>;

  /** Shows one event; an event that this page does not know yet is shown by its sentence alone. */
  async play({ key, values }: { key: PropertyKey; values: object }, pace: Pace): Promise<void> {
    await this.animations[key as keyof Events]?.(values as Events[keyof Events], pace);
  }

  /** Whatever was under way is no more. */
  protected clear(): void {
    this.travellers = [];
    this.tumble = 1;
  }

  /** Sets something out on its way; what is changed on the result while it is under way is seen. */
  protected setOut(what: Kind, at: Point): Traveller<Kind> {
    this.travellers.push({ what, at, opacity: 1 });
    return this.travellers.at(-1) as Traveller<Kind>;
  }

  protected arrive(traveller: Traveller<Kind>): void {
    this.travellers = this.travellers.filter((other) => other !== traveller);
  }

  /** Moves something along a way, and takes it from the board at its end. */
  async travel(
    what: Kind,
    way: Line,
    milliseconds: number,
    pace: Pace,
    step: (at: Point) => void = () => {},
  ): Promise<void> {
    const traveller = this.setOut(what, way.start);
    await pace.glide(milliseconds, (part) => {
      traveller.at = way.at(part);
      step(traveller.at);
    });
    this.arrive(traveller);
  }

  /** Things fly one after the other; `landed` is told of each share as it lands. */
  async fly(
    what: Kind,
    count: number,
    from: Point,
    to: Point,
    pace: Pace,
    landed: (share: number) => void = () => {},
  ): Promise<void> {
    const flying = Math.min(count, MOST_IN_THE_AIR);
    let left = count;
    await Promise.all(
      Array.from({ length: flying }, async (_, index) => {
        const share = index === flying - 1 ? left : Math.floor(count / flying);
        left -= share;
        await pace.wait(index * 80);
        const traveller = this.setOut(what, from);
        await pace.glide(430, (part) => {
          traveller.at = leap(from, to, part, 46);
        });
        this.arrive(traveller);
        landed(share);
      }),
    );
  }

  /** Dice tumble, and lie long enough to be read. */
  async roll(pace: Pace): Promise<void> {
    await pace.glide(700, (part) => (this.tumble = part));
    await pace.wait(200);
  }
}

/** How long a figure walks: a little for each bit of the way, and never so long that one looks away. */
export function walkingTime(way: Line): number {
  return Math.min(1100, 340 + way.length * 1.1);
}
