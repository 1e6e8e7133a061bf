import { VERBS, type Builder } from "../src/boards/grimm-forest/types";
import type { OptionTold, QuestionTold } from "../src/lib/messages";
import * as told from "./told";

/** The Grimm Forest as the server tells it, with only what a test is about filled in. */

export function option(words: string): OptionTold {
  const verb = words.split(" ")[0] as keyof typeof VERBS;
  return told.option(words, ...VERBS[verb]);
}

export function question(about: string, options: string[], values: Record<string, unknown> = {}): QuestionTold {
  return { ...told.question(options.map(option), 1, "blue"), about, values, clause: "GF-1.1" };
}

export function builder(seat: string, facts: Partial<Builder> = {}): Builder {
  return {
    seat,
    resources: { straw: 0, wood: 0, brick: 0 },
    hand: [],
    sites: ["", "", "", "", ""],
    gathered: { straw: 0, wood: 0, brick: 0 },
    gather_cards: ["fields", "forest", "brickyard"],
    locked: [],
    lock_later: "",
    first_builder: [],
    friend: "",
    friend_since: 0,
    announcement: "",
    robbed: "",
    booty: "",
    fable: "",
    monster_at: "",
    next_turn: "",
    fairy_food_at: "",
    own_card: "",
    plan: "",
    location: "",
    actions: 2,
    ...facts,
  };
}
