import { language } from "./language";
import type {
  Changes,
  ChatLine,
  EventTold,
  FromClient,
  FromServer,
  Pointed,
  Refused,
  RoomState,
  State,
} from "./messages";

/** The part of a WebSocket that is used here. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Greeting {
  room: string;
  person: string;
  key: string | null;
  name: string;
}

/** What may be said besides the greeting; the connection numbers it. */
export type Said = Exclude<FromClient, { type: "hello" }>;

/** `shut`: the server said that we may not come in, or that there is no such room. */
export type Contact = "joining" | "open" | "away" | "shut";

const NO_RETURN = new Set([4403, 4404]);
/** The server did not understand the greeting: the link that brought us here is wrong. */
const NO_HELLO = 4408;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;

/**
 * One browser at one room. It says hello with the last bookmark, comes back by itself after sleep, tunnel or restart, and drops
 * what is older than what it has heard. Nothing is guessed: what people see is what the server has told.
 */
export class Connection {
  contact = $state<Contact>("joining");
  room = $state.raw<RoomState | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<EventTold[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the door is shut. */
  shutBecause = $state<Refused | null>(null);
  /** When the next attempt to come back is made, as `Date.now()` counts. */
  nextTry = $state(0);
  /** Called with every new state, after `state` and `events` have been set. */
  onstate: (state: State, forgotten: boolean) => void = () => {};
  onpointed: (pointed: Pointed) => void = () => {};

  #line: Line | null = null;
  /** The state that was told last on this line: what is told after it are its changes. */
  #told: State | null = null;
  #bookmark = "";
  #lastId = 0;
  #waits = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #awaited = new Map<number, (heard: FromServer | null) => void>();
  #wake = () => this.#comeBackNow();

  constructor(
    readonly greeting: Greeting,
    readonly connect: () => Line,
  ) {}

  join(): void {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  leave(): void {
    this.#left = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#stopPinging();
    this.#line?.close();
  }

  /** Says something; resolves with what comes of it, or null if the line broke before that. */
  say(said: Said): Promise<FromServer | null> {
    if (this.contact !== "open" || !this.#line) return Promise.resolve(null);
    this.#lastId += 1;
    const id = this.#lastId;
    this.#line.send(JSON.stringify({ ...said, id }));
    return new Promise((resolve) => this.#awaited.set(id, resolve));
  }

  #open(): void {
    const line = this.connect();
    this.#line = line;
    this.#told = null;
    line.onopen = () => {
      this.#lastId += 1;
      const { room, person, key, name } = this.greeting;
      const hello = {
        type: "hello",
        id: this.#lastId,
        room,
        person,
        key,
        language,
        bookmark: this.#bookmark,
        changes: true,
        name,
      };
      line.send(JSON.stringify(hello));
    };
    line.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    line.onclose = (event) => {
      if (line === this.#line) this.#lost(event.code);
    };
  }

  #hear(heard: FromServer): void {
    clearTimeout(this.#pong);
    switch (heard.type) {
      case "room":
        this.#arrived();
        if (this.room && heard.number < this.room.number) break;
        this.room = heard;
        this.#bookmark = heard.bookmark;
        break;
      case "state":
        this.#told = heard;
        this.#hearState(heard);
        break;
      case "changes":
        if (this.#told) this.#hearState((this.#told = changed(this.#told, heard)));
        break;
      case "chat":
        this.#bookmark = heard.bookmark;
        this.chat = mergeChat(this.chat, heard.lines);
        break;
      case "pointed":
        this.onpointed(heard);
        break;
      case "refused":
        if (this.contact !== "open") this.shutBecause = heard;
        break;
    }
    if ("to" in heard && heard.to) {
      this.#awaited.get(heard.to)?.(heard);
      this.#awaited.delete(heard.to);
    }
  }

  #hearState(heard: State): void {
    const known = this.state;
    if (known && known.match === heard.match && heard.number < known.number) return;
    this.#bookmark = heard.bookmark;
    const kept = known && known.match === heard.match ? this.events.slice(0, heard.events_from) : [];
    const forgotten = kept.length < this.events.length;
    this.events = [...kept, ...heard.events];
    this.state = heard;
    this.onstate(heard, forgotten);
  }

  #arrived(): void {
    if (this.contact === "open") return;
    this.contact = "open";
    this.#waits = 0;
    this.#stopPinging();
    this.#ping = setInterval(() => {
      this.#line?.send(JSON.stringify({ type: "ping" }));
      this.#pong = setTimeout(() => this.#drop(), PONG_WITHIN);
    }, PING_EVERY);
  }

  #stopPinging(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
  }

  /** The line is dead though nobody said so. */
  #drop(): void {
    const line = this.#line;
    this.#lost(0);
    line?.close();
  }

  #lost(code: number): void {
    this.#line = null;
    this.#stopPinging();
    for (const resolve of this.#awaited.values()) resolve(null);
    this.#awaited.clear();
    if (this.#left) return;
    const isWrong = code === NO_HELLO && this.contact === "joining" && this.shutBecause !== null;
    if (NO_RETURN.has(code) || isWrong) {
      this.contact = "shut";
      return;
    }
    this.shutBecause = null;
    if (this.contact === "open") this.contact = "away";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#waits);
    this.#waits += 1;
    if (this.#waits > 2 && this.contact === "joining") this.contact = "away";
    this.nextTry = Date.now() + wait;
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #comeBackNow(): void {
    if (this.#line || this.#left || this.contact === "shut" || document.visibilityState === "hidden") return;
    clearTimeout(this.#retry);
    this.#waits = 0;
    this.#open();
  }
}

/**
 * The state with its changes. What has not changed is the same object as before, and so is the whole view if nothing has happened:
 * after events it is another one, for whoever drew them takes it from there.
 */
function changed(state: State, changes: Changes): State {
  const isSame = Object.keys(changes.view).length === 0 && changes.events.length === 0;
  const view = isSame ? state.view : { ...state.view, ...changes.view };
  return { ...state, ...changes, type: "state", view };
}

export function socketAddress(location: Location): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}

function mergeChat(known: ChatLine[], more: ChatLine[]): ChatLine[] {
  const numbers = new Set(more.map((line) => line.number));
  return [...known.filter((line) => !numbers.has(line.number)), ...more].sort(
    (one, other) => one.number - other.number,
  );
}
