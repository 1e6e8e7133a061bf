import { wordsFrom } from "../../lib/words";

/** The board's own words. */
export const tell = wordsFrom(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);

/** "2 Apples". */
export function tokens(count: number, token: string): string {
  return tell(`tokens-${token}`, { count });
}

/** A name as it stands on a sign in the land: without an article, and with a capital letter. */
export function signOf(name: string): string {
  const bare = name.replace(/^the /i, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
