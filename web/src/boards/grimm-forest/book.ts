import type { Book } from "../../lib/books";
import { wordsFrom } from "../../lib/words";
import "./palette.css";

const book: Book = {
  cover: () => import("./Cover.svelte"),
  about: wordsFrom(import.meta.glob<string>("./about/*.ftl", { query: "?raw", import: "default", eager: true })),
  gentle: { cards: "basic" },
  advised: { cards: "basic" },
  open: () => import("."),
};

export default book;
