/** How fast events are shown: the speed that was chosen, no motion for those who want none, and a tap to skip. */
export class Pace {
  #skipped = false;
  #skips: (() => void)[] = [];

  /**
   * @param speed 1 as designed, 2 twice as fast; 0 shows nothing on the way.
   * @param still fades instead of motion.
   */
  constructor(
    readonly speed = 1,
    readonly still = false,
  ) {}

  get isSkipped(): boolean {
    return this.#skipped || this.speed === 0;
  }

  /** A time as it is at this speed. */
  milliseconds(designed: number): number {
    return this.isSkipped ? 0 : designed / this.speed;
  }

  /** Waits, unless somebody taps. */
  wait(designed: number): Promise<void> {
    const time = this.milliseconds(designed);
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#skips.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Calls `step` with 0 to 1, slowing down towards the end; the last call is always `step(1)`. */
  async glide(designed: number, step: (part: number) => void): Promise<void> {
    const time = this.milliseconds(designed);
    if (time === 0 || this.still) {
      step(1);
      return this.wait(designed);
    }
    const start = performance.now();
    await new Promise<void>((resolve) => {
      const frame = (now: number) => {
        const part = this.#skipped ? 1 : Math.min(1, Math.max(0, (now - start) / time));
        step(1 - (1 - part) ** 3);
        if (part < 1) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
  }

  /** Ends all waiting and gliding at once. */
  skip(): void {
    this.#skipped = true;
    for (const end of this.#skips.splice(0)) end();
  }
}
