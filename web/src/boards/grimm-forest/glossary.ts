/** Every card of the pack, every clearing, and what houses are made of. */
import type { Entry } from "../../lib/board";
import { cardCloseup, freshWords } from "./closeups";
import { LOCATIONS, MATERIALS, PRICES, SECTIONS, type CardsShown, type Kind } from "./types";
import { cardsOf } from "./view";
import { placeName, tell } from "./words";

const CLAUSES: Record<Kind, string> = {
  ordinary: "GF-4.2",
  monster: "GF-6.1",
  unique_location: "GF-7.1",
  next_turn: "GF-8.1",
  friend: "GF-16.1",
};

export function glossary(content: CardsShown, name: (id: string) => string): Entry[] {
  const kinds = Object.keys(CLAUSES) as Kind[];
  return [
    ...kinds.flatMap((kind) =>
      Object.values(cardsOf(content))
        .filter((card) => card.kind === kind)
        .map((card) => ({
          ...cardCloseup(card, name),
          id: card.id,
          heading: tell(`heading-${kind}`),
          clause: CLAUSES[kind],
          among: kind === "friend" ? "GF-21" : "GF-20",
        })),
    ),
    ...LOCATIONS.map((place) => ({
      id: place,
      heading: tell("heading-clearing"),
      title: placeName(place),
      words: [freshWords(place), tell("share-alone")],
      clause: place === "market" ? "GF-11.5" : "GF-11.1",
    })),
    ...[...SECTIONS, ...MATERIALS].map((thing) => ({
      id: thing,
      heading: tell("heading-house"),
      title: tell(`name-${thing}`),
      words: [tell(`about-${thing}`, { ...PRICES })],
      clause: MATERIALS.some((material) => material === thing) ? "GF-1.9" : "GF-15.1",
    })),
    ...(["first_builder", "starting_player", "prince"] as const).map((piece) => ({
      id: piece,
      heading: tell("heading-piece"),
      title: piece === "prince" ? tell("prince") : tell(`name-${piece}`),
      words: [piece === "prince" ? tell("prince-words") : tell(`about-${piece}`)],
      clause: { first_builder: "GF-17.1", starting_player: "GF-1.2", prince: "GF-22.1" }[piece],
    })),
  ];
}
