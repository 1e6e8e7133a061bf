/** Fields, tiles, tales and heroes in words, for the large picture beside the board. */
import type { Closeup } from "../../lib/board";
import type { OptionTold } from "../../lib/messages";
import type { FieldKind, FieldShown, FolktaleTable, Hero, ContentShown, Part, View } from "./types";
import { missesTurn, openGoalsOf, partnersOf, talesOf } from "./view";
import { tell } from "./words";

type Name = (id: string) => string;

export const CLAUSES: Partial<Record<FieldKind, string>> = {
  plain: "HF-2.1",
  advice: "HF-12.2",
  gold: "HF-12.3",
  tile: "HF-12.7",
  red: "HF-15.1",
  bonus: "HF-16.1",
  bad_luck: "HF-19.1",
  shortcut: "HF-17.1",
  adventure: "HF-13.1",
  village: "HF-0.7",
  city: "HF-18.1",
  palace: "HF-18.1",
  castle: "HF-21.1",
  sorcerer: "HF-20.1",
};

/** By which clause a tile of each kind is found on its field. */
const FOUND_BY: Record<string, string> = { useful: "HF-12.4", magical: "HF-12.5", animal: "HF-10.1" };

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export function priceOf(pack: ContentShown, shortcut: string, name: Name): string {
  const found = pack.board.shortcuts[shortcut];
  if (!found) return "";
  return found.tile ? name(found.tile) : tell("count-biscuits", { count: found.biscuits });
}

/** What the field does, in a sentence. */
export function effectOf(pack: ContentShown, field: FieldShown, name: Name): string {
  if (field.kind === "tile") return tell("does-tile", { tile: name(field.thing) });
  if (field.kind === "adventure") {
    const modifier = pack.encounters[field.thing]?.modifier ?? 0;
    return tell("does-adventure", { encounter: name(field.thing), modifier: signed(modifier) });
  }
  if (field.kind === "shortcut")
    return tell("does-shortcut", { shortcut: name(field.thing), price: priceOf(pack, field.thing, name) });
  return tell(`does-${field.kind}`);
}

export function landOf(pack: ContentShown, field: FieldShown, name: Name): string {
  const land = pack.board.lands[field.land];
  if (!land) return "";
  return land.steps ? tell("in-land-steps", { land: name(land.id), steps: signed(land.steps) }) : name(land.id);
}

/** Everybody on the field; of those who miss a turn it is said that they lie there. */
function whoIsAt(table: FolktaleTable, field: FieldShown, name: Name): string[] {
  return table.heroes
    .filter(({ at }) => at === field.id)
    .map((hero) => (missesTurn(hero) ? tell("lying", { who: name(hero.seat) }) : name(hero.seat)));
}

/** Everything about a field in one line, for those who listen. */
export function fieldWords(pack: ContentShown, table: FolktaleTable, field: FieldShown, name: Name): string {
  const here = whoIsAt(table, field, name);
  return [
    name(field.id),
    landOf(pack, field, name),
    effectOf(pack, field, name),
    here.length > 0 ? tell("here", { who: here.join(", ") }) : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}

export function fieldCloseup(
  pack: ContentShown,
  table: FolktaleTable,
  field: FieldShown,
  options: OptionTold[],
  name: Name,
): Closeup {
  const here = whoIsAt(table, field, name);
  const tile = pack.tiles[field.thing];
  const met = pack.encounters[field.thing];
  return {
    title: name(field.id),
    kind: landOf(pack, field, name),
    words: [
      ...options.slice(0, 3).map(({ words }) => words),
      effectOf(pack, field, name),
      tile && field.kind === "tile" ? tile.text : "",
      met ? met.text : "",
      here.length > 0 ? tell("here", { who: here.join(", ") }) : "",
    ].filter((words) => words !== ""),
    clause: (field.kind === "tile" && tile ? FOUND_BY[tile.kind] : CLAUSES[field.kind]) ?? "HF-12.1",
  };
}

export function tileCloseup(pack: ContentShown, kind: string, name: Name, options: OptionTold[] = []): Closeup {
  const tile = pack.tiles[kind];
  const fields = Object.values(pack.board.fields).filter((field) => field.kind === "tile" && field.thing === kind);
  return {
    title: name(kind),
    kind: tile ? tell(`class-${tile.kind}`) : "",
    words: [
      tile?.text ?? "",
      fields.length > 0 ? tell("lies-at", { places: fields.map(({ id }) => name(id)).join("; ") }) : "",
      ...options.slice(0, 4).map(({ words }) => words),
    ].filter((words) => words !== ""),
    ...(tile ? { clause: tile.clause } : {}),
  };
}

export function partWords(part: Part, name: Name): string {
  if (part.kind === "hold")
    return part.id === "gold" ? tell("part-gold", { count: part.count }) : tell("part-hold", { thing: name(part.id) });
  const { brings: thing, count } = part;
  if (thing === "") return tell("part-face", { encounter: name(part.id) });
  const brought = thing === "biscuit" || thing === "gold" ? tell(`count-${thing}s`, { count }) : name(thing);
  return tell("part-bring", { encounter: name(part.id), thing: brought });
}

/** A hero with his tale, how far he is, and all that he carries. */
export function heroCloseup(pack: ContentShown, table: View, hero: Hero, name: Name): Closeup {
  const missing = openGoalsOf(table, hero.seat).map((part) => partWords(part, name));
  const partners = partnersOf(table, hero).map(({ seat }) => name(seat));
  const things = [...hero.satchel.map(name), ...hero.toads.map((kind) => tell("toad-of", { tile: name(kind) }))];
  return {
    title: hero.hero ? name(hero.hero) : name(hero.seat),
    kind: name(hero.seat),
    words: [
      pack.heroes[hero.hero]?.text ?? "",
      partners.length > 0 ? `${tell("together-with", { names: partners.join(", ") })}.` : "",
      ...talesOf(pack, hero).map((tale) => tell("tale-is", { tale: name(tale.id) })),
      missing.length > 0 ? tell("still-missing", { parts: missing.join("; ") }) : tell("nothing-missing"),
      things.length > 0 ? tell("carries", { things: things.join(", ") }) : tell("carries-nothing"),
      tell("tokens-of", { biscuits: hero.biscuits.length, advice: hero.advice, gold: hero.gold }),
      hero.boot > 0 ? tell("boot-of", { level: hero.boot }) : "",
      hero.turns_to_miss > 0 ? tell("misses", { count: hero.turns_to_miss }) : "",
    ].filter((words) => words !== ""),
  };
}
