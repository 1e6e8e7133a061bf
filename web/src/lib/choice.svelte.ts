import { SvelteMap } from "svelte/reactivity";
import type { OptionTold, QuestionTold } from "./messages";

/** One step of a choice that is made in several: "Blue's pawn at the Castle". */
export interface Narrowing {
  words: string;
  options: OptionTold[];
}

export interface ChoiceCalls {
  answer(question: QuestionTold, option: OptionTold): void;
  /** Somebody touched what is not possible: find out why. */
  whyNot(thing: string, as: string[]): void;
  isGrave(option: OptionTold, question: QuestionTold): boolean;
}

/** The open question and how far its answer is chosen. The board and the question bar share one. */
export class Choice {
  question = $state.raw<QuestionTold | null>(null);
  /** What has been chosen on the way, oldest first. */
  steps = $state.raw<Narrowing[]>([]);
  #considered = $state.raw<OptionTold[]>([]);
  #suggested = $state("");
  /** A grave option that has been tapped once. */
  armed = $state.raw<OptionTold | null>(null);
  /** The answer that has been sent and not come back yet. */
  sent = $state.raw<OptionTold | null>(null);
  /** The line broke while the answer was on its way: it is kept, and sent again when the same question comes back. */
  isKept = $state(false);
  /** Answers that were laid out ahead and are still to be sent. */
  planned = $state.raw<string[]>([]);
  #planner = "";
  /** What can be touched on the table, by the thing that stands for it. */
  #laid = new SvelteMap<unknown, OptionTold[]>();
  #considering: unknown;
  #calls: ChoiceCalls;

  constructor(calls: ChoiceCalls) {
    this.#calls = calls;
  }

  /** What may still be chosen. */
  options: OptionTold[] = $derived(this.sent ? [] : (this.steps.at(-1)?.options ?? this.question?.options ?? []));

  /** Whether there is anything to choose. */
  get isOpen(): boolean {
    return this.options.length > 0;
  }

  /** What is chosen by touching something on the table, at once or in steps. */
  readonly laid: ReadonlySet<OptionTold> = $derived(new Set([...this.#laid.values()].flat()));

  /** Something on the table stands for these options from now on; what is returned takes it away. */
  lay(options: OptionTold[], by: unknown): () => void {
    if (options.length === 0) return () => {};
    this.#laid.set(by, options);
    return () => this.#laid.delete(by);
  }

  /** The options that name a thing, in any argument or in those given: `about("bell", ["end"])`. */
  about(thing: string | number, as: string[] = []): OptionTold[] {
    return this.options.filter((option) => names(option, thing, as));
  }

  can(thing: string | number, as: string[] = []): boolean {
    return this.about(thing, as).length > 0;
  }

  isConsidered(thing: string | number, as: string[] = []): boolean {
    return this.considered.some((option) => names(option, thing, as));
  }

  /**
   * What the pointer or the focus is on, on the board or in the question bar; failing that, what is suggested. The board may draw
   * what would happen.
   */
  get considered(): OptionTold[] {
    return this.#considered.length > 0 || !this.suggested ? this.#considered : [this.suggested];
  }

  /** What is suggested, if it may still be chosen. */
  get suggested(): OptionTold | undefined {
    return this.#suggested ? this.options.find(({ option }) => option === this.#suggested) : undefined;
  }

  /** Nothing is considered any more, whoever began to. */
  forgetAll(): void {
    this.#considered = [];
  }

  /** Shows one of the options as if it were considered, as long as nothing else is; "" ends that. */
  suggest(option: string): void {
    this.#suggested = option;
  }

  /** The pointer or the focus has come to something that stands for these options. */
  consider(options: OptionTold[], by: unknown): void {
    this.#considered = options;
    this.#considering = by;
  }

  /** The pointer or the focus has left it. What something else has begun to consider since then stays. */
  forget(by: unknown): void {
    if (this.#considering === by) this.#considered = [];
  }

  /** A thing on the board was touched: choose the one option it stands for, go on among several, or say why not. */
  touch(thing: string | number, words: string, as: string[] = []): void {
    const options = this.about(thing, as);
    if (options.length === 0) {
      const elsewhere = (this.question?.options ?? []).filter((option) => names(option, thing, as));
      if (this.sent) return;
      if (elsewhere.length === 1 && elsewhere[0]) this.choose(elsewhere[0]);
      else if (elsewhere.length > 1) this.steps = [{ words, options: elsewhere }];
      else this.#calls.whyNot(String(thing), as);
    } else if (options.length === 1 && options[0]) this.choose(options[0]);
    else this.narrow(words, options);
  }

  /** Something was touched that stands for one option, and that is not among them: "build straw walls". */
  whyNot(option: string): void {
    if (!this.sent) this.#calls.whyNot(option, []);
  }

  /** Whether touching what stands for these options brings the choice further: not, once they are all that is left. */
  leadsOn(options: OptionTold[]): boolean {
    if (options.length < 2) return options.length === 1;
    return options.length < this.options.length || this.steps.length === 0;
  }

  /** Goes on among fewer options; `back` returns. */
  narrow(words: string, options: OptionTold[]): void {
    if (!this.leadsOn(options)) return;
    this.armed = null;
    this.steps = [...this.steps, { words, options }];
  }

  /** One step back. False when there was none. */
  back(): boolean {
    if (this.armed) {
      this.armed = null;
      return true;
    }
    if (this.steps.length === 0) return false;
    this.backTo(this.steps.length - 1);
    return true;
  }

  /** Back to where `count` steps had been made. */
  backTo(count: number): void {
    this.armed = null;
    this.#considered = [];
    this.steps = this.steps.slice(0, count);
  }

  choose(option: OptionTold): void {
    if (!this.question || this.sent) return;
    if (this.#calls.isGrave(option, this.question) && this.armed?.option !== option.option) {
      this.armed = option;
      return;
    }
    this.planned = [];
    this.#send(option);
  }

  /**
   * Lays answers out ahead: the first is sent now, each of the others as the answer to the seat's next question, as long as it
   * is still offered. What is not offered any more ends the plan, and the person chooses on.
   */
  plan(options: string[]): void {
    if (!this.question || this.sent) return;
    this.planned = options;
    this.#planner = this.question.seat;
    this.#goOn();
  }

  #goOn(): void {
    const [next, ...later] = this.planned;
    const option = this.question?.options.find((told) => told.option === next);
    this.planned = option && this.question?.seat === this.#planner ? later : [];
    if (option && this.question?.seat === this.#planner) this.#send(option);
  }

  #send(option: OptionTold): void {
    if (!this.question) return;
    this.sent = option;
    this.armed = null;
    this.#considered = [];
    this.#calls.answer(this.question, option);
  }

  /** Another question, or none. The same question told again keeps what was chosen on the way, and the answer that was sent. */
  ask(question: QuestionTold | null): void {
    if (isSame(question, this.question)) return;
    this.question = question;
    this.isKept = false;
    this.steps = [];
    this.#considered = [];
    this.armed = null;
    this.sent = null;
    if (question && this.planned.length > 0) this.#goOn();
  }

  /** The line broke before anything was heard of the answer. */
  keep(): void {
    if (this.sent) this.isKept = true;
  }

  /** The answer was refused: it may be chosen again. */
  release(): void {
    this.sent = null;
    this.isKept = false;
    this.planned = [];
  }
}

/** Whether both tell of one open question, perhaps at different moments. */
export function isSame(one: QuestionTold | null, other: QuestionTold | null): boolean {
  return one !== null && other !== null && one.number === other.number && one.seat === other.seat;
}

function names(option: OptionTold, thing: string | number, as: string[]): boolean {
  return Object.entries(option.arguments).some(
    ([argument, value]) => String(value) === String(thing) && (as.length === 0 || as.includes(argument)),
  );
}
