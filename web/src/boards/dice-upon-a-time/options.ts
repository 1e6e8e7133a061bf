/** What the open question means on the board: each option stands at the things that it is about. */
import type { OptionTold } from "../../lib/messages";
import type { Choice } from "../../lib/choice.svelte";
import { PLAYED_BY } from "./types";
import type { View, ContentShown } from "./types";
import { isToken, socketOf } from "./view";

/** Something that can be touched: `die plain_5`, `socket town-inn`, `field inn`, `card` with its id. */
export type Thing = string;

/** What stands on a plaque of its own, because it is about nothing that lies on the table. */
const PLAQUES = ["decline", "draw", "drop", "end", "no", "pass", "propose", "roll", "stay", "yes"];
/** What is laid before the hand as cards to choose from. */
const LAID_OUT = [
  "character",
  "deck",
  "keep",
  "lowest",
  "resolve",
  "roll_fox",
  "set",
  "suffer",
  "take",
  "thumbling",
  "want",
  "want_magic",
];
/** The abilities and tokens that a verb uses. */
const BY: Record<string, Thing[]> = {
  convert: ["character"],
  knock: ["character"],
  rabbit: ["rabbit"],
  ride: ["character"],
  sleep: ["character"],
};
/** The Magic Items that a verb plays. */
const CARDS: Record<string, readonly string[]> = PLAYED_BY;
/** What an argument names, where that does not depend on the table. */
const NAMED: Record<string, string> = { field: "field", player: "player", quest: "quest", socket: "socket" };

export function isOnPlaque({ verb }: OptionTold): boolean {
  return PLAQUES.includes(verb);
}

/** Everything that touching could mean by this option. */
export function thingsOf(option: OptionTold, table: View, land: ContentShown, seat: string): Thing[] {
  const { verb, arguments: named } = option;
  const isOfStory = verb === "take_back" && table.being_read.length > 0;
  const cards = isOfStory ? [] : (CARDS[verb] ?? []);
  const by = [...cards.map((card) => `card ${card}`), ...(BY[verb] ?? [])];
  const things = Object.entries(named).flatMap(([argument, value]) => {
    const word = String(value);
    if (argument === "die") return dieThing(verb, word, table, seat);
    if (argument === "curse") return [`story ${word}`];
    if (argument === "card") return [cardThing(word, land)];
    if (argument === "token") return ["convert", "lose", "pay"].includes(verb) ? [`token ${word}`] : [];
    if (argument === "given" || (argument === "thing" && verb === "give"))
      return [isToken(word) ? `token ${word}` : land.quests[word] ? `quest ${word}` : `story ${word}`];
    if (argument === "means") return word.split("+").map((mean) => (land.magic[mean] ? `card ${mean}` : "character"));
    const kind = NAMED[argument];
    return kind ? [`${kind} ${word}`] : [];
  });
  return [...new Set([...by, ...things])];
}

function dieThing(verb: string, die: string, table: View, seat: string): Thing[] {
  if (verb === "set" || verb === "roll_fox") return [];
  if (verb !== "take_back") return [`die ${die}`];
  const socket = socketOf(table, seat, die);
  return socket ? [`socket ${socket}`] : [];
}

function cardThing(card: string, land: ContentShown): Thing {
  return land.magic[card] ? `card ${card}` : land.quests[card] ? `quest ${card}` : `story ${card}`;
}

/** What the options that are still open mean for every thing, and what must be laid out to be chosen from. */
export class Meanings {
  readonly #at = new Map<Thing, OptionTold[]>();
  /** Options that no thing on the table tells apart. */
  readonly laidOut: OptionTold[];
  readonly plaques: OptionTold[];

  constructor(choice: Choice, table: View, land: ContentShown) {
    const seat = choice.question?.seat ?? "";
    const things = new Map<OptionTold, Thing[]>();
    for (const option of choice.options) {
      const named = LAID_OUT.includes(option.verb) ? [] : thingsOf(option, table, land, seat);
      things.set(option, named);
      for (const thing of named) this.#at.set(thing, [...(this.#at.get(thing) ?? []), option]);
    }
    this.plaques = choice.options.filter(isOnPlaque);
    this.laidOut = choice.options.filter(
      (option) => !isOnPlaque(option) && !(things.get(option) ?? []).some((thing) => choice.leadsOn(this.at(thing))),
    );
  }

  at(thing: Thing): OptionTold[] {
    return this.#at.get(thing) ?? [];
  }
}
