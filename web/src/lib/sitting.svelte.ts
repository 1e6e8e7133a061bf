import { boxPages, contentOf, whyNot } from "./api";
import type { Box, GameBoard, Closeup, TableShown } from "./board";
import { Choice, isSame } from "./choice.svelte";
import { concerns, missed } from "./chronicle";
import { Connection, socketAddress, type Said } from "./connection.svelte";
import { opened } from "./books";
import { seatCalled } from "./heraldry";
import { keepReadSoFar, keysOf, person, readSoFar } from "./storage";
import type {
  BoxPages,
  Content,
  EventTold,
  FromServer,
  OptionTold,
  QuestionTold,
  ReasonTold,
  SeatTold,
  State,
} from "./messages";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { say } from "./words";

/** A word from the table to the person: why something cannot be done, or what went wrong. */
export interface Notice {
  sentence: string;
  clause: string | null;
}

/** How long the pointer rests on a thing before it is shown large. */
const REST = 350;
/** How long everybody sees what somebody points at. */
const POINTED = 5000;

/** One browser's sitting at one table: the connection, the show on the board, the choice that is being made. */
export class Sitting {
  readonly connection: Connection;
  readonly show = new Show(
    () => settings.tempo,
    () => settings.isStill,
  );
  readonly choice = new Choice({
    answer: (question, option) => void this.#answer(question, option),
    whyNot: (thing, as) => void this.whyNot(thing, as),
    isGrave: (option, question) => this.gameBoard?.isGrave?.(option, question) ?? false,
  });
  gameBoard = $state.raw<GameBoard | null>(null);
  content = $state.raw<Content | null>(null);
  /** Why there is no board. */
  mishap = $state.raw<unknown>(null);
  notice = $state.raw<Notice | null>(null);
  closeup = $state.raw<Closeup | null>(null);
  /** What happened since this person was last here. */
  recap = $state.raw<EventTold[]>([]);
  /** The clause at which the rules lie open; "" is their beginning, null: they are closed. */
  clause = $state<string | null>(null);
  /** The moment of the match at which the chronicle was touched. */
  moment = $state<number | null>(null);
  /** What people point at just now. */
  points = $state.raw<{ seat: string; thing: string }[]>([]);
  #game = "";
  /** Where the pack comes from, and which of its boxes was opened in it. */
  #pack = { game: "", pack: "", room: "", opened: "" };
  #opening: Promise<void> | null = null;
  /** The number of the last line of the chat that was read here. */
  #chatRead = $state(-1);
  /** When the window that is open was first heard of, and when it closes; null if it does not close by itself. */
  candle = $state.raw<{ lit: number; out: number } | null>(null);
  /** The window that is open, and the seats through which we have looked into it. */
  #window = "";
  #lookedThrough = new Set<string | null>();
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(room: string, key: string | null) {
    const greeting = { room, person: person(), key: key ?? keysOf(room).in ?? null, name: settings.name };
    this.connection = new Connection(greeting, () => new WebSocket(socketAddress(location)));
    this.#chatRead = readSoFar(this.#chat, -1);
    this.connection.onstate = (state, forgotten) => this.#tell(state, forgotten);
    this.connection.onpointed = ({ seat, thing }) => this.#pointed(seat, thing);
  }

  get room() {
    return this.connection.room;
  }

  /** The table that is drawn; the truth may be a moment ahead. */
  get state(): State | null {
    return this.show.shown;
  }

  /**
   * What the seat we look through is asked. While events are shown nothing is, unless the same question stays open behind them:
   * then one goes on choosing, and nothing is taken away under the finger.
   */
  get question(): QuestionTold | null {
    const shown = this.state?.question ?? null;
    if (!this.show.isPlaying || isSame(shown, this.connection.state?.question ?? null)) return shown;
    return null;
  }

  get seats(): SeatTold[] {
    return this.room?.seats ?? [];
  }

  /** Whether this browser holds no seat. */
  get isWatching(): boolean {
    return this.seats.length > 0 && !this.seats.some(({ yours }) => yours);
  }

  /** What was said in the chat and not read here yet. */
  get unread(): number {
    return this.connection.chat.filter(({ number, seat }) => number > this.#chatRead && !this.#isOwn(seat)).length;
  }

  /** The chat lies open. */
  readChat(): void {
    this.#chatRead = this.connection.chat.at(-1)?.number ?? this.#chatRead;
    keepReadSoFar(this.#chat, this.#chatRead);
  }

  get #chat(): string {
    return `chat ${this.connection.greeting.room}`;
  }

  #isOwn(seat: string | null): boolean {
    return seat !== null && (seatCalled(this.seats, seat)?.yours ?? false);
  }

  /** The chronicle, as far as it has been shown. */
  get events(): EventTold[] {
    return this.connection.events.slice(0, this.show.count);
  }

  get tableShown(): TableShown | null {
    return this.state && this.content ? { view: this.state.view, content: this.content.shown, name: this.name } : null;
  }

  /** Whether the table waits for somebody at this browser. In a window that is not told: it would give a secret away. */
  get isYourTurn(): boolean {
    const state = this.connection.state;
    if (!state || state.result || this.room?.status !== "playing") return false;
    return state.question !== null ? !state.question.quiet : !state.window && this.ownSeatsAsked.length > 0;
  }

  /** The seats of this browser that are asked something, with or without a choice. */
  get ownSeatsAsked(): SeatTold[] {
    const asked = this.connection.state?.waiting_for.map((seat) => seatCalled(this.seats, seat)) ?? [];
    return asked.filter((seat) => seat !== undefined).filter((seat) => seat.yours && !seat.sat_in);
  }

  /**
   * Another seat of this browser that must answer before the one we look through. In a window it is one that we have not looked
   * through yet; but where seats have secrets nobody is led there, for that would tell those beside us who has something to choose.
   */
  get nextOwnSeat(): SeatTold | null {
    const state = this.connection.state;
    if (!state || state.result || state.question) return null;
    if (!state.window) {
      const [next] = this.ownSeatsAsked;
      return next && next.seat !== state.seat ? next : null;
    }
    if (this.room?.private_secrets) return null;
    return this.ownSeatsAsked.find(({ seat }) => !this.#lookedThrough.has(seat)) ?? null;
  }

  /** In a window of a game with secrets: the other seats of this browser that are asked, whether they have a choice or not. */
  get mayReactAs(): SeatTold[] {
    const state = this.connection.state;
    if (!state?.window || state.question || !this.room?.private_secrets) return [];
    return this.ownSeatsAsked.filter(({ seat }) => seat !== state.seat);
  }

  name = (id: string): string =>
    seatCalled(this.seats, id)?.name || this.content?.names[id] || this.gameBoard?.names?.[id] || id;

  /** Shows something large once the pointer rests on it, and from then on at once. */
  inspect = (thing: Closeup | null): void => {
    clearTimeout(this.#resting);
    if (thing === null || this.closeup) this.closeup = thing;
    else this.#resting = setTimeout(() => (this.closeup = thing), REST);
  };

  /** The box that is open at the table as it is shown. */
  get box(): Box | null {
    return this.state && this.content ? (this.gameBoard?.box?.(this.state.view, this.content.shown) ?? null) : null;
  }

  /** What the pages of the open box say. */
  readBox(box: string): Promise<BoxPages> {
    return boxPages(this.#pack.game, this.#pack.pack, this.#pack.room, box);
  }

  /** Fetches what is in the box as soon as the match has opened it; what happens is shown when it is there. */
  #unpack(view: State["view"]): void {
    const opened = (this.content && this.gameBoard?.box?.(view, this.content.shown)?.id) ?? "";
    if (!opened || opened === this.#pack.opened) return;
    this.#pack.opened = opened;
    const { game, pack, room } = this.#pack;
    this.#opening = contentOf(game, pack, room, opened)
      .then((told) => void (this.content = told))
      .catch(() => {})
      .finally(() => (this.#opening = null));
  }

  /** Loads the board of the game that is on; to be called when the room is known. */
  async open(game: string, pack: string, room = ""): Promise<void> {
    if (this.#game === `${game} ${pack}`) return;
    this.#game = `${game} ${pack}`;
    try {
      [this.gameBoard, this.content] = await opened(game, contentOf(game, pack, room));
      this.#pack = { game, pack, room, opened: "" };
      if (this.connection.state) this.#unpack(this.connection.state.view);
    } catch (error) {
      this.mishap = error;
    }
  }

  /** Says something; what is refused comes as a notice. */
  async say(said: Said): Promise<FromServer | null> {
    const heard = await this.connection.say(said);
    if (heard?.type === "refused") this.notice = { sentence: heard.sentence, clause: heard.clause };
    return heard;
  }

  /** Opens the rule behind an event of the chronicle. */
  read(event: EventTold): void {
    this.moment = event.moment;
    this.clause = event.clause;
  }

  closeRules(): void {
    this.clause = null;
    this.moment = null;
  }

  /** Why options that one would expect are missing from the question of this seat; null if nobody can say. */
  async reasons(seat: string): Promise<ReasonTold[] | null> {
    return (await whyNot(this.connection.greeting.room, seat).catch(() => null))?.reasons ?? null;
  }

  /** Why something that was touched cannot be chosen now. */
  async whyNot(thing: string, as: string[]): Promise<void> {
    const question = this.choice.question;
    if (!question) return;
    const reasons = await this.reasons(question.seat);
    if (!reasons) return;
    const reason = reasons.find((told) => isAbout(told, thing, as)) ?? reasons.find((told) => isAbout(told, thing, []));
    const called = this.name(thing);
    const unneeded = called === thing ? say("why-not-now-this") : say("why-not-now", { thing: called });
    this.notice = reason
      ? { sentence: reason.sentence, clause: reason.clause }
      : { sentence: unneeded, clause: question.clause };
  }

  look(seat: string | null): void {
    void this.say({ type: "look", seat });
  }

  /** Points at something on the board, for everybody to see. */
  point = (thing: string): void => {
    const seat = this.state?.seat ?? this.seats.find(({ yours }) => yours)?.seat;
    if (seat) void this.say({ type: "point", seat, thing });
  };

  #pointed(seat: string, thing: string): void {
    const point = { seat, thing };
    this.points = [...this.points.filter((other) => other.seat !== seat), point];
    setTimeout(() => (this.points = this.points.filter((other) => other !== point)), POINTED);
  }

  undo(seat: string, ask: boolean): void {
    void this.say({ type: "undo", seat, ask });
  }

  /** The person has seen everything up to here. */
  haveRead(): void {
    const state = this.connection.state;
    if (state && document.visibilityState === "visible") keepReadSoFar(state.match, this.connection.events.length);
  }

  leave(): void {
    this.connection.leave();
    this.show.skip();
  }

  /** Answers. If the line breaks before anything is heard of it, the answer is kept until the table comes back. */
  async #answer({ seat, number, quiet }: QuestionTold, { option }: OptionTold): Promise<void> {
    this.notice = null;
    const heard = await this.say({ type: "answer", seat, number, option });
    if (heard === null) this.choice.keep();
    if (heard?.type !== "refused") return;
    this.choice.release();
    if (quiet) this.notice = this.connection.state?.question ? null : { sentence: say("window-closed"), clause: null };
  }

  /** The table has come back: the kept answer is sent again, unless its question was settled in the meantime. */
  #sendKept(state: State): void {
    const { question, sent, isKept } = this.choice;
    if (!isKept || !question || !sent) return;
    const isOpen = state.question?.number === question.number && state.question.seat === question.seat;
    this.choice.isKept = false;
    if (isOpen) void this.#answer(question, sent);
    else if (state.match === this.show.shown?.match) this.notice = { sentence: say("answer-overtaken"), clause: null };
  }

  #tell(state: State, forgotten: boolean): void {
    this.#unpack(state.view);
    this.#sendKept(state);
    if (state.question?.quiet && !isSame(state.question, this.state?.question ?? null)) this.notice = null;
    const window = `${state.match} ${state.undone} ${state.answers}`;
    const isNew = window !== this.#window;
    if (isNew) this.#lookedThrough.clear();
    this.#window = window;
    const now = performance.now();
    const lit = isNew ? now : (this.candle?.lit ?? now);
    this.candle = state.window && { lit, out: now + state.window.milliseconds };
    this.#lookedThrough.add(state.seat);
    const isFirst = this.show.shown?.match !== state.match;
    if (isFirst) {
      const before = readSoFar(state.match);
      if (before > 0) this.recap = missed(this.connection.events, before);
    }
    const show = () => this.show.tell(state, forgotten || document.visibilityState === "hidden");
    if (this.#opening) void this.#opening.then(show);
    else show();
  }

  /** What was done to the seat we look through. */
  concerns(event: EventTold): boolean {
    return this.state?.seat ? concerns(event, this.state.seat) : false;
  }
}

function isAbout(reason: ReasonTold, thing: string, as: string[]): boolean {
  if (reason.option === thing) return true;
  return Object.entries(reason.arguments).some(
    ([argument, value]) => String(value) === thing && (as.length === 0 || as.includes(argument)),
  );
}
