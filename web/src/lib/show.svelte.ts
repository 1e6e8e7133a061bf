import type { Animate } from "./board";
import type { EventTold, State } from "./messages";
import { Pace } from "./pace";

/** How long an event is on show at least, so that it can be read. */
const GLANCE = 350;
/** The show never lags behind the truth by more than this, and what is to be read. */
const LAG = 2000;

interface Act {
  state: State;
  events: EventTold[];
  at: number;
}

/**
 * The show: events are played one after the other on the board, then the table as it now is takes their place. A tap skips to the
 * truth; an act that waits too long makes the one before it end as soon as it has been read. Nobody watches a show while the window
 * closes in which they are asked.
 */
export class Show {
  /** What the page draws: the last state whose events have been shown. */
  shown = $state.raw<State | null>(null);
  /** The event on show now. */
  event = $state.raw<EventTold | null>(null);
  /** How many events of the match have been shown: the chronicle ends there. */
  count = $state(0);
  isPlaying = $state(false);

  #acts: Act[] = [];
  #animate: Animate | null = null;
  #pace: Pace | null = null;

  constructor(
    readonly tempo: () => number = () => 1,
    readonly isStill: () => boolean = () => false,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** Registers who plays the events; returns what takes it back. */
  perform = (animate: Animate): (() => void) => {
    this.#animate = animate;
    return () => {
      if (this.#animate === animate) this.#animate = null;
    };
  };

  /** A new state. It is played if it goes on from what is shown, and shown at once otherwise. */
  tell(state: State, anew = false): void {
    const before = this.#acts.at(-1)?.state ?? this.shown;
    const goesOn = before !== null && before.match === state.match && before.seat === state.seat && !anew;
    if (!goesOn) {
      this.jump(state);
      return;
    }
    this.#acts.push({ state, events: state.events, at: this.now() });
    const oldest = this.#acts[0];
    if (isPressing(state)) this.#pace?.skip();
    else if (this.isPlaying && oldest && this.now() - oldest.at > LAG) this.#pace?.hurry();
    if (!this.isPlaying) void this.#play();
  }

  /** Shows the truth at once. */
  jump(state: State): void {
    this.#acts = [];
    this.#pace?.skip();
    this.#show(state);
  }

  /** A tap: what is being played ends at once. */
  skip(): void {
    this.#pace?.skip();
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      const hurry = 1 + (this.#acts.length - 1) / 2 + Math.max(0, act.events.length - 6) / 6;
      const tempo = this.#acts.some((waiting) => isPressing(waiting.state)) ? 0 : this.tempo();
      const pace = new Pace(tempo * hurry, this.isStill(), tempo);
      this.#pace = pace;
      for (const [place, event] of act.events.entries()) {
        if (this.#acts[0] !== act) break;
        this.event = event;
        this.count = event.number + 1;
        await Promise.all([this.#playOne(event, pace, act.events.slice(place + 1)), pace.wait(GLANCE)]);
      }
      if (this.#acts[0] !== act) continue;
      this.#acts.shift();
      this.#show(act.state);
    }
    this.event = null;
    this.isPlaying = false;
  }

  /** A board that stumbles over an event does not stop the match: the truth comes after it. */
  async #playOne(event: EventTold, pace: Pace, following: EventTold[]): Promise<void> {
    try {
      await this.#animate?.(event, pace, following);
    } catch (error) {
      console.error(error);
    }
  }

  #show(state: State): void {
    this.shown = state;
    this.count = state.events_from + state.events.length;
  }
}

/** One is asked, and not for long. */
function isPressing({ question, window }: State): boolean {
  return question !== null && window !== null;
}
