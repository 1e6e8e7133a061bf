/** Tells a long press of a finger from a tap. */
export class LongPress {
  wasLong = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly happened: () => void,
    readonly time = 450,
  ) {}

  down(event: PointerEvent): void {
    this.wasLong = false;
    if (event.pointerType === "mouse") return;
    this.#timer = setTimeout(() => {
      this.wasLong = true;
      this.happened();
    }, this.time);
  }

  up(): void {
    clearTimeout(this.#timer);
  }
}
