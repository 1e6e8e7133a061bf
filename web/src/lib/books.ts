/** The books on the shelf: what the page knows of a game before and after its table is opened. */
import type { Component } from "svelte";
import { books } from "../boards";
import { content } from "./api";
import PackageBoard from "../parts/PackageBoard.svelte";
import PlainBoard from "../parts/PlainBoard.svelte";
import type { Drawing, GameBoard } from "./board";
import type { Content } from "./messages";
import { part } from "./part";
import { say, type Words } from "./words";

/**
 * What a game's `book.ts` gives to the shelf. It is small and always there; the cover is loaded where it is shown, and the board
 * when a table is opened.
 */
export interface Book {
  /** The picture on its cover, around its own middle, 200 wide and high. */
  cover(): Promise<{ default: Component }>;
  /** What one does in it, its length and two sentences about it, under the keys `does`, `minutes` and `about`. */
  about: Words;
  /** Options of a gentle first match, where not all defaults are gentle; then `about` says under `gentle` what they are. */
  gentle?: Record<string, string>;
  /** Options that a table for friends begins with, where the game advises other ones than its defaults. */
  advised?: Record<string, string>;
  open(): Promise<{ default: GameBoard }>;
}

/** The board of a game; one without a board of its own is shown in words. */
export async function boardOf(game: string): Promise<GameBoard> {
  const book = books[game];
  return book ? (await part(book.open)).default : { board: PlainBoard };
}

/** The board of a game and the pack that is played with; where that is not known any more, the game's own. */
export async function opened(game: string, pack: Promise<Content>): Promise<[GameBoard, Content]> {
  const [board, read] = await Promise.all([boardOf(game), pack.catch(() => content(game))]);
  return [read.board ? { ...board, board: PackageBoard, drawing: await drawingAt(read.board) } : board, read];
}

/** The board of a package, a script on this server. */
async function drawingAt(address: string): Promise<Drawing> {
  return ((await import(/* @vite-ignore */ address)) as { default: Drawing }).default;
}

/** The options of the first match at a game, and what is said about them. */
export function gentleStart(game: string): { options: Record<string, string>; words: string } {
  const book = books[game];
  return book?.gentle ? { options: book.gentle, words: book.about("gentle") } : { options: {}, words: "" };
}

/** The options of a table for friends, before anybody has chosen. */
export function advisedStart(game: string): Record<string, string> {
  return books[game]?.advised ?? {};
}

/** What the shelf says about a book. */
export function sayOfBook(game: string, part: "does" | "minutes" | "about"): string {
  return books[game]?.about(part) ?? say(`book-any-${part}`);
}
