/** What follows from the table of Dice Upon a Time as a seat sees it. */
import type { QuestionTold } from "../../lib/messages";
import { LOW, SNAKE_DIE, SPIRITS, TOKENS } from "./types";
import type { Adventurer, ConditionShown, DiceTable, LandShown, Lying, QuestShown } from "./types";

export type Token = (typeof TOKENS)[number];

export function isToken(word: string): word is Token {
  return TOKENS.some((token) => token === word);
}

export function isSpirit(socket: string): boolean {
  return SPIRITS.some((spirit) => spirit === socket);
}

/** A die that lies on the board: whose, and how it lies. */
export interface LyingDie {
  owner: string;
  die: string;
}

export function readDie(lying: string): LyingDie {
  const [owner = "", die = ""] = lying.split(" ");
  return { owner, die };
}

export function adventurerOf(table: DiceTable, seat: string | null): Adventurer | undefined {
  return table.adventurers.find((other) => other.seat === seat);
}

/** Everybody plays together: the Quests lie open for all. */
export function isTogether(table: DiceTable): boolean {
  return table.open_quests.length > 0 || table.common_done.length > 0;
}

/** Whether the Characters have their abilities in this match: as usual, not for beginners. */
export function hasAbilities({ abilities, cards }: Readonly<Record<string, string>>): boolean {
  return abilities === "on" || (abilities !== "off" && cards !== "beginner");
}

/** Whether there are Story cards in the match. */
export function hasStories({ cards, mode }: Readonly<Record<string, string>>): boolean {
  return cards !== "beginner" && cards !== "no-story" && mode !== "coop-hard-5";
}

/** Whether there are Magic Items in the match. */
export function hasMagic({ cards, mode }: Readonly<Record<string, string>>): boolean {
  return cards !== "beginner" && mode !== "coop-hard-5";
}

/** Whether any Magic Items are on the table: in a pile or in a hand. */
export function hasMagicItems({ magic_deck, magic_discard, adventurers }: DiceTable): boolean {
  return magic_deck.length + magic_discard.length > 0 || adventurers.some(({ magic }) => magic.length > 0);
}

/** How many chapters there will be; null where nobody knows. */
export function chaptersOf(table: DiceTable, land: LandShown): number | null {
  const dealt = table.events_past.length + (table.event ? 1 : 0) + table.events_to_come + table.event_row.length;
  const { chapters, short_chapters } = land.numbers;
  return dealt === chapters || dealt === short_chapters ? dealt : null;
}

/** How high stacks may be in this chapter. */
export function heightOf(table: DiceTable, land: LandShown): number {
  const usual = table.seats.length === 2 ? land.numbers.height_for_two : land.numbers.height;
  return Math.max(1, usual + (land.events[table.event]?.height ?? 0));
}

/** What an empty socket asks for in this chapter. */
export function valueOf(socket: string, table: DiceTable, land: LandShown): number {
  const route = land.routes[socket];
  if (!route) return land.spirits[socket]?.value ?? 1;
  const event = land.events[table.event];
  if (!event) return route.value;
  if (event.places.some((place) => route.between.includes(place))) return event.place_value;
  return Math.max(1, route.value + event.route_value);
}

/** What the next die on a socket must be worth at least: what the top one is worth, or the socket itself. */
export function asksFor(socket: string, table: DiceTable, land: LandShown): number {
  const top = table.sockets[socket]?.at(-1);
  const stacks = land.spirits[socket]?.stacks ?? true;
  return top && stacks ? (land.dice[readDie(top).die]?.value ?? 1) : valueOf(socket, table, land);
}

export function isBan(lying: string, land: LandShown): boolean {
  return land.dice[readDie(lying).die]?.face === "ban";
}

export function isSnakeDie(die: string): boolean {
  return die.startsWith(`${SNAKE_DIE}_`);
}

export function isLow(die: string, land: LandShown): boolean {
  return LOW.some((face) => face === land.dice[die]?.face);
}

/** Where a die of a seat lies: its route or spirit; with those given to the Wolf at the Wolf. */
export function socketOf(table: DiceTable, seat: string, die: string): string {
  const lying = `${seat} ${die}`;
  if (table.wolf_dice.includes(lying)) return "wolf";
  return Object.entries(table.sockets).find(([, stack]) => stack.includes(lying))?.[0] ?? "";
}

/** Where a route leads from a field; "" if it does not begin there. */
export function farEnd(route: string, from: string, land: LandShown): string {
  const [one, other] = land.routes[route]?.between ?? ["", ""];
  return one === from ? other : other === from ? one : "";
}

export function routeBetween(one: string, other: string, land: LandShown): string | undefined {
  return Object.values(land.routes).find(({ between }) => between.includes(one) && between.includes(other))?.id;
}

/** The Quests that a seat may complete: the own ones, or those open to all. */
export function questsOf(table: DiceTable, adventurer: Adventurer): string[] {
  return isTogether(table) ? table.open_quests : adventurer.quests;
}

export function storiesOf(table: DiceTable, adventurer: Adventurer): Lying[] {
  return isTogether(table) ? table.common : adventurer.stories;
}

/** The points that are safe: Quests completed, less what Curses take. */
export function pointsOf(table: DiceTable, land: LandShown, seat: string): number {
  const adventurer = adventurerOf(table, seat);
  if (isTogether(table)) return teamPoints(table, land);
  return adventurer ? counted(adventurer.done, adventurer.stories, land) : 0;
}

export function teamPoints(table: DiceTable, land: LandShown): number {
  const stories = table.common.filter(({ card }) => land.stories[card]?.applies_together);
  return counted(table.common_done, stories, land);
}

function counted(done: string[], stories: Lying[], land: LandShown): number {
  const quests = done.reduce((sum, quest) => sum + (land.quests[quest]?.points ?? 0), 0);
  const curses = stories
    .map(({ card }) => land.stories[card])
    .reduce((sum, story) => sum + (story?.kind === "curse" ? story.points : 0), 0);
  return quests + curses;
}

/** The levels are made for a match of all chapters; in a short one there is only the score (DT-30.15). */
export function hasLevels(table: DiceTable, land: LandShown): boolean {
  return isTogether(table) && chaptersOf(table, land) === land.numbers.chapters;
}

/** How far the group is: its level, the points of the next one, or null if there is none above. */
export function levelOf(points: number, players: number, land: LandShown): { level: number; next: number | null } {
  const scores = land.levels[String(players)] ?? [];
  const level = 1 + scores.filter((least) => points >= least).length;
  return { level, next: scores.find((least) => points < least) ?? null };
}

/** One thing that a Quest or a Story card asks for. */
export interface Need {
  kind: "token" | "item" | "place" | "other";
  /** The token, item or place; "" stands for something else. */
  what: string;
  count: number;
  isMet: boolean;
}

/** What a Quest asks for, and which of it an adventurer has already. */
export function needsOf(id: string, quest: QuestShown, adventurer: Adventurer | undefined): Need[] {
  const needs: Need[] = Object.entries(quest.tokens).map(([token, count]) => ({
    kind: "token",
    what: token,
    count,
    isMet: (adventurer?.tokens[token] ?? 0) >= count,
  }));
  if (quest.item)
    needs.push({ kind: "item", what: quest.item, count: 1, isMet: adventurer?.fetched.includes(id) ?? false });
  if (quest.place)
    needs.push({ kind: "place", what: quest.place, count: 1, isMet: quest.places.includes(adventurer?.at ?? "") });
  return needs;
}

/** Whether the condition of a Story card holds for an adventurer now. */
export function holds(condition: ConditionShown, lying: Lying, adventurer: Adventurer, table: DiceTable): boolean {
  const { kind, places, tokens, count } = condition;
  const all = Object.values(adventurer.tokens).reduce((sum, one) => sum + one, 0);
  const magic = adventurer.magic.length;
  if (kind === "at") return places.includes(adventurer.at);
  if (kind === "visits") return places.includes(adventurer.at) && lying.visitors.includes(adventurer.seat);
  if (kind === "dice_on_spirits") return spiritsWithDiceOf(table, adventurer.seat) >= count;
  if (kind === "one_of_each") return TOKENS.every((token) => (adventurer.tokens[token] ?? 0) > 0);
  if (kind === "holds_magic") return magic >= count;
  if (kind === "holds_marker") return table.marker === adventurer.seat;
  if (kind === "with_another")
    return table.adventurers.some((other) => other !== adventurer && other.at === adventurer.at);
  if (kind === "pays")
    return Object.entries(tokens).every(
      ([token, wanted]) => (token === "any" ? all : (adventurer.tokens[token] ?? 0)) >= wanted,
    );
  return kind === "pays_magic" && magic > 0;
}

function spiritsWithDiceOf(table: DiceTable, seat: string): number {
  const own = (stack: string[] | undefined) => (stack ?? []).some((lying) => readDie(lying).owner === seat);
  return SPIRITS.filter((spirit) => own(table.sockets[spirit]) || (spirit === "wolf" && own(table.wolf_dice))).length;
}

/** Options that the question itself points out: moves that may trap one, swaps that help both. */
export function pointedOut(question: QuestionTold | null, as: "traps" | "bargains"): string[] {
  const told = question?.values[as];
  return Array.isArray(told) ? told.map(String) : [];
}
