import { wordsFrom } from "../../lib/words";

/** The board's own words, and what the game and the board call alike. */
export const tell = wordsFrom(
  import.meta.glob<string>(["./texts/*.ftl", "../../../../src/fairytable/games/grimm_forest/names/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** The name of a clearing, as it stands on its sign. */
export function placeName(location: string): string {
  return tell(`place-${location}`);
}
