/** The books on the shelf: what the page knows of a game before and after its table is opened. */
import type { Component } from "svelte";
import { books } from "../boards";
import { content } from "./api";
import PlainBoard from "../parts/PlainBoard.svelte";
import type { GameBoard } from "./board";
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
  /** Its mood, its length and two sentences about it, under these keys. */
  about: Words;
  /** Options of a gentle first match, where not all defaults are gentle; then `about` says under `gentle` what they are. */
  gentle?: Record<string, string>;
  open(): Promise<{ default: GameBoard }>;
}

/** The board of a game; one without a board of its own is shown in words. */
export async function boardOf(game: string): Promise<GameBoard> {
  const book = books[game];
  return book ? (await part(book.open)).default : { board: PlainBoard };
}

/** The board of a game and the pack that is played with; where that is not known any more, the game's own. */
export function opened(game: string, pack: Promise<Content>): Promise<[GameBoard, Content]> {
  return Promise.all([boardOf(game), pack.catch(() => content(game))]);
}

/** The options of the first match at a game, and what is said about them. */
export function gentleStart(game: string): { options: Record<string, string>; words: string } {
  const book = books[game];
  return book?.gentle ? { options: book.gentle, words: book.about("gentle") } : { options: {}, words: "" };
}

/** What the shelf says about a book. */
export function sayOfBook(game: string, part: "mood" | "minutes" | "about"): string {
  return books[game]?.about(part) ?? say(`book-any-${part}`);
}
