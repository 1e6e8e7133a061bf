import { address } from "../lib/route";

/** What there is to read about a game. */
export const LEAVES = ["one-page", "rules", "glossary"] as const;
export type Leaf = (typeof LEAVES)[number];

/** Where a leaf stands as a page of its own. */
export function leafAddress(leaf: Leaf, game: string, pack?: string): string {
  if (leaf === "one-page") return address.onePage(game);
  return leaf === "glossary" ? address.glossary(game, pack) : address.rules(game);
}
