/** What follows from the table of Dice Upon a Time as a seat sees it. */
import type { QuestionTold } from "../../lib/messages";
import { LOW, SNAKE_DIE, TOKENS, UNRESOLVED } from "./types";
import type { Adventurer, Exchange, ContentShown, Lying, PlacedDie, QuestShown, View } from "./types";

type Entry = Exclude<View["agenda"][number], string>;
export type Unresolved = Extract<Entry, { type: (typeof UNRESOLVED)[number] }>;
export type Token = (typeof TOKENS)[number];

export function isToken(word: string): word is Token {
  return TOKENS.some((token) => token === word);
}

export function adventurerOf(table: View, seat: string | null): Adventurer | undefined {
  return table.adventurers.find((other) => other.seat === seat);
}

/** Whether any Magic Items are on the table: in a pile or in a hand. */
export function hasMagicItems({ magic_deck, magic_discard, adventurers }: View): boolean {
  return magic_deck.length + magic_discard.length > 0 || adventurers.some(({ magic }) => magic.length > 0);
}

/** What an empty socket asks for in this chapter. */
export function valueOf(socket: string, table: View, land: ContentShown): number {
  return table.values[socket] ?? (land.routes[socket] ?? land.spirits[socket])?.value ?? 1;
}

/** What the next die on a socket must be worth at least: what the top one is worth, or the socket itself. */
export function asksFor(socket: string, table: View, land: ContentShown): number {
  return table.least[socket] ?? valueOf(socket, table, land);
}

export function isSnakeDie(die: string): boolean {
  return die.startsWith(`${SNAKE_DIE}_`);
}

export function isLow(die: string, land: ContentShown): boolean {
  return LOW.some((face) => face === land.dice[die]?.face);
}

/** Whether a die that lies somewhere is this one. */
export function isDieOf(seat: string, die: string): (lying: PlacedDie) => boolean {
  return (lying) => lying.seat === seat && lying.die === die;
}

/** The offer that is being put together, if there is one. */
export function offerOn(table: View): Exchange | undefined {
  return entriesOf(table).find((entry) => entry.type === "exchange");
}

/** What has begun and is not finished: a gain, a loss, a card at work. */
export function unresolved(table: View): Unresolved[] {
  return entriesOf(table).filter(isUnresolved);
}

/** What is on the agenda, apart from what has no fields. */
function entriesOf(table: View): Entry[] {
  return table.agenda.filter((entry) => typeof entry !== "string");
}

function isUnresolved(entry: Entry): entry is Unresolved {
  return UNRESOLVED.some((kind) => kind === entry.type);
}

/** Where a die of a seat lies: its route or spirit; with those given to the Wolf at the Wolf. */
export function socketOf(table: View, seat: string, die: string): string {
  const isThis = isDieOf(seat, die);
  if (table.wolf_dice.some(isThis)) return "wolf";
  return Object.entries(table.sockets).find(([, stack]) => stack.some(isThis))?.[0] ?? "";
}

/** Where a route leads from a field; "" if it does not begin there. */
export function farEnd(route: string, from: string, land: ContentShown): string {
  const [one, other] = land.routes[route]?.between ?? ["", ""];
  return one === from ? other : other === from ? one : "";
}

export function routeBetween(one: string, other: string, land: ContentShown): string | undefined {
  return Object.values(land.routes).find(({ between }) => between.includes(one) && between.includes(other))?.id;
}

/** The Quests that a seat may complete: the own ones, or those open to all. */
export function questsOf(table: View, adventurer: Adventurer): string[] {
  return table.rules.coop ? table.open_quests : adventurer.quests;
}

export function storiesOf(table: View, adventurer: Adventurer): Lying[] {
  return table.rules.coop ? table.common : adventurer.stories;
}

/** One thing that a Quest or a Story card asks for. */
export interface Need {
  kind: "token" | "item" | "place";
  /** The token, item or place. */
  what: string;
  count: number;
  isMet: boolean;
}

/** The parts of Quests that somebody has already, each with the Quests that ask for it. */
export type Met = View["met"][string];

/** What a Quest asks for, and which of it a seat has already. */
export function needsOf(id: string, quest: QuestShown, met: Met | undefined): Need[] {
  const isMet = (part: string) => met?.[part]?.includes(id) ?? false;
  return [
    ...Object.entries(quest.tokens).map(([token, count]): Need => ({
      kind: "token",
      what: token,
      count,
      isMet: isMet(token),
    })),
    ...(quest.item ? [{ kind: "item" as const, what: quest.item, count: 1, isMet: isMet("item") }] : []),
    ...(quest.place ? [{ kind: "place" as const, what: quest.place, count: 1, isMet: isMet("place") }] : []),
  ];
}

/** The Quests and Story cards of an adventurer for which something can be done on a field. */
export function errandsAt(field: string, table: View, own: Adventurer): string[] {
  const cards = [...questsOf(table, own), ...storiesOf(table, own).map(({ card }) => card)];
  return [...new Set(cards)].filter((card) => table.errands[card]?.includes(field));
}

/** Options that the question itself points out: moves that may trap one, swaps that help both. */
export function pointedOut(question: QuestionTold | null, as: "traps" | "bargains"): string[] {
  const told = question?.values[as];
  return Array.isArray(told) ? told.map(String) : [];
}
