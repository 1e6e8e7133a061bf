import type { OptionTold, QuestionTold } from "./messages";
import { read, write } from "./storage";

/** What an option of a quiet question plays: the card that it names, or else what it does. */
export function playedBy({ verb, arguments: named }: OptionTold): string {
  return String(named.card ?? verb);
}

/**
 * Things that a person does not want to be asked about when they could be played in somebody else's turn. They are kept in this
 * browser, for each game.
 */
export class Reactions {
  #never = $state.raw<Record<string, string[]>>(read("never-ask", {}));

  never(game: string): string[] {
    return this.#never[game] ?? [];
  }

  isNever(game: string, thing: string): boolean {
    return this.never(game).includes(thing);
  }

  set(game: string, thing: string, never: boolean): void {
    const others = this.never(game).filter((other) => other !== thing);
    this.#never = { ...this.#never, [game]: never ? [...others, thing] : others };
    write("never-ask", this.#never);
  }

  /** Ask about everything again. */
  forget(game: string): void {
    this.#never = { ...this.#never, [game]: [] };
    write("never-ask", this.#never);
  }

  /** The pass that answers a quiet question, if the person wants to be asked about nothing else in it. */
  passFor(game: string, question: QuestionTold): OptionTold | undefined {
    const [pass, ...others] = question.options;
    return others.every((option) => this.isNever(game, playedBy(option))) ? pass : undefined;
  }
}

export const reactions = new Reactions();
