// Written by `python -m fairytable.server.types` from src/fairytable/server/messages/. Do not edit.

/** The seat's reply to a requested undo (its number is in the room's `undo_asked`). */
export interface Agree {
  type: "agree";
  seat: string;
  number: number;
  yes: boolean;
  id?: number;
}

/** Answers the question of that number, asked of a seat that this browser holds. */
export interface Answer {
  type: "answer";
  seat: string;
  number: number;
  option: string;
  id?: number;
}

export interface AnswerTold {
  seat: string;
  option: string;
  words: string;
}

/** What is read when a box is opened. */
export interface BoxPages {
  id: string;
  number: number;
  title: string;
  story: string;
  goal: string;
  chapters: Chapter[];
}

/** What is new since the previous `state` or `changes` on this connection; whatever is left out is unchanged. `view` contains only the fields that have changed. Sent only to browsers that asked for it in `hello`. */
export interface Changes {
  type: "changes";
  number: number;
  bookmark: string;
  answers: number;
  undone: number;
  waiting_for: string[];
  view: Record<string, unknown>;
  events_from: number;
  events: EventTold[];
  to: number;
  question?: QuestionTold | null;
  window: WindowTold | null;
  lesson?: LessonTold | null;
  undo?: UndoTold[];
}

/** A part of the pages: its clauses, what the pack says about it, and its pieces. */
export interface Chapter {
  title: string;
  clauses: Clause[];
  lines: string[];
  pieces: Piece[];
}

/** Send a chat line to everybody in the room, as `seat`, or as a watcher if it is null. */
export interface Chat {
  type: "chat";
  text: string;
  seat?: string | null;
  id?: number;
}

export interface ChatLine {
  number: number;
  seat: string | null;
  name: string;
  text: string;
  at: string;
}

/** Chat lines that the browser has not received yet. */
export interface ChatTold {
  type: "chat";
  number: number;
  bookmark: string;
  lines: ChatLine[];
}

/** A numbered clause of the rules, one or two sentences. */
export interface Clause {
  number: string;
  text: string;
  group: string;
}

export interface ClauseTold {
  number: string;
  text: string;
}

/** A pack for drawing: the names of its things, and what the game's page draws (see `Page.show`). `board` is the URL of the script that draws it, if a package brings one. */
export interface Content {
  pack: string;
  name: string;
  note: string;
  names: Record<string, string>;
  shown: unknown;
  board: string;
}

/** The table as text, as the current seat sees it. The reply is `described`. */
export interface Describe {
  type: "describe";
  id?: number;
}

export interface Described {
  type: "described";
  to: number;
  text: string;
}

/** The files of a new lesson: a name for their folder, and a zip archive in Base64. */
export interface DraftMade {
  name: string;
  archive: string;
}

/** A new lesson from a record: for this seat (null: the first), ending after `answers` answers. */
export interface DraftWanted {
  record: Record<string, unknown>;
  seat?: string | null;
  answers?: number | null;
}

/** Something that happened. `number` counts the events of the match, `moment` the answers before it. */
export interface EventTold {
  number: number;
  key: string;
  clause: string;
  values: Record<string, unknown>;
  sentence: string;
  moment: number;
}

/** The reasons for the answer after the given number of others; empty if there was no choice. */
export interface Explanation {
  answers: number;
  seat: string;
  reason: string;
}

/** An error in a pack: `place` is file, line and entry. */
export interface FaultTold {
  place: string;
  reason: string;
}

/** A finished match of the table: when it was, who played, who won, and the number of answers. */
export interface FinishedMatchTold {
  match: string;
  ended: string;
  players: string[];
  winners: string[];
  answers: number;
}

/** A choice before the match. The first value is the default; `free` describes which other values are possible. */
export interface GameOption {
  key: string;
  words: string;
  help: string;
  values: ValueTold[];
  free: string;
}

/** A game: what is needed to set up a table. `people` are the fewest and the most persons; there may be more seats if one person can hold several. `private_secrets`: one seat may know what another does not, so people who share a screen cover it. */
export interface GameTold {
  slug: string;
  title: string;
  prefix: string;
  seats: ValueTold[];
  fewest_seats: number;
  most_seats: number;
  people: [number, number];
  private_secrets: boolean;
  rules_version: number;
  options: GameOption[];
  levels: string[];
  packs: PackTold[];
  verbs: Record<string, string[]>;
  languages: string[];
}

export interface Games {
  games: GameTold[];
}

/** What matters at this kind of question, with the numbers of this table; empty where the game has no guide for it. */
export interface GuideTold {
  seat: string;
  number: number;
  words: string;
}

/** Host, or a holder of the seat: the person answers again. */
export interface HandBack {
  type: "hand_back";
  seat: string;
  id?: number;
}

/** The server is up. `address` is where others in the same network reach it; empty if they cannot. */
export interface Health {
  version: string;
  address: string;
}

/** The first message. `person` is this browser's token, `key` comes from a link, `bookmark` from the last message before the connection was lost. With `changes`, later states are sent as `changes`. `name` is for a person who joins a shared seat. */
export interface Hello {
  type: "hello";
  room: string;
  person: string;
  key?: string | null;
  bookmark?: string;
  language?: string;
  changes?: boolean;
  name?: string;
  id?: number;
}

/** An answer that a good player would consider. `standing` compares it with the best one. */
export interface HintTold {
  option: string;
  words: string;
  standing: "best" | "nearly" | "worse";
  reason: string;
  clause: string;
}

/** What would you do? The best answers to the seat's question. `is_mixed`: others choose at the same time, so it is good to vary. */
export interface Hints {
  seat: string;
  number: number;
  hints: HintTold[];
  is_mixed: boolean;
}

/** Leave the match for good: from now on the seat's questions answer themselves. */
export interface Leave {
  type: "leave";
  seat: string;
  id?: number;
}

/** A lesson of a pack: its name, its title, what it teaches, and about how many minutes it takes. */
export interface LessonListed {
  lesson: string;
  title: string;
  about: string;
  minutes: number;
}

/** The position in a lesson: the comments at this `moment` (-1: none, it is the others' turn), and which options are `wanted` (none: any). `shown` is the answer that "show me" gives. After the last moment the match continues as usual. */
export interface LessonTold {
  lesson: string;
  title: string;
  moment: number;
  place: number;
  places: number;
  thoughts: ThoughtTold[];
  wanted: string[];
  shown: string;
  is_last: boolean;
}

/** A table for a lesson, taken by somebody of this name. */
export interface LessonWanted {
  game: string;
  lesson: string;
  pack?: string | null;
  name?: string;
}

/** The key of a seat (null: of the room). It is sent only once; the server keeps its hash. */
export interface Link {
  type: "link";
  to: number;
  seat: string | null;
  key: string;
}

/** From now on show the table from this seat; null: as an onlooker. */
export interface Look {
  type: "look";
  seat: string | null;
  id?: number;
}

/** A finished match: who played, how it ended, and its tale in a paragraph. */
export interface MatchTold {
  match: string;
  game: string;
  title: string;
  pack: string;
  seats: string[];
  names: Record<string, string>;
  ended: string;
  answers: number;
  result: ResultTold;
  tale: string;
  turns: TurnTold[];
  seed: string;
}

/** After this many `answers` the seat chose one thing where another would have been better. */
export interface MomentTold {
  answers: number;
  seat: string;
  name: string;
  chosen: string;
  better: string;
  reason: string;
}

/** The moments that decided a match. */
export interface Moments {
  moments: MomentTold[];
}

/** Host: a new link for the whole room (the old one stops working). The reply is `link`. */
export interface NewLink {
  type: "new_link";
  id?: number;
}

/** The game on one page. */
export interface OnePageTold {
  title: string;
  goal: string;
  turn: SignTold[];
  signs: SignTold[];
  end: string;
}

/** Host: remove whoever sat there; the old link stops working, and the reply is a new `link`. */
export interface OpenSeat {
  type: "open_seat";
  seat: string;
  id?: number;
}

/** An option of the game as it is set at this table. */
export interface OptionChosen {
  key: string;
  value: string;
  words: string;
  value_words: string;
}

/** One legal answer. `option` is what is sent back; `verb` and `arguments` name the things on the board. */
export interface OptionTold {
  option: string;
  verb: string;
  arguments: Record<string, string | number>;
  words: string;
}

/** Another pack for a table: one of the server, or an uploaded one. */
export interface PackChosen {
  pack?: string | null;
  content?: Record<string, string> | null;
}

/** The result of checking a pack. Without errors it can be played, and `files` are what to send along. */
export interface PackLookedThrough {
  game: string;
  name: string;
  note: string;
  faults: FaultTold[];
  warnings: FaultTold[];
  files: Record<string, string>;
}

/** A pack, with its lessons; the game's own pack comes first. */
export interface PackTold {
  pack: string;
  name: string;
  note: string;
  lessons: LessonListed[];
}

/** A pack to be checked: its files, or a zip archive of them in Base64. */
export interface PackWanted {
  files?: Record<string, string> | null;
  archive?: string | null;
}

/** A token for a browser to keep: it identifies the browser's tables. */
export interface PersonMade {
  person: string;
}

/** A thing in the box, with its description and the clause about it. */
export interface Piece {
  id: string;
  title: string;
  words: string[];
  clause: string;
}

/** Is the connection alive? */
export interface Ping {
  type: "ping";
  id?: number;
}

/** Point at something on the board, by its key there; everybody in the room sees it for a moment. */
export interface Point {
  type: "point";
  seat: string;
  thing: string;
  id?: number;
}

/** A seat points at something on the board right now; it is not stored. */
export interface Pointed {
  type: "pointed";
  seat: string;
  thing: string;
}

export interface Pong {
  type: "pong";
  to: number;
}

/** Why a request failed: problem details as in RFC 9457. `reason` is a key, `detail` a sentence. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  reason: string;
  type: string;
}

/** What a seat is asked, in words and as keys and values. `seconds` is the time left, if it is limited. A `quiet` question is asked in a window: its first option is to pass. `foreseen`: the possible outcomes (see `Page.foresee`). */
export interface QuestionTold {
  number: number;
  seat: string;
  about: string;
  clause: string;
  values: Record<string, unknown>;
  sentence: string;
  options: OptionTold[];
  seconds: number | null;
  quiet: boolean;
  foreseen: Record<string, unknown>;
}

/** Why an expected option is missing. */
export interface ReasonTold {
  option: string;
  verb: string;
  arguments: Record<string, string | number>;
  words: string;
  key: string;
  clause: string;
  values: Record<string, unknown>;
  sentence: string;
}

/** Why can't I? The expected options that are missing from the seat's question, each with the reason. */
export interface Reasons {
  seat: string;
  number: number;
  reasons: ReasonTold[];
}

/** A request was refused, and nothing was changed. `reason` is a key, `sentence` a sentence. */
export interface Refused {
  type: "refused";
  to: number;
  reason: string;
  sentence: string;
  clause: string | null;
}

/** Host, after the match: play again with the same people. */
export interface Rematch {
  type: "rematch";
  id?: number;
}

/** Rename the seat. */
export interface Rename {
  type: "rename";
  seat: string;
  name: string;
  id?: number;
}

/** Steps of a match. `whole` says whether the match is over, so that every seat's view is available. */
export interface Replay {
  game: string;
  title: string;
  pack: string;
  seats: string[];
  options: Record<string, string>;
  names: Record<string, string>;
  answers: number;
  whole: boolean;
  seat: string | null;
  steps: Step[];
  result: ResultTold | null;
  seed: string | null;
  seed_fingerprint: string;
}

/** A record to view, from `start` on, at most `count` steps. */
export interface ReplayWanted {
  record: Record<string, unknown>;
  seat?: string | null;
  start?: number;
  count?: number;
  language?: string;
}

/** The name of the report's file beside the server's database. */
export interface ReportMade {
  report: string;
}

/** A problem report: what is wrong, and from which seat it was seen. */
export interface ReportWanted {
  text: string;
  seat?: string | null;
}

/** How the match ended. `sides` win or lose together; `level` says how well it went, if the game has levels. `out_of` is what each seat could have reached, where that differs; then shares are compared. */
export interface ResultTold {
  winners: string[];
  scores: Record<string, number>;
  out_of: Record<string, number>;
  clause: string;
  sentence: string;
  sides: string[][];
  level: string;
  level_words: string;
  rows: RowTold[];
}

/** The new room, and the keys for its links. They are sent only once: the server keeps hashes. */
export interface RoomMade {
  room: string;
  key: string;
  seat_keys: Record<string, string>;
}

/** The room: who sits where, the settings, who is there. `unfit`, before the start: the values that are incompatible with the other settings; if a chosen one is among them, the match cannot begin. `goes_on`: the match continues a record, whose seats and options are kept. `private_secrets`: one seat may know what another does not. `has_windows`: in this game several may react to what somebody does. `history`: the finished matches, latest first. */
export interface RoomState {
  type: "room";
  number: number;
  bookmark: string;
  to: number;
  room: string;
  game: string;
  title: string;
  pack: string;
  pack_name: string;
  status: "lobby" | "playing" | "over" | "stopped";
  stopped_because: string;
  options: OptionChosen[];
  unfit: Unfit[];
  private_secrets: boolean;
  has_windows: boolean;
  seats: SeatTold[];
  free_seats: string[];
  fewest_seats: number;
  most_seats: number;
  host: boolean;
  watching: "nobody" | "table" | "hands";
  watchers: number;
  pause: number;
  window: number;
  undo_asked: UndoAsked | null;
  match: string | null;
  matches: number;
  goes_on: boolean;
  history: FinishedMatchTold[];
}

/** A new table, with a pack of the server or the files of another one in `content`. With a `record` it continues after `answers` answers (null: all of them). */
export interface RoomWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, string>;
  pack?: string | null;
  content?: Record<string, string> | null;
  watching?: "nobody" | "table" | "hands";
  pause?: number;
  start?: boolean;
  record?: Record<string, unknown> | null;
  answers?: number | null;
}

/** One row of a score. */
export interface RowTold {
  key: string;
  words: string;
  number: number;
}

/** The rules of a game, clause by clause. `text` is the whole page in Markdown. */
export interface Rules {
  game: string;
  title: string;
  groups: RulesGroup[];
  text: string;
}

export interface RulesGroup {
  number: string;
  title: string;
  clauses: ClauseTold[];
}

/** One seat: who sits there, whether they are connected, whether this browser holds it, and how many browsers do. `sharing` are the names of those whom the first holder let in. */
export interface SeatTold {
  seat: string;
  colour: string;
  kind: "open" | "person" | "bot";
  name: string;
  level: string | null;
  sat_in: string | null;
  connected: boolean;
  yours: boolean;
  left: boolean;
  holders: number;
  sharing: string[];
}

/** A seat of a new table: open for a link, for a person at this browser, or for a bot. */
export interface SeatWanted {
  seat: string;
  kind?: "open" | "here" | "bot";
  name?: string;
  level?: string;
}

/** Longest holder of a seat: hold it alone again; its link stops working. */
export interface SendAway {
  type: "send_away";
  seat: string;
  id?: number;
}

/** Host, before the start: other options of the game. */
export interface SetOptions {
  type: "set_options";
  options: Record<string, string>;
  id?: number;
}

/** Host: how long a bot's answer is delayed, so that people can follow. */
export interface SetPause {
  type: "set_pause";
  milliseconds: number;
  id?: number;
}

/** Host, before the start: add a seat, change who will sit there, or take it away. */
export interface SetSeat {
  type: "set_seat";
  seat: string;
  kind: "open" | "here" | "bot" | "none";
  level?: string | null;
  name?: string;
  id?: number;
}

/** Host: people without a seat may see nothing, the table, or (to be set before the start) all hands. */
export interface SetWatching {
  type: "set_watching";
  watching: "nobody" | "table" | "hands";
  id?: number;
}

/** Host: how long a window stays open in which several may react, so that everybody has time and nobody learns who could have. */
export interface SetWindow {
  type: "set_window";
  milliseconds: number;
  id?: number;
}

/** Holder of a seat: a link with which a second person or device can share it. The reply is `link`; the seat's old link stops working. */
export interface ShareSeat {
  type: "share_seat";
  seat: string;
  id?: number;
}

/** Something with a picture, which the page finds by its id. */
export interface SignTold {
  id: string;
  title: string;
  words: string;
}

/** Take an open seat. `instead_of` names a seat that is given up for it. */
export interface Sit {
  type: "sit";
  seat: string;
  name?: string;
  instead_of?: string | null;
  id?: number;
}

/** Host, or anyone with a seat: a bot answers for the person of this seat, who has been away for a while, until it is handed back. */
export interface SitIn {
  type: "sit_in";
  seat: string;
  level: string;
  id?: number;
}

/** Give the seat up: it is open again, and the match waits for its next holder. */
export interface StandUp {
  type: "stand_up";
  seat: string;
  id?: number;
}

/** Host: begin the match. */
export interface Start {
  type: "start";
  id?: number;
}

/** The match as one seat (null: an onlooker) may know it now. `events` are those that the browser has not received: it truncates its own list at `events_from` and appends these. (That also corrects the list after an undo or a reconnection.) */
export interface State {
  type: "state";
  number: number;
  bookmark: string;
  to: number;
  match: string;
  seat: string | null;
  answers: number;
  undone: number;
  waiting_for: string[];
  question: QuestionTold | null;
  window: WindowTold | null;
  lesson: LessonTold | null;
  view: Record<string, unknown>;
  events_from: number;
  events: EventTold[];
  undo: UndoTold[];
  result: ResultTold | null;
  seed: string | null;
  seed_fingerprint: string;
}

/** The table after `number` answers: the answer that led there, what happened, and who is asked what. */
export interface Step {
  number: number;
  answer: AnswerTold | null;
  events: EventTold[];
  view: Record<string, unknown>;
  questions: QuestionTold[];
}

/** A table is off the list, or deleted for everybody. */
export interface TablePutAway {
  room: string;
  deleted: boolean;
}

/** One of this browser's tables. `lesson` is the title of its lesson, or "" if it is a match. */
export interface TableTold {
  room: string;
  game: string;
  title: string;
  status: "lobby" | "playing" | "over" | "stopped";
  host: boolean;
  seats: SeatTold[];
  waiting_for: string[];
  your_turn: boolean;
  created: string;
  changed: string;
  lesson: string;
  history: FinishedMatchTold[];
}

export interface Tables {
  tables: TableTold[];
}

/** One comment of a lesson: what to look at meanwhile, and the rule behind it, if there is one. */
export interface ThoughtTold {
  words: string;
  look: string[];
  clause: string;
}

/** A turning point of a match: after how many answers, in which round (0 if rounds are not counted), whose, and what happened. `leads`: it put its seat ahead. */
export interface TurnTold {
  moment: number;
  round: number;
  seat: string;
  sentence: string;
  leads: boolean;
}

/** Take the seat's last answer back. With `ask`, the others are asked where they must agree. */
export interface Undo {
  type: "undo";
  seat: string;
  ask?: boolean;
  id?: number;
}

/** A seat asks to take an answer back; these have to agree or have agreed. */
export interface UndoAsked {
  number: number;
  seat: string;
  sentence: string;
  waiting_for: string[];
  agreed: string[];
}

/** Whether a seat of this browser may take its last answer back: freely, by asking the others, or not; and which answer that is, in words. It is secret until everybody who is asked at the same time has answered. */
export interface UndoTold {
  seat: string;
  possible: "freely" | "by_agreement" | "no";
  reason: string;
  sentence: string;
  answer: string;
  is_secret: boolean;
}

/** A value of an option that is incompatible with the other options or the seats of this table, and why. */
export interface Unfit {
  key: string;
  value: string;
  sentence: string;
}

export interface ValueTold {
  value: string;
  words: string;
}

/** A window in which these seats are asked, with or without a choice; it closes after this many milliseconds. */
export interface WindowTold {
  seats: string[];
  milliseconds: number;
}

export type FromClient =
  | Hello
  | Answer
  | Look
  | Describe
  | Undo
  | Agree
  | Chat
  | Point
  | Sit
  | Rename
  | StandUp
  | Leave
  | SetSeat
  | SetOptions
  | SetWatching
  | SetPause
  | SetWindow
  | Start
  | OpenSeat
  | ShareSeat
  | SendAway
  | NewLink
  | SitIn
  | HandBack
  | Rematch
  | Ping;

export type FromServer =
  | State
  | Changes
  | RoomState
  | ChatTold
  | Pointed
  | Refused
  | Described
  | Link
  | Pong;

/** One of the options of a game: its verb says which arguments it has. */
export type OptionOf<Verbs> = {
  [Verb in keyof Verbs]: Omit<OptionTold, "verb" | "arguments"> & { verb: Verb; arguments: Verbs[Verb] };
}[keyof Verbs];

/** One of the questions of a game: what it is about says which values it has. */
export type QuestionOf<Questions, Option> = {
  [About in keyof Questions]: Omit<QuestionTold, "about" | "values" | "options"> & {
    about: About;
    values: Questions[About];
    options: Option[];
  };
}[keyof Questions];

/** One of the events of a game: its key says which values it has. */
export type EventOf<Events> = {
  [Key in keyof Events]: Omit<EventTold, "key" | "values"> & { key: Key; values: Events[Key] };
}[keyof Events];
