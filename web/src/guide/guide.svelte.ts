import { read, write } from "../lib/storage";

const GUIDE = "guide";

interface Kept {
  isOn: boolean;
  /** For each game the kinds of question that this browser has met. */
  known: Record<string, string[]>;
  /** The games of which a match was played to its end here. */
  played: string[];
}

/** The guide of a first match: what this browser has met, and whether it wants to be guided. */
export class Guide {
  #kept = $state.raw<Kept>({ isOn: true, known: {}, played: [], ...read<Partial<Kept>>(GUIDE, {}) });

  get isOn(): boolean {
    return this.#kept.isOn;
  }

  /** Switched on again, it begins anew. */
  turn(isOn: boolean): void {
    this.#keep(isOn ? { isOn, known: {}, played: [] } : { ...this.#kept, isOn });
  }

  /** Whether such a question has never been met here. */
  isNew(game: string, about: string): boolean {
    return this.isOn && !(this.#kept.known[game] ?? []).includes(about);
  }

  learn(game: string, about: string): void {
    if (!this.isNew(game, about)) return;
    const known = { ...this.#kept.known, [game]: [...(this.#kept.known[game] ?? []), about] };
    this.#keep({ ...this.#kept, known });
  }

  /** Whether this is still the first match of the game. */
  isFirstMatch(game: string): boolean {
    return !this.#kept.played.includes(game);
  }

  finish(game: string): void {
    if (this.isFirstMatch(game)) this.#keep({ ...this.#kept, played: [...this.#kept.played, game] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write(GUIDE, kept);
  }
}

export const guide = new Guide();
