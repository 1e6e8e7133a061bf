interface Point {
  x: number;
  y: number;
}

/** The part of a drawing that is in sight: zoom 1 shows all of it, and one never leaves its edges. */
export class Sight {
  zoom = $state(1);
  #middle = $state.raw<Point | null>(null);
  #size: () => { width: number; height: number };
  #nearest: () => number;

  constructor(size: () => { width: number; height: number }, nearest: () => number = () => 4) {
    this.#size = size;
    this.#nearest = nearest;
  }

  get middle(): Point {
    const { width, height } = this.#size();
    return this.#middle ?? { x: width / 2, y: height / 2 };
  }

  get box(): { x: number; y: number; width: number; height: number } {
    const size = this.#size();
    const width = size.width / this.zoom;
    const height = size.height / this.zoom;
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  }

  slide(x: number, y: number): void {
    this.#look({ x: this.middle.x + x, y: this.middle.y + y });
  }

  /** Comes nearer (or goes farther) around a point that stays where it is on the screen. */
  approach(factor: number, around: Point = this.middle): void {
    const zoom = Math.min(this.#nearest(), Math.max(1, this.zoom * factor));
    const part = this.zoom / zoom;
    this.zoom = zoom;
    this.#look({
      x: around.x + (this.middle.x - around.x) * part,
      y: around.y + (this.middle.y - around.y) * part,
    });
  }

  reset(): void {
    this.zoom = 1;
    this.#middle = null;
  }

  #look(at: Point): void {
    const { width, height } = this.#size();
    const across = width / this.zoom / 2;
    const down = height / this.zoom / 2;
    this.#middle = { x: clamp(at.x, across, width - across), y: clamp(at.y, down, height - down) };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
