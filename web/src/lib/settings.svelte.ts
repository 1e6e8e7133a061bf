import { read, write } from "./storage";

export type Light = "system" | "day" | "night";
export type Speed = "calm" | "brisk" | "at_once";

const SPEEDS: Record<Speed, number> = { calm: 1, brisk: 2, at_once: 0 };

/** How this browser likes the table. */
class Settings {
  light = $state<Light>(read("light", "system"));
  speed = $state<Speed>(read("speed", "calm"));
  sound = $state<boolean>(read("sound", false));
  /** No motion, even where the system would allow it. */
  still = $state<boolean>(read("still", false));
  /** A notification says when it is one's turn and one looks elsewhere. */
  calls = $state<boolean>(read("calls", false));
  name = $state<string>(read("name", ""));
  /** All answers stand as buttons, also those that are touched on the board. */
  allAnswers = $state<boolean>(read("all-answers", false));
  /** The chronicle stays open, where the window is wide enough. */
  pinned = $state<boolean>(read("pinned", false));
  #prefersNight = $state(false);
  #prefersStill = $state(false);

  constructor() {
    const night = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#prefersNight = night.matches;
    this.#prefersStill = still.matches;
    night.addEventListener("change", () => (this.#prefersNight = night.matches));
    still.addEventListener("change", () => (this.#prefersStill = still.matches));
  }

  get isNight(): boolean {
    return this.light === "system" ? this.#prefersNight : this.light === "night";
  }

  get isStill(): boolean {
    return this.still || this.#prefersStill;
  }

  get tempo(): number {
    return SPEEDS[this.speed];
  }

  /** Writes the looks onto the document and keeps all settings; to be called in an effect. */
  settle(): void {
    document.documentElement.dataset.light = this.isNight ? "night" : "day";
    document.documentElement.dataset.motion = this.isStill ? "still" : "moving";
    write("light", this.light);
    write("speed", this.speed);
    write("sound", this.sound);
    write("still", this.still);
    write("calls", this.calls);
    write("name", this.name);
    write("all-answers", this.allAnswers);
    write("pinned", this.pinned);
  }
}

export const settings = new Settings();
