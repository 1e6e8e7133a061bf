/** Cards, clearings and building sites in words, for the large picture beside the board. */
import type { Closeup } from "../../lib/board";
import { cardIcon } from "./icons";
import { MATERIALS, REPLENISHMENT, SECTIONS, SITES, type Builder, type View, type Section, type Site } from "./types";
import { FAIRY_FOOD, houseOn, pigAt, pricesAt, RAPUNZEL, type CardShown } from "./view";
import { placeName, tell } from "./words";

type Name = (id: string) => string;

export function cardCloseup(card: CardShown, name: Name, more: string[] = []): Closeup {
  return {
    title: name(card.id),
    kind: "ability" in card ? `${tell(`kind-${card.kind}`)} · ${card.ability}` : tell(`kind-${card.kind}`),
    words: [card.text, ...more, timing(card)],
    icon: cardIcon(card.id, card.kind),
  };
}

/** A card as it is held in the hand. */
export function cardFace(card: CardShown, name: Name) {
  return {
    title: name(card.id),
    ribbon: tell(`kind-${card.kind}`),
    kind: card.kind,
    colour: `var(--of-${card.kind})`,
    icon: cardIcon(card.id, card.kind),
    words: card.text,
    timing: timing(card),
  };
}

/** When a card works, in a few words. */
export function timing(card: CardShown): string {
  return card.windows.map((window) => tell(`when-${window}`)).join(" · ");
}

/** A card that lies before somebody. */
export function laidCloseup(card: CardShown | undefined, builder: Builder, name: Name, more: string[] = []): Closeup {
  if (!card) return { title: tell("fable-down"), kind: name(builder.seat), words: [] };
  return {
    ...cardCloseup(card, name, more),
    title: tell("of-builder", { name: name(builder.seat), card: name(card.id) }),
  };
}

export function gatherCloseup(location: string | null, builder: Builder, name: Name): Closeup {
  const title = location ? placeName(location) : tell("gather-card-down");
  return { title, kind: `${name(builder.seat)} · ${tell("kind-gather")}`, words: [] };
}

export function friendCloseup(card: CardShown | undefined, builder: Builder, forest: View, name: Name): Closeup {
  if (!card) return { title: name(builder.seat), kind: tell("kind-friend"), words: [tell("no-friend")] };
  const more: string[] = [];
  if (builder.announcement) more.push(tell("announced", { what: announcement(builder.announcement) }));
  if (card.id === RAPUNZEL) more.push(tell("on-rapunzel", { ...forest.on_rapunzel }));
  if (builder.locked.length > 0) more.push(tell("locked", { places: builder.locked.map(placeName).join(", ") }));
  return laidCloseup(card, builder, name, more);
}

/** What a Friend made its builder say, in a word or two. */
export function announcement(what: string): string {
  if (what === "alone" || what === "with_others") return tell(`announced-${what}`);
  return placeName(what);
}

/** What comes to each clearing in every round. */
const FRESH: Record<string, Record<string, number>> = REPLENISHMENT;

function goods(counts: Record<string, number>): string[] {
  return MATERIALS.filter((material) => counts[material]).map((material) =>
    tell(`${material}-count`, { count: counts[material] ?? 0 }),
  );
}

export function freshWords(location: string): string {
  return tell("fresh", { things: goods(FRESH[location] ?? {}).join(", ") });
}

export function clearingCloseup(location: string, forest: View, own: Builder | undefined, name: Name): Closeup {
  const words: string[] = [];
  const lying = goods(forest.stock[location] ?? {});
  words.push(lying.length > 0 ? `${lying.join(", ")}.` : tell("lies-nothing"));
  const pigs = forest.builders.filter((builder) => pigAt(builder) === location);
  if (pigs.length > 0) words.push(tell("pigs-here", { names: pigs.map(({ seat }) => name(seat)).join(", ") }));
  for (const builder of forest.builders) {
    if (builder.monster_at === location)
      words.push(tell("monster-of", { card: name(builder.fable), name: name(builder.seat) }));
    if (builder.fairy_food_at === location)
      words.push(tell("unique-of", { card: name(FAIRY_FOOD), name: name(builder.seat) }));
  }
  for (const unique of forest.unique_locations) {
    if (unique.location === location)
      words.push(tell("unique-of", { card: name(unique.card), name: name(unique.seat) }));
  }
  if (own?.locked.some((locked) => locked === location)) words.push(tell("locked-place"));
  words.push(tell("share-alone"), freshWords(location));
  return { title: placeName(location), kind: tell("kind-clearing"), words, clause: "GF-11.1" };
}

/** What lies in a clearing and who is there, for those who do not see it. */
export function clearingDetails(location: string, forest: View, own: Builder | undefined, name: Name): string {
  const here = forest.builders;
  const lying = goods(forest.stock[location] ?? {});
  return [
    ...(lying.length > 0 ? lying : [tell("label-nothing")]),
    ...here.filter((builder) => pigAt(builder) === location).map(({ seat }) => tell("label-pig", { name: name(seat) })),
    ...here.filter(({ monster_at }) => monster_at === location).map(({ fable }) => name(fable)),
    ...here.filter(({ fairy_food_at }) => fairy_food_at === location).map(() => name(FAIRY_FOOD)),
    ...forest.unique_locations.filter((unique) => unique.location === location).map(({ card }) => name(card)),
    ...(own?.locked.some((locked) => locked === location) ? [tell("label-locked")] : []),
  ].join(", ");
}

/** What the next section costs. */
export function plotDetails(site: Site, prices: Record<Section, number>): string {
  const house = houseOn(site);
  const next = SECTIONS[house?.height ?? 0];
  if (!house) return tell("label-prices", { ...prices });
  return next ? tell("label-next", { section: tell(`name-${next}`), price: prices[next] }) : "";
}

/** What stands on a site: the name of the thing, as a screen reader says it. */
export function plotWords(site: Site, place: number): string {
  const house = houseOn(site);
  if (!house) return tell(place >= SITES ? "plot-free-corner" : "plot-free");
  const material = tell(`name-${house.material}`);
  if (house.height === SECTIONS.length) return tell("plot-done", { material });
  return tell("plot-house", {
    material,
    sections: SECTIONS.slice(0, house.height)
      .map((section) => tell(`name-${section}`))
      .join(", "),
  });
}

export function plotCloseup(builder: Builder, place: number, forest: View, name: Name): Closeup {
  const prices = pricesAt(forest, builder.seat, place);
  const site = builder.sites[place] ?? "";
  const house = houseOn(site);
  const next = SECTIONS[house?.height ?? 0];
  const words: string[] = [];
  if (house && next) {
    words.push(tell("plot-next", { section: tell(`name-${next}`), price: prices[next] }));
    words.push(
      tell("plot-left", {
        count: forest.sections[`${house.material}_${next}`] ?? 0,
        material: tell(`name-${house.material}`),
        section: tell(`name-${next}`),
      }),
    );
  } else if (!house) words.push(tell("plot-prices", { ...prices }));
  return { title: plotWords(site, place), kind: name(builder.seat), words, clause: "GF-15.1" };
}

export function handCloseup(builder: Builder, name: Name): Closeup {
  const known = builder.hand.filter((card): card is string => card !== null);
  const words = known.length > 0 ? [tell("hand-known", { cards: known.map(name).join(", ") })] : [];
  return { title: tell("hand-count", { count: builder.hand.length }), kind: name(builder.seat), words };
}
