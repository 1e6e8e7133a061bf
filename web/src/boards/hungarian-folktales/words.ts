import { wordsFrom } from "../../lib/words";

/** The board's own words. */
export const tell = wordsFrom(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
