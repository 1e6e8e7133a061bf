/** How long it takes to read one letter aloud, in milliseconds, and how long any sign must stay. */
const LETTER = 38;
const SHORTEST = 1200;
const LONGEST = 6000;

/** How fast events are shown: the speed that was chosen, no motion for those who want none, and a tap to skip. */
export class Pace {
  #skipped = false;
  #hurried = false;
  #skips: (() => void)[] = [];
  #readings: (() => void)[] = [];

  /**
   * @param speed 1 as designed, 2 twice as fast; 0 shows nothing on the way.
   * @param still fades instead of motion.
   * @param reading how fast people like to read: the speed without the haste of what waits behind.
   */
  constructor(
    readonly speed = 1,
    readonly still = false,
    readonly reading = speed,
  ) {}

  get isSkipped(): boolean {
    return this.#skipped || this.#hurried || this.speed === 0;
  }

  /** A time as it is at this speed. */
  milliseconds(designed: number): number {
    return this.isSkipped ? 0 : designed / this.speed;
  }

  /** Waits, unless somebody taps. */
  wait(designed: number): Promise<void> {
    return sleep(this.milliseconds(designed), this.#skips);
  }

  /** Leaves something in sight until one could have read it aloud. A tap goes on; that more is waiting does not. */
  read(letters: number): Promise<void> {
    if (this.#skipped || this.reading === 0) return Promise.resolve();
    return sleep(Math.min(LONGEST, Math.max(SHORTEST, letters * LETTER)) / this.reading, this.#readings);
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
        const part = this.isSkipped ? 1 : Math.min(1, Math.max(0, (now - start) / time));
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
    for (const end of [...this.#skips.splice(0), ...this.#readings.splice(0)]) end();
  }

  /** More is waiting to be shown: ends waiting and gliding, but nothing that is to be read. */
  hurry(): void {
    this.#hurried = true;
    for (const end of this.#skips.splice(0)) end();
  }
}

function sleep(time: number, ends: (() => void)[]): Promise<void> {
  if (time === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    ends.push(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
