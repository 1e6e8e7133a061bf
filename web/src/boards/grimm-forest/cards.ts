/** The cards of a pack, as their file tells them: Fables, Friends, and the figures of the Royal Prince's die. */
import type { Content } from "../../lib/messages";

export type Kind = "ordinary" | "monster" | "unique_location" | "next_turn" | "friend";

export interface Card {
  id: string;
  kind: Kind;
  /** What it does, in the words of the pack. */
  words: string;
  /** The moments of the round at which it works. */
  windows: string[];
  /** What a Friend's gift is called. */
  ability: string;
}

interface CardsFile {
  fable: { id: string; type: Kind; windows: string[]; text?: Record<string, string> }[];
  friend: { id: string; windows: string[]; text?: Record<string, string>; ability?: Record<string, string> }[];
}

const FILE = "cards.toml";

export function readCards(content: Content): Map<string, Card> {
  const file = content.files[FILE] as unknown as CardsFile;
  const fables = file.fable.map(({ id, type, windows, text }): Card => ({
    id,
    kind: type,
    words: text?.en ?? "",
    windows,
    ability: "",
  }));
  const friends = file.friend.map(({ id, windows, text, ability }): Card => ({
    id,
    kind: "friend",
    words: text?.en ?? "",
    windows,
    ability: ability?.en ?? "",
  }));
  return new Map([...fables, ...friends].map((card) => [card.id, card]));
}
