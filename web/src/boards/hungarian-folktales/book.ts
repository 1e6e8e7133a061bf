import type { Book } from "../../lib/books";
import { wordsFrom } from "../../lib/words";
import Cover from "./Cover.svelte";
import "./palette.css";

const book: Book = {
  cover: Cover,
  about: wordsFrom(import.meta.glob<string>("./about/*.ftl", { query: "?raw", import: "default", eager: true })),
  gentle: { "test-of-courage": "off" },
  open: () => import("."),
};

export default book;
