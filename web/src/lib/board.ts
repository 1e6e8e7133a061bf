/**
 * What the table page and a game's board say to each other.
 *
 * A game has a folder `boards/<slug>/` whose `index.ts` exports a `GameBoard`, `types.ts` written from
 * the game's declarations (`python -m fairytable.server.types`), a `book.ts` for the shelf, and a line in
 * `boards/index.ts`. The page does the rest: connection, seats, question bar, chronicle, rules. A game without a board is shown
 * in words (`PlainBoard`).
 *
 * The board draws `view` and makes touchable what `choice` allows. When something happens, the page hands every event to the
 * board's `animate`, one after the other, and sets the new `view` when the last one has been shown. So a board keeps what it
 * draws in state of its own, moves that in `animate`, and lets a new `view` overwrite it:
 *
 *     let { view, choice, perform }: BoardProps<Game> = $props();
 *     let shown = $state(draw(view));
 *     $effect(() => { shown = draw(view); });
 *     $effect(() => perform(async (event, pace) => {
 *       if (event.key === "walk") await pace.glide(400, (part) => { shown.pawn = between(from, to, part); });
 *     }));
 */
import type { Component } from "svelte";
import type { Choice } from "./choice.svelte";
import type { Group } from "./group";
import type { Sheet } from "./frame.svelte";
import type { EventTold, OptionTold, QuestionTold, SeatTold } from "./messages";
import type { Pace } from "./pace";
import type { IconShape } from "../kit/icon";

/** What the server tells of a game, as the game's `types.ts` has it: the table as a seat sees it, the pack, questions, events. */
export interface GameTypes {
  view: unknown;
  content: unknown;
  question: unknown;
  event: unknown;
}

/** What the page knows of every game. */
export interface AnyGame {
  view: Record<string, unknown>;
  content: unknown;
  question: QuestionTold;
  event: EventTold;
}

/**
 * Shows one event. Resolves when it has been shown; `pace` says how fast, and whether it may move at all. `following` are the
 * events that come right after it, for what is to be seen together.
 */
export type Animate<Event = EventTold> = (event: Event, pace: Pace, following: Event[]) => Promise<void>;

export interface BoardProps<Game extends GameTypes = AnyGame> {
  /** The truth, as `seat` sees it. Set anew when the events that led there have been shown. */
  view: Game["view"];
  /** What is drawn of the pack. */
  content: Game["content"];
  /**
   * What the board is drawn for: one of three, by the shape of the stage. Everything is laid out for its size, and never for the
   * size of an element, so that nothing moves because something else on the page does.
   */
  sheet: Sheet;
  /** How large it is drawn: pixels of the screen for each unit. Not for laying out: for fingers, and for what is too small to read. */
  scale: number;
  /** Whose eyes we look through; null for an onlooker. */
  seat: string | null;
  seats: SeatTold[];
  /** The options of the match: what is not said of one is as usual. */
  options: Readonly<Record<string, string>>;
  /** What that seat is asked, or null: somebody else must answer, events are being shown, or this is a replay. */
  question: Game["question"] | null;
  /** What may be chosen, what has been narrowed to, what the pointer is over; shared with the question bar. */
  choice: Choice;
  /** The name of a seat, space or card. */
  name(id: string): string;
  /** Shows something large: while the pointer is over it, or after a long press. Null takes it away. */
  inspect(thing: Closeup | null): void;
  /** Registers `animate`; returns what takes it back, so it fits into an `$effect`. */
  perform(animate: Animate<Game["event"]>): () => void;
  /** What people point at just now, and a way to point; not in a replay. */
  pointing?: Pointing;
  /** The table in plain words, from the same text layer that the terminal and the screen reader have. */
  describe(): Promise<string>;
  /** What draws the board of a package. */
  drawing?: Drawing;
}

/** What a board of a package draws: plain data, sent again whenever any of it changes. */
export interface Shown {
  view: Record<string, unknown>;
  content: unknown;
  /** Whose eyes we look through; null for an onlooker. */
  seat: string | null;
  question: QuestionTold | null;
  /** What may be chosen now, such as "bid 5". */
  options: string[];
}

/** A board of a package after it was put into the page. */
export interface Drawn {
  show(shown: Shown): void;
  close?(): void;
}

/** The default export of `board/board.js` in the folder of a game that is not part of fairytable. */
export interface Drawing {
  mount(place: HTMLElement, page: { choose(option: string): void; name(id: string): string }): Drawn;
}

/** What people point at, for everybody to see. A thing is named by the key that the board has for it. */
export interface Pointing {
  points: { seat: string; thing: string }[];
  point(thing: string): void;
}

/** Something shown large beside the board, in words. */
export interface Closeup {
  title: string;
  /** A word or two above the title: what kind of thing it is. */
  kind?: string;
  words: string[];
  icon?: IconShape;
  /** The rule behind it. */
  clause?: string;
}

/** A card, a space or a piece in the glossary: what its closeup says, under a heading, with the portrait of its id. */
export interface Entry extends Closeup {
  id: string;
  heading: string;
  /** Where in the rules its name is looked for, such as "GF-20": the clause that names it there goes before `clause`. */
  among?: string;
}

/** A picture of whatever has this id, as large as the text around it. */
export interface PortraitProps<Game extends GameTypes = AnyGame> {
  of: string;
  content: Game["content"];
}

/** Something that a seat holds, for its line among the players. */
export interface Holding {
  icon: IconShape;
  count: number;
  /** What it is, for those who do not see the picture: "pawns in reserve". */
  words: string;
}

/** How far a seat has come, for its line: 1 of 3 houses. */
export interface Progress {
  done: number;
  /** How many it takes; null where one only counts. */
  of: number | null;
  /** All of it in words: "1 of 3 houses". */
  words: string;
}

/** A seat's line among the players: one line high, as wide as what its name leaves, perhaps 200 pixels. */
export interface LineProps<Game extends GameTypes = AnyGame> extends TableShown<Game> {
  seat: string;
  inspect(thing: Closeup | null): void;
}

/** The table as it is drawn now. */
export interface TableShown<Game extends GameTypes = AnyGame> {
  view: Game["view"];
  content: Game["content"];
  name(id: string): string;
}

/** A box of the pack that may be looked into. */
export interface Box {
  id: string;
  /** Its time has come: its pages are opened for everybody. */
  hasCome: boolean;
}

/** Everything that a game gives to the page. Only the board must be there. */
export interface GameBoard<Game extends GameTypes = AnyGame> {
  board: Component<BoardProps<Game>>;
  /** What draws the board, if it comes with a package. */
  drawing?: Drawing;
  /** The seat's own hand or satchel, below the question. */
  hand?: Component<BoardProps<Game>>;
  /** What stands of a seat in its line among the players, where pictures say more than `holdings` and the marks of `progress`. */
  line?: Component<LineProps<Game>>;
  /** What a seat holds, for everybody to see. */
  holdings?(shown: TableShown<Game>, seat: string): Holding[];
  /** What it takes to win, in three or four words, for the line at the top: "3 houses win". */
  goal?(shown: TableShown<Game>): string;
  /** How far a seat has come towards that. */
  progress?(shown: TableShown<Game>, seat: string): Progress | null;
  /** What things are called that neither the pack nor a seat names: "fields" is "Fields". */
  names?: Record<string, string>;
  /** Where in the story we are, for the line at the top: "Round 3". */
  chapter?(shown: TableShown<Game>): string;
  /** How far a seat has come, for the line of who led when. */
  standing?(shown: TableShown<Game>, seat: string): number;
  /** What `standing` counts, for the axis: "houses". */
  measure?: string;
  /** Choices that cannot be taken back and end something: they ask for a second tap. */
  isGrave?(option: OptionTold, question: QuestionTold): boolean;
  /** Small pictures for the chronicle, by the key of the event. */
  pictures?: Record<string, IconShape>;
  /** A question in fewer words for a small screen, where the board shows the rest of it; null: as it is. */
  brief?(shown: TableShown<Game>, question: QuestionTold): string | null;
  /** What the buttons are grouped by when there are many: the name of an argument for each verb, or `verb`: by itself;
   * `always`: by itself, also when there are few. */
  groupBy?: Record<string, string>;
  /** What the options of one verb are grouped by once their group is open, where it is not what they act on. */
  groupWithin?(option: OptionTold, shown: TableShown<Game>): string | null;
  /** What a group of buttons is called, where it is not the name of the thing that its options act on. */
  nameGroup?(shown: TableShown<Game>, group: Group): string | null;
  /** Everything of the pack that has a name, for the glossary. */
  glossary?(content: Game["content"], name: (id: string) => string): Entry[];
  /** The box of the pack that is open at this table, if its packs have boxes; the others are not even sent. */
  box?(view: Game["view"], content: Game["content"]): Box | null;
  /** What the pages of its boxes are called: "Future Book". */
  boxTitle?: string;
  /** Draws anything by its id: what the glossary lists, and the signs of the game on one page. */
  portrait?: Component<PortraitProps<Game>>;
}

/** The board for the page, which does not know the game: what the server tells of it has the types that the board relies on. */
export function gameBoard<Game extends GameTypes>(board: GameBoard<Game>): GameBoard {
  return board as unknown as GameBoard;
}
