import { between, type Box, type Point } from "./geometry";

/** The part of a drawing that is in sight. One sees all of it or comes nearer, and never leaves its edges. */
export class Sight {
  /** What is in sight; null is everything. It is kept as it is when the drawing grows, so that nothing jumps. */
  #part = $state.raw<Box | null>(null);
  #whole: () => Box;
  #nearest: () => number;

  constructor(whole: () => Box, nearest: () => number = () => 4) {
    this.#whole = whole;
    this.#nearest = nearest;
  }

  get box(): Box {
    return this.#part ?? this.#whole();
  }

  /** How many times as near as when everything is in sight. */
  get zoom(): number {
    const { width, height } = this.#whole();
    return Math.max(1, Math.min(width / this.box.width, height / this.box.height));
  }

  get middle(): Point {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2 };
  }

  slide(x: number, y: number): void {
    const { box } = this;
    this.look({ ...box, x: box.x + x, y: box.y + y });
  }

  /** Comes nearer (or goes farther) around a point that stays where it is on the screen. */
  approach(factor: number, around: Point = this.middle): void {
    const part = this.zoom / Math.min(this.#nearest(), Math.max(1, this.zoom * factor));
    const { x, y, width, height } = this.box;
    this.look({
      x: around.x + (x - around.x) * part,
      y: around.y + (y - around.y) * part,
      width: width * part,
      height: height * part,
    });
  }

  /** What would be in sight around a place, so near. */
  around(at: Point, zoom: number): Box {
    const whole = this.#whole();
    const near = Math.min(this.#nearest(), Math.max(1, zoom));
    const [width, height] = [whole.width / near, whole.height / near];
    return this.#within({ x: at.x - width / 2, y: at.y - height / 2, width, height });
  }

  /** On the way from one sight to another. */
  glide(from: Box, to: Box, part: number): void {
    const corner = between(from, to, part);
    this.#part = {
      ...corner,
      width: from.width + (to.width - from.width) * part,
      height: from.height + (to.height - from.height) * part,
    };
    if (part >= 1) this.look(to);
  }

  reset(): void {
    this.#part = null;
  }

  /** Looks at a part of the drawing, as far as there is one. */
  look(part: Box): void {
    const whole = this.#whole();
    const isAll = part.width >= whole.width * 0.999 && part.height >= whole.height * 0.999;
    this.#part = isAll ? null : this.#within(part);
  }

  #within(part: Box): Box {
    const whole = this.#whole();
    return {
      ...part,
      x: clamp(part.x, whole.x, whole.x + whole.width - part.width),
      y: clamp(part.y, whole.y, whole.y + whole.height - part.height),
    };
  }
}

/** What is larger than its room stands in the middle of it. */
function clamp(value: number, least: number, most: number): number {
  return most < least ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
