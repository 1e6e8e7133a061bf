/** Which of its possible places each label takes, so that all of them together cover as little as possible. */
import { around, covering, grown, type Box, type Point } from "./geometry";
import { widthOf } from "./lettering";

export interface Label {
  places: Place[];
  /** What it should not be written on. */
  obstacles: Obstacle[];
}

/** A place that a label could take, and how much it would rather have another: as much as so much covered. */
export interface Place {
  box: Box;
  dislike: number;
}

/** The weight says how badly it is missed where it is covered. */
export interface Obstacle {
  box: Box;
  weight: number;
}

/** A name in one line or more, and the room that it takes. */
export interface Name {
  lines: string[];
  box: Box;
}

/** From one line of a name to the next. */
export const LEADING = 0.95;

/** Letters upon letters can be read by nobody, and what leaves the page is cut off. */
const WEIGHT_OF_LABELS = 6;
const WEIGHT_OF_EDGE = 6;
/** Labels so near each other read as one. */
const SPACING = 5;
const WEIGHT_OF_SPACING = 2;
/** Of all its places a label looks at so many. */
const MOST = 50;
/** Those whose best few places are bad, or that have not even a few, come first; to have none is as bad as this. */
const FEW = 8;
const NOWHERE = 10_000;
/** A label that has lost so much to others tries to drive them away from one of its best places. */
const LOSS = 60;
const BEST = 4;
/** Labels settle long before; the number only makes sure of an end. */
const ROUNDS = 12;

/** For each label the number of the place that it takes. The same labels always get the same places. */
export function settle(labels: Label[], within: Box): number[] {
  const tags = labels.map(({ places, obstacles }) => {
    const whole = hull(places.map(({ box }) => box));
    const near = obstacles.filter(({ box }) => covering(box, whole) > 0);
    const all = places.map(({ box, dislike }, number) => ({
      box,
      spaced: grown(box, SPACING),
      number,
      cost: dislike + costOf(box, near, within),
    }));
    return all.sort((one, other) => one.cost - other.cost || one.number - other.number).slice(0, MOST);
  });
  const wholes = tags.map((all) => hull(all.map(({ spaced }) => spaced)));
  const neighbours = wholes.map((whole, label) =>
    wholes.flatMap((other, index) => (index !== label && covering(whole, other) > 0 ? [index] : [])),
  );
  const inTurn = tags.map((_, label) => label);
  const distress = tags.map((all) =>
    Array.from({ length: FEW }, (_, place) => all[place]?.cost ?? NOWHERE).reduce((sum, cost) => sum + cost, 0),
  );
  const worstFirst = [...inTurn].sort((one, other) => (distress[other] ?? 0) - (distress[one] ?? 0) || one - other);
  const attempts = [worstFirst, inTurn, [...inTurn].reverse()].map((order) =>
    driveAway(new Settlement(tags, neighbours, order).settled(), order),
  );
  const best = attempts.reduce((least, next) => (next.cost < least.cost ? next : least));
  return best.chosen.map((place, label) => tags[label]?.[place]?.number ?? 0);
}

/** Where the lines of a name could stand close to a picture of which this is half the width: best of all below it. */
export function placesAround({ x, y }: Point, half: number, lines: string[], font: number): (Place & Name)[] {
  const width = Math.max(...lines.map(widthOf)) * font + 3;
  const high = (1 + (lines.length - 1) * LEADING) * font;
  const folds = (lines.length - 1) * 14;
  const places: (Place & Name)[] = [];
  const add = (middle: Point, dislike: number) =>
    places.push({ lines, box: around(middle, width, high), dislike: dislike + folds });
  for (const step of [1, 5, 9]) {
    for (const part of [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1]) {
      const aside = Math.abs(part) * 40 + step * 4;
      const across = x + (part * (half * 2 + width)) / 2;
      add({ x: across, y: y + half + high / 2 + step }, aside);
      add({ x: across, y: y - half - high / 2 - step }, aside + 16);
      const down = y + part * (half + high / 2);
      add({ x: x + half + width / 2 + step, y: down }, aside + 14);
      add({ x: x - half - width / 2 - step, y: down }, aside + 16);
    }
  }
  return places;
}

function costOf(box: Box, obstacles: Obstacle[], within: Box): number {
  const straying = box.width * box.height - covering(box, within);
  return obstacles.reduce(
    (sum, obstacle) => sum + obstacle.weight * covering(box, obstacle.box),
    WEIGHT_OF_EDGE * straying,
  );
}

/** The box around all the boxes. */
function hull(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A place with what it costs, other labels apart; the cheapest come first. */
interface Tag {
  box: Box;
  spaced: Box;
  number: number;
  cost: number;
}

/** Where every label is for now; -1 is nowhere yet. */
class Settlement {
  constructor(
    readonly tags: Tag[][],
    /** Who could ever come near whom. */
    readonly neighbours: number[][],
    readonly order: number[],
    readonly chosen: number[] = tags.map(() => -1),
  ) {}

  /** One label after the other takes the best place among those that have theirs, until nobody wants to move. `fixed` stays. */
  settled(fixed = -1): Settlement {
    for (let round = 0, isMoving = true; isMoving && round < ROUNDS; round++) {
      isMoving = false;
      for (const label of this.order) {
        if (label === fixed) continue;
        const best = this.#bestFor(label);
        isMoving ||= best !== this.chosen[label];
        this.chosen[label] = best;
      }
    }
    return this;
  }

  #bestFor(label: number): number {
    let [best, least] = [this.chosen[label] ?? -1, this.costFor(label)];
    for (const [place, { cost }] of (this.tags[label] ?? []).entries()) {
      if (cost >= least) break;
      const among = this.costFor(label, place);
      if (among < least) [best, least] = [place, among];
    }
    return best;
  }

  costFor(label: number, place = this.chosen[label] ?? -1): number {
    const tag = this.tags[label]?.[place];
    if (!tag) return Infinity;
    let cost = tag.cost;
    for (const other of this.neighbours[label] ?? []) {
      const taken = this.tags[other]?.[this.chosen[other] ?? -1];
      const close = taken ? covering(tag.spaced, taken.spaced) : 0;
      if (taken && close > 0) cost += WEIGHT_OF_SPACING * close + WEIGHT_OF_LABELS * covering(tag.box, taken.box);
    }
    return cost;
  }

  get cost(): number {
    return this.chosen.reduce((sum, _, label) => sum + this.costFor(label), 0);
  }

  /** The same, but that a label insists on a place and the others have to arrange themselves. */
  insisting(label: number, place: number): Settlement {
    const next = new Settlement(this.tags, this.neighbours, this.order, [...this.chosen]);
    next.chosen[label] = place;
    return next.settled(label).settled();
  }
}

function driveAway(settlement: Settlement, order: number[]): Settlement {
  let best = settlement;
  for (const label of order) {
    if (best.costFor(label) - (best.tags[label]?.[0]?.cost ?? 0) < LOSS) continue;
    for (let place = 0; place < BEST; place++) {
      if (!best.tags[label]?.[place]) break;
      const next = best.insisting(label, place);
      if (next.cost < best.cost) best = next;
    }
  }
  return best;
}
