import { read, write } from "../lib/storage";
import type { LessonTold, ThoughtTold } from "../lib/messages";

/** How far this browser has come in each lesson: `game/lesson` and the part of its moments that were told, 1 for all. */
type Progress = Record<string, number>;

const PROGRESS = "lessons";

/** The part of a lesson that was taken here, from 0 to 1. */
export function progressIn(game: string, lesson: string): number {
  return read<Progress>(PROGRESS, {})[`${game}/${lesson}`] ?? 0;
}

/** Whether any lesson of the game was begun here. */
function hasLearned(game: string): boolean {
  return Object.keys(read<Progress>(PROGRESS, {})).some((key) => key.startsWith(`${game}/`));
}

const OFFERED = "lessons-offered";

/** Whether a lesson should be offered to whoever begins a match: once for each game, and only to newcomers. */
export function isOfferDue(game: string): boolean {
  return !hasLearned(game) && !read<string[]>(OFFERED, []).includes(game);
}

export function keepOffered(game: string): void {
  write(OFFERED, [...new Set([...read<string[]>(OFFERED, []), game])]);
}

function keepProgress(game: string, told: LessonTold): void {
  const part = told.is_last ? 1 : Math.min(0.99, told.place / told.places);
  const kept = read<Progress>(PROGRESS, {});
  const key = `${game}/${told.lesson}`;
  if (part > (kept[key] ?? 0)) write(PROGRESS, { ...kept, [key]: part });
}

/** Where somebody is among the thoughts of a lesson's moment. What is told, the server says; how far it was read, we know. */
export class Telling {
  #told = $state.raw<LessonTold | null>(null);
  #index = $state(0);
  #isClosed = $state(false);

  /** The lesson goes on: to be called whenever the table is told anew. */
  hear(told: LessonTold | null, game: string): void {
    if (told?.moment !== this.#told?.moment || told?.lesson !== this.#told?.lesson) {
      this.#index = 0;
      this.#isClosed = false;
    }
    this.#told = told;
    if (told && told.moment >= 0) keepProgress(game, told);
  }

  get told(): LessonTold | null {
    return this.#isClosed ? null : this.#told;
  }

  get thought(): ThoughtTold | null {
    return this.told?.thoughts[this.#index] ?? null;
  }

  /** There is more to be read before something is asked for. */
  get isReading(): boolean {
    return this.thought !== null && (this.hasMore || this.#told?.is_last === true);
  }

  get hasMore(): boolean {
    return this.#index + 1 < (this.told?.thoughts.length ?? 0);
  }

  get isFirst(): boolean {
    return this.#index === 0;
  }

  /** What is asked for now lights up. */
  get suggested(): string {
    return this.thought !== null && !this.isReading ? (this.told?.shown ?? "") : "";
  }

  get look(): string[] {
    return this.thought?.look ?? [];
  }

  goOn(): void {
    if (this.hasMore) this.#index += 1;
  }

  goBack(): void {
    if (this.#index > 0) this.#index -= 1;
  }

  /** The lesson is over, and the match goes on without it. */
  close(): void {
    this.#isClosed = true;
  }
}
