/** What the open question means on the board: which things can be touched, and which options each stands for. */
import type { OptionTold, QuestionTold } from "../../lib/messages";
import { picking } from "../../lib/options";
import { SECTIONS, SITES, type Builder, type Material, type Verbs } from "./types";
import { houseOn } from "./view";

type Verb = keyof Verbs;
const pick = picking<Verbs>();

const GOING: Verb[] = ["choose", "place", "move", "replace", "announce", "keep_cards", "glean"];
const WHOM: Verb[] = ["player", "give_friend", "look_gather", "look_fable", "take_from", "first", "swap"];
const BUILDING = ["build", "cut_corners"] as const;
/** What is taken lies in a clearing or on somebody else's lot, and is touched there. */
const TAKEN_ELSEWHERE = ["share_the_market", "take_from_location", "take_from_player"];
const BLOWING = ["blow_down", "blow_down_corner"] as const;

function naming(options: OptionTold[], verbs: Verb[], thing: string): OptionTold[] {
  return pick(options, ...verbs).filter(({ arguments: named }) => Object.values(named).includes(thing));
}

/** To go, to put something there, to take something from there. */
export function atClearing(options: OptionTold[], location: string): OptionTold[] {
  return naming(options, GOING, location);
}

/** One material of those that lie in a clearing. */
export function atHeap(
  options: OptionTold[],
  location: string,
  material: Material,
  question: QuestionTold | null,
): OptionTold[] {
  const gleaning = pick(options, "glean").filter(
    ({ arguments: named }) => named.location === location && named.material === material,
  );
  if (gleaning.length > 0) return gleaning;
  const where =
    question?.about === "share_the_market"
      ? "market"
      : question?.about === "take_from_location"
        ? question.values.location
        : null;
  return where === location ? pick(options, "take").filter(({ arguments: named }) => named.material === material) : [];
}

/** A player is chosen by the plank before the lot. */
export function atBuilder(options: OptionTold[], seat: string): OptionTold[] {
  return naming(options, WHOM, seat);
}

/**
 * The resources on a lot: of others what is stolen from there; of one's own everything that names the material. While there is
 * something to gain that is what they mean, until the choice has been narrowed to something else.
 */
export function atCounter(
  options: OptionTold[],
  seat: string,
  own: string | null,
  material: Material,
  question: QuestionTold | null,
): OptionTold[] {
  const stealing = pick(options, "steal").filter(
    ({ arguments: named }) => named.player === seat && named.material === material,
  );
  const robbed = question?.about === "take_from_player" ? question.values.player : null;
  if (seat === robbed) return naming(options, ["take"], material);
  if (seat !== own) return stealing;
  if (question && TAKEN_ELSEWHERE.includes(question.about)) return [];
  const gaining = naming(options, ["gain"], material);
  if (options.some(({ verb }) => verb === "gain")) return gaining;
  const trading = pick(options, "trade");
  if (trading.length > 0) {
    const given = new Set(trading.map(({ arguments: named }) => named.material));
    const what = given.size > 1 ? "material" : "wanted";
    return trading.filter(({ arguments: named }) => named[what] === material);
  }
  return options.filter(
    ({ verb, arguments: named }) =>
      named.material === material &&
      verb !== "steal" &&
      verb !== "glean" &&
      !BLOWING.some((blowing) => blowing === verb),
  );
}

/** What can be built on a site, or blown down from it. Of sites that are alike the first one will do. */
export function atPlot(
  options: OptionTold[],
  builder: Builder,
  place: number,
  own: string | null,
  question: QuestionTold | null,
): OptionTold[] {
  const site = builder.sites[place] ?? "";
  const isCorner = place >= SITES;
  const isFirst = builder.sites.findIndex((other, index) => other === site && index >= SITES === isCorner) === place;
  if (!isFirst) return [];
  const house = houseOn(site);
  if (question?.about === "blow_down") {
    if (!house || builder.seat !== question.values.player) return [];
    return pick(options, BLOWING[isCorner ? 1 : 0]).filter(
      ({ arguments: named }) => named.material === house.material && named.section === SECTIONS[house.height - 1],
    );
  }
  if (builder.seat !== own) return [];
  const next = SECTIONS[house?.height ?? 0];
  return pick(options, BUILDING[isCorner ? 1 : 0]).filter(
    ({ arguments: named }) => named.section === next && (house === null || named.material === house.material),
  );
}

/** A card that lies face down before a builder, for those who may look at it. */
export function atLaid(options: OptionTold[], look: "look_gather" | "look_fable", seat: string): OptionTold[] {
  return naming(options, [look], seat);
}

/** The Friend's Special Action, and sending it away. */
export function atFriend(options: OptionTold[], friend: string): OptionTold[] {
  return pick(options, "special", "dismiss").filter(({ arguments: named }) => named.friend === friend);
}

/** What has no place of its own on the board: yes and no, to stay, to end the turn, to say whether one will be alone. */
export function placeless(options: OptionTold[]): OptionTold[] {
  return options.filter(
    ({ verb, arguments: named }) =>
      (Object.keys(named).length === 0 && verb !== "draw" && verb !== "keep_friend") ||
      (verb === "announce" && (named.what === "alone" || named.what === "with_others")),
  );
}

/** How much of one material, once it is chosen: nothing on the board could say that. */
export function amounts(options: OptionTold[]): OptionTold[] {
  const materials = new Set(options.map(({ arguments: named }) => named.material));
  const counts = new Set(options.map(({ arguments: named }) => named.count));
  return options.length > 1 && materials.size === 1 && counts.size === options.length ? options : [];
}

export function single(options: OptionTold[], verb: Verb): OptionTold[] {
  return pick(options, verb);
}

/** A card in the hand, or one that is offered. */
export function atCard(options: OptionTold[], card: string): OptionTold[] {
  return options.filter(
    ({ verb, arguments: named }) =>
      verb !== "special" && verb !== "dismiss" && (named.card === card || named.friend === card),
  );
}

/** Cards that are to be chosen from and lie neither in the hand nor before us: from a pile, the deck, or a tavern. */
export function offered(options: OptionTold[], hand: string[]): string[] {
  const cards = options
    .filter(({ verb }) => verb !== "special" && verb !== "dismiss")
    .flatMap(({ arguments: named }) => [named.card, named.friend])
    .filter((card): card is string => typeof card === "string" && card !== NO_FABLE && !hand.includes(card));
  return [...new Set(cards)];
}

export const NO_FABLE = "no_fable";
