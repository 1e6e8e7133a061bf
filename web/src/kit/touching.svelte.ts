import type { Closeup } from "../lib/board";
import type { Choice } from "../lib/choice.svelte";
import type { OptionTold } from "../lib/messages";
import { LongPress } from "./long-press";

/** Something that can be touched and stands for certain options. */
export interface Touchable {
  choice: Choice;
  options: OptionTold[];
  /** What it is called, and the breadcrumb. */
  words: string;
  /** What to do when it is touched and stands for nothing: say why not. */
  refuse?: (() => void) | undefined;
  /** Something else to do on a touch, whatever it stands for. */
  act?: (() => void) | undefined;
  /** What is shown large on hover, focus or long press. */
  closeup?: (() => Closeup) | undefined;
  inspect?: ((thing: Closeup | null) => void) | undefined;
}

/** Where the mouse was clicked last. */
let clicked = { x: -1, y: -1 };

/**
 * How a thing answers to mouse, finger and keys: it chooses the only option it stands for, goes on among several, or says why
 * not; whoever rests on it sees it large, and the board shows what would happen.
 */
export class Touching {
  readonly #press = new LongPress(() => this.#show());
  /** Where the thing is being considered, and where it is shown large: the pointer may leave it after its component is gone. */
  #choice: Choice | undefined;
  #inspect: Touchable["inspect"];

  /** `thing` gives the properties of a component, each to be read when it is needed: what is being taken away has none. */
  constructor(readonly thing: () => Touchable) {
    $effect(() => {
      const { choice, options, act } = thing();
      return act ? undefined : choice.lay(options, this);
    });
  }

  get can(): boolean {
    const { choice, options, act } = this.thing();
    return act !== undefined || choice.leadsOn(options);
  }

  get considered(): boolean {
    const { choice, options } = this.thing();
    return options.some((option) => choice.considered.includes(option));
  }

  get armed(): boolean {
    const { choice, options } = this.thing();
    return options.some((option) => option.option === choice.armed?.option);
  }

  /** What a screen reader says of a thing: also the answer, if it stands for one alone that is not what the thing is called. */
  label(described: string, called = described): string {
    const answer = this.only?.words ?? called;
    return answer === called ? described : `${described.replace(/\.$/, "")}: ${answer}`;
  }

  /** Everything that its element listens to. */
  readonly listeners = {
    onclick: ({ clientX, clientY }: MouseEvent): void => {
      clicked = { x: clientX, y: clientY };
      if (!this.#press.wasLong) this.touch();
    },
    onpointerdown: (event: PointerEvent): void => this.#press.down(event),
    onpointerup: (): void => this.#press.up(),
    onpointercancel: (): void => this.#press.up(),
    /** What comes to lie under a mouse that rests where it was clicked has not been asked for. */
    onpointerenter: ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType === "mouse") this.#consider(clientX !== clicked.x || clientY !== clicked.y);
    },
    onpointerleave: (): void => this.#leave(),
    /** A tap brings the focus too, but does not ask to see the thing large. */
    onfocus: (event: FocusEvent): void => this.#consider((event.currentTarget as Element).matches(":focus-visible")),
    onblur: (): void => this.#leave(),
  };

  touch(): void {
    const { choice, options, words, act, refuse } = this.thing();
    this.#hide();
    if (act) act();
    else if (this.only) choice.choose(this.only);
    else if (options.length > 1) choice.narrow(words, options);
    else refuse?.();
  }

  /** The one option it stands for, if it is one alone. */
  get only(): OptionTold | undefined {
    const { options } = this.thing();
    return options.length === 1 ? options[0] : undefined;
  }

  #consider(closely: boolean): void {
    const { choice, options } = this.thing();
    choice.consider(options, this.#press);
    this.#choice = choice;
    if (closely) this.#show();
  }

  #leave(): void {
    this.#choice?.forget(this.#press);
    this.#hide();
  }

  #show(): void {
    const { closeup, inspect } = this.thing();
    if (!closeup) return;
    inspect?.(closeup());
    this.#inspect = inspect;
  }

  #hide(): void {
    this.#inspect?.(null);
    this.#inspect = undefined;
  }
}
