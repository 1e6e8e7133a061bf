import type { Changes, EventTold, OptionTold, QuestionTold, RoomState, State } from "../src/lib/messages";

/** Things as the server tells them, with only what a test is about filled in. */

export function option(text: string, ...names: string[]): OptionTold {
  const [verb = "", ...words] = text.split(" ");
  const told = words.map((word, index): [string, string | number] => [
    names[index] ?? "",
    /^\d+$/.test(word) ? Number(word) : word,
  ]);
  return { option: text, verb, arguments: Object.fromEntries(told), words: text };
}

export function question(options: OptionTold[], number = 1, seat = "red"): QuestionTold {
  return {
    number,
    seat,
    about: "move",
    clause: "FS-1.1",
    values: {},
    sentence: "What will you do?",
    options,
    seconds: null,
    quiet: false,
    foreseen: {},
  };
}

export function event(number: number, key = "walk", values: Record<string, unknown> = {}, moment = number): EventTold {
  return { number, key, clause: "FS-1.1", values, sentence: `${key} ${number}`, moment };
}

export function state(number: number, told: Partial<State> = {}): State {
  return {
    type: "state",
    number,
    bookmark: `bookmark-${number}`,
    to: 0,
    match: "m",
    seat: "red",
    answers: number,
    undone: 0,
    waiting_for: [],
    question: null,
    window: null,
    lesson: null,
    view: {},
    events_from: 0,
    events: [],
    undo: [],
    result: null,
    seed: null,
    seed_fingerprint: "",
    ...told,
  };
}

/** What is new since the state before. */
export function changes(number: number, told: Partial<Changes> = {}): Changes {
  return {
    type: "changes",
    number,
    bookmark: `bookmark-${number}`,
    to: 0,
    answers: number,
    undone: 0,
    waiting_for: [],
    window: null,
    view: {},
    events_from: 0,
    events: [],
    ...told,
  };
}

export function room(number: number): RoomState {
  return {
    type: "room",
    number,
    bookmark: `bookmark-${number}`,
    to: 0,
    room: "r",
    game: "fantastic-stories",
    title: "Fantastic Stories",
    pack: "default",
    pack_name: "",
    status: "playing",
    stopped_because: "",
    options: [],
    unfit: [],
    private_secrets: false,
    has_windows: false,
    seats: [],
    free_seats: [],
    fewest_seats: 2,
    most_seats: 6,
    host: true,
    watching: "table",
    watchers: 0,
    pause: 800,
    window: 2000,
    undo_asked: null,
    match: "m",
    matches: 1,
    goes_on: false,
    history: [],
  };
}
