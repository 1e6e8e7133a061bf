/** The games that have a board of their own: the only list of them. Everything else of a game lies in its folder. */
import type { Book } from "../lib/books";
import diceUponATime from "./dice-upon-a-time/book";
import fantasticStories from "./fantastic-stories/book";
import grimmForest from "./grimm-forest/book";
import hungarianFolktales from "./hungarian-folktales/book";
import threetale from "./threetale/book";

export const books: Record<string, Book> = {
  "dice-upon-a-time": diceUponATime,
  "fantastic-stories": fantasticStories,
  "grimm-forest": grimmForest,
  "hungarian-folktales": hungarianFolktales,
  threetale,
};
