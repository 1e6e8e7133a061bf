/** What the open question means on the table: which options stand at which thing. */
import type { OptionTold } from "../../lib/messages";
import { picking } from "../../lib/options";
import type { ContentShown, Verbs } from "./types";

const pick = picking<Verbs>();

const WALKING = ["walk", "walk_by", "stride", "turn_to"] as const satisfies (keyof Verbs)[];
/** What one does with a tile of one's own that is named first. */
const WITH_TILE = [
  "roll_with",
  "swap_tile",
  "wave",
  "pluck",
  "discard",
  "wield",
  "key",
  "make_room",
  "offer",
  "forge",
] as const satisfies (keyof Verbs)[];
const WITH_TOAD = ["discard_toad", "make_room_of_toad", "offer_toad"] as const satisfies (keyof Verbs)[];
/** What is done with the tokens of a kind. */
const WITH_TOKEN: Record<string, (keyof Verbs)[]> = {
  advice: ["ask_advice", "swap_advice", "swap_biscuits", "pay_advice", "advice", "buy_advice"],
  boot: ["eat_off", "talk_off", "rest", "do_without"],
  salt: ["salt"],
};
export const TOKENS = ["advice", "gold", "salt", "boot", "biscuit"];
/** What has no thing of its own and stands on a plaque. */
export const PLAIN = [
  "try_gate",
  "roll",
  "blue",
  "throw",
  "stay",
  "number",
  "stand",
  "rest",
  "go_on",
  "do_without",
  "accept",
  "pass",
  "decline",
  "pass_on",
  "yes",
  "no",
  "end",
] as const satisfies (keyof Verbs)[];

export function walking(options: OptionTold[]): OptionTold[] {
  return pick(options, ...WALKING);
}

/** What touching a field stands for: to go there, to go in. */
export function atField(options: OptionTold[], field: string): OptionTold[] {
  return walking(options).filter((option) => option.arguments.field === field);
}

export function atTile(options: OptionTold[], kind: string, pack: ContentShown): OptionTold[] {
  const tile = pack.tiles[kind];
  return options.filter(({ option, verb, arguments: named }) => {
    if ((WITH_TILE as readonly string[]).includes(verb)) return named.tile === kind;
    if (verb === "take_for") return named.given === kind;
    if (verb === "lose" || verb === "give") return named.thing === kind;
    return Boolean(tile?.deeds.includes(option) || tile?.deeds_in_throw.includes(option));
  });
}

export function atToad(options: OptionTold[], kind: string): OptionTold[] {
  return options.filter(({ verb, arguments: named }) => {
    if ((WITH_TOAD as readonly string[]).includes(verb)) return named.tile === kind;
    return verb === "take_for_toad" && named.given === kind;
  });
}

/** What a Biscuit with so many steps stands for. */
export function atBiscuit(options: OptionTold[], steps: string): OptionTold[] {
  return pick(options, "bite", "pay").filter((option) => String(option.arguments.steps) === steps);
}

export function atToken(options: OptionTold[], token: string): OptionTold[] {
  const verbs: string[] = WITH_TOKEN[token] ?? [];
  return options.filter(
    ({ verb, arguments: named }) =>
      verbs.includes(verb) || ((verb === "lose" || verb === "give") && named.thing === token),
  );
}

export function atTale(options: OptionTold[], tale: string): OptionTold[] {
  return pick(options, "hand_over").filter((option) => option.arguments.tale === tale);
}

/** What can be done together with another hero on the field. */
export function atPartner(options: OptionTold[], seat: string): OptionTold[] {
  return pick(options, "barter", "compose", "test").filter((option) => option.arguments.partner === seat);
}

export function ofVerb<Verb extends keyof Verbs & string>(options: OptionTold[], ...verbs: Verb[]): OptionTold[] {
  return pick(options, ...verbs);
}

/** What stands on plaques, the likeliest first. */
export function plain(options: OptionTold[]): OptionTold[] {
  return PLAIN.flatMap((verb) => pick(options, verb));
}

export function isWalking({ verb }: OptionTold): boolean {
  return (WALKING as readonly string[]).includes(verb);
}
