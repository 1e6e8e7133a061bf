/** Points and boxes, bent ways between them, and lines that no ruler has drawn. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A leap between two places: higher in the middle. */
export function leap(from: Point, to: Point, part: number, height: number): Point {
  const { x, y } = between(from, to, part);
  return { x, y: y - Math.sin(part * Math.PI) * height };
}

/** A number from 0 to 1 that looks like chance and is always the same for the same words: a drawing never changes. */
export function whim(...words: (string | number)[]): number {
  let mixed = 2166136261;
  for (const letter of words.join(" ")) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16777619);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 1540483477);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** A way over the board, along which something can be drawn or moved. */
export interface Line {
  readonly start: Point;
  readonly end: Point;
  readonly length: number;
  /** For the `d` of a path. */
  readonly path: string;
  /** The place after a part of the way, 0 to 1. */
  at(part: number): Point;
  /** The direction at that place, in degrees. */
  direction(part: number): number;
  /** The stretch between two parts of the way. */
  stretch(from: number, to: number): Line;
}

/** A way that bends once. */
export class Curve implements Line {
  constructor(
    readonly start: Point,
    readonly bend: Point,
    readonly end: Point,
  ) {}

  /** The place after a part of the way, 0 to 1. */
  at(part: number): Point {
    return between(between(this.start, this.bend, part), between(this.bend, this.end, part), part);
  }

  /** The direction at that place, in degrees. */
  direction(part: number): number {
    const from = between(this.start, this.bend, part);
    const to = between(this.bend, this.end, part);
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  }

  get points(): Point[] {
    return Array.from({ length: 17 }, (_, index) => this.at(index / 16));
  }

  get length(): number {
    const points = this.points;
    return points.slice(1).reduce((sum, point, index) => sum + distance(point, points[index] as Point), 0);
  }

  /** The stretch between two parts of the way. */
  stretch(from: number, to: number): Curve {
    const bend = between(between(this.start, this.bend, from), between(this.bend, this.end, from), to);
    return new Curve(this.at(from), bend, this.at(to));
  }

  get reversed(): Curve {
    return new Curve(this.end, this.bend, this.start);
  }

  get path(): string {
    const { start, bend, end } = this;
    return `M${round(start.x)} ${round(start.y)} Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`;
  }
}

/** A way from place to place to place, as a figure walks it field by field. */
export class Route implements Line {
  /** How far it is to each point. */
  readonly #far: number[];

  constructor(readonly points: Point[]) {
    if (points.length === 0) throw new Error("A route needs a point at least");
    this.#far = [0];
    for (const [index, point] of points.slice(1).entries())
      this.#far.push((this.#far[index] as number) + distance(points[index] as Point, point));
  }

  get start(): Point {
    return this.points[0] as Point;
  }

  get end(): Point {
    return this.points.at(-1) as Point;
  }

  get length(): number {
    return this.#far.at(-1) as number;
  }

  at(part: number): Point {
    const { from, to, along } = this.#leg(part);
    return between(from, to, along);
  }

  direction(part: number): number {
    const { from, to } = this.#leg(part);
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  }

  stretch(from: number, to: number): Route {
    const inside = this.points.filter((_, index) => {
      const part = (this.#far[index] as number) / (this.length || 1);
      return part > from && part < to;
    });
    return new Route([this.at(from), ...inside, this.at(to)]);
  }

  /** Rounded at the corners, as nobody walks along a ruler. */
  get path(): string {
    const inner = this.points.slice(1, -1).map((point, index) => {
      const [before, after] = [this.points[index] as Point, this.points[index + 2] as Point];
      const [into, out] = [between(point, before, 0.3), between(point, after, 0.3)];
      return `L${at(into)} Q${at(point)} ${at(out)}`;
    });
    return [`M${at(this.start)}`, ...inner, `L${at(this.end)}`].join(" ");
  }

  #leg(part: number): { from: Point; to: Point; along: number } {
    const wanted = Math.min(1, Math.max(0, part)) * this.length;
    const index = Math.max(
      1,
      this.#far.findIndex((far, place) => place > 0 && far >= wanted),
    );
    const [from, to] = [this.points[index - 1] as Point, (this.points[index] ?? this.points[index - 1]) as Point];
    const [begun, done] = [this.#far[index - 1] as number, this.#far[index] ?? 0];
    return { from, to, along: done > begun ? (wanted - begun) / (done - begun) : 1 };
  }
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** A leap from one place to another. */
export function arc(from: Point, to: Point, height: number): Curve {
  const middle = between(from, to, 0.5);
  return new Curve(from, { x: middle.x, y: middle.y - height }, to);
}

/** How near the curve comes to any of the points. */
export function clearance(curve: Curve, points: Point[]): number {
  const along = curve.points;
  return Math.min(Infinity, ...points.map((point) => Math.min(...along.map((step) => distance(step, point)))));
}

export function isWithin(point: Point, box: Box): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
}

/** A box around a point. */
export function around({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The box with so much more on every side. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** How much two boxes have in common. */
export function covering(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far two boxes are apart, 0 if they touch. */
export function gap(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(across, down);
}

/**
 * Bends a way so that it keeps clear of the points and, if one is given, within the box, and no more than it must;
 * `liking` is the bend it would have freely.
 */
export function bendAround(start: Point, end: Point, avoid: Point[], room: number, liking: number, box?: Box): Curve {
  const middle = between(start, end, 0.5);
  const across = { x: -(end.y - start.y), y: end.x - start.x };
  let best: { curve: Curve; merit: number } | null = null;
  for (const part of [0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46, 0.62, -0.62, 0.8, -0.8]) {
    const bent = liking + part;
    const curve = new Curve(start, { x: middle.x + across.x * bent, y: middle.y + across.y * bent }, end);
    const strays = box !== undefined && !curve.points.every((point) => isWithin(point, box));
    const merit = Math.min(room, clearance(curve, avoid)) / room - Math.abs(part) * 0.5 - (strays ? 1 : 0);
    if (!best || merit > best.merit) best = { curve, merit };
  }
  return (best as { curve: Curve }).curve;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A closed outline around a point that no compass has drawn. */
export function blob(middle: Point, width: number, height: number, key: string, corners = 9, unrest = 0.16): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const far = 1 - unrest + whim(key, index) * unrest * 2;
    return { x: middle.x + Math.cos(angle) * width * far, y: middle.y + Math.sin(angle) * height * far };
  });
  return smooth(points);
}

/** The two banks of a stream along the curve, as one closed outline; nowhere quite as wide as before. */
export function banks(curve: Curve, wide: number, key: string): string {
  const steps = Math.max(8, Math.round(curve.length / 26));
  const sides: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= steps; step++) {
    const at = curve.at(step / steps);
    const across = ((curve.direction(step / steps) + 90) * Math.PI) / 180;
    for (const [side, points] of sides.entries()) {
      const far = wide * (0.78 + whim(key, side, step) * 0.44) * (side === 0 ? 1 : -1);
      points.push({ x: at.x + Math.cos(across) * far, y: at.y + Math.sin(across) * far });
    }
  }
  return smooth([...sides[0], ...sides[1].reverse()]);
}

/** A soft closed line through the middles between points. */
function smooth(points: Point[]): string {
  const middles = points.map((point, index) => between(point, points[(index + 1) % points.length] as Point, 0.5));
  const last = middles.at(-1) as Point;
  const parts = points.map((point, index) => {
    const middle = middles[index] as Point;
    return `Q${round(point.x)} ${round(point.y)} ${round(middle.x)} ${round(middle.y)}`;
  });
  return `M${round(last.x)} ${round(last.y)} ${parts.join(" ")} Z`;
}

/** A sheet or plank: a box whose edges bend a little, each in its own way. */
export function sheet({ x, y, width, height }: Box, key: string, unrest = 2): string {
  const bend = (index: number) => (whim(key, index) - 0.5) * 2 * unrest;
  const [right, bottom] = [x + width, y + height];
  const [across, down] = [x + width / 2, y + height / 2];
  const corner = (cx: number, cy: number, index: number) =>
    `${round(cx + bend(index) / 2)} ${round(cy + bend(index + 20) / 2)}`;
  return (
    `M${corner(x, y, 1)} Q${round(across)} ${round(y + bend(2))} ${corner(right, y, 3)} ` +
    `Q${round(right + bend(4))} ${round(down)} ${corner(right, bottom, 5)} ` +
    `Q${round(across)} ${round(bottom + bend(6))} ${corner(x, bottom, 7)} ` +
    `Q${round(x + bend(8))} ${round(down)} ${corner(x, y, 1)} Z`
  );
}
