/** What the open question means on the board: which spaces, heroes, Virtues, cards and dice stand for which answers. */
import type { OptionTold } from "../../lib/messages";

export interface Meanings {
  /** Places for the next tile, each with the ways it can lie. */
  cells: Map<string, OptionTold[]>;
  spaces: Map<string, OptionTold[]>;
  heroes: Map<string, OptionTold[]>;
  /** The Virtues of the hero who is asked. */
  virtues: Map<string, OptionTold[]>;
  /** Artifacts, Talents, Bonus cards, Quests, what is carried, by id. */
  things: Map<string, OptionTold[]>;
  /** Dice by the side they show, and `die`, that of an enemy's talent. */
  dice: Map<string, OptionTold[]>;
  /** What has no thing of its own: go on, let it count, end the turn. */
  plain: OptionTold[];
}

/** Where answers are given that name no space: the space that the asked hero stands on. */
const HERE = ["sacrifice"];
const ON_THING = [
  "use",
  "give",
  "swap",
  "discard",
  "lose_artifact",
  "block_with",
  "escape_with",
  "choose_bonus",
  "flip",
  "sacrifice",
  "drop",
];
const ARGUMENTS_OF_THINGS = ["artifact", "thing", "card", "source", "what", "token"];
const ON_VIRTUE = ["raise", "lose", "take", "cover", "uncover", "thirst"];
const ON_DICE = ["flip", "reroll", "turn_die"];
/** They are chosen on cards that lie over the map. */
export const ON_CARDS = [
  "hero",
  "order",
  "difficulty",
  "next",
  "keep",
  "talent",
  "award",
  "choose_card",
  "hand_in",
  "agree",
  "refuse",
];
export const STONE = "sacred_stone";

export function meaningsOf(options: OptionTold[], seats: string[], own: string): Meanings {
  const meanings: Meanings = {
    cells: new Map(),
    spaces: new Map(),
    heroes: new Map(),
    virtues: new Map(),
    things: new Map(),
    dice: new Map(),
    plain: [],
  };
  const put = (map: Map<string, OptionTold[]>, thing: unknown, option: OptionTold) =>
    map.set(String(thing), [...(map.get(String(thing)) ?? []), option]);
  for (const option of options) {
    const { verb, arguments: named } = option;
    if (verb === "lay") put(meanings.cells, named.cell, option);
    else if (named.space !== undefined) put(meanings.spaces, named.space, option);
    else if (verb === "do") {
      const target = String(named.target);
      if (seats.includes(target)) put(meanings.heroes, target, option);
      else put(meanings.spaces, target === "here" ? own : target, option);
    } else if (verb === "stone") put(meanings.things, STONE, option);
    else if (ON_VIRTUE.includes(verb)) put(meanings.virtues, named.virtue, option);
    else if (named.player !== undefined || ON_THING.includes(verb) || ON_DICE.includes(verb)) {
      if (named.player !== undefined) put(meanings.heroes, named.player, option);
      if (ON_DICE.includes(verb)) put(meanings.dice, named.side, option);
      if (named.source === "hope") put(meanings.virtues, "hope", option);
      else if (ON_THING.includes(verb)) {
        const argument = ARGUMENTS_OF_THINGS.find((name) => name in named);
        if (argument) put(meanings.things, named[argument], option);
      }
      if (HERE.includes(verb)) put(meanings.spaces, own, option);
    } else if (!ON_CARDS.includes(verb)) meanings.plain.push(option);
  }
  return meanings;
}
