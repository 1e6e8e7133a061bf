/** Cards that stand for answers: what can be chosen from and lies nowhere else. */
import type { HandCard } from "../../kit/Hand.svelte";
import type { OptionTold, QuestionTold } from "../../lib/messages";
import { cardFace, characterFace, type Face, type Name } from "./closeups";
import { faceIcon, tokenIcon } from "./icons";
import type { View, ContentShown } from "./types";
import { isToken, offerOn, type Met } from "./view";
import { tell, tokens } from "./words";
import one from "icon:inverted-dice-1";
import two from "icon:inverted-dice-2";
import three from "icon:inverted-dice-3";
import four from "icon:inverted-dice-4";
import five from "icon:inverted-dice-5";
import six from "icon:inverted-dice-6";
import dice from "icon:rolling-dices";
import scroll from "icon:tied-scroll";
import potion from "icon:round-potion";
import swap from "icon:card-exchange";
import feather from "icon:quill-ink";

const NUMBERS: Record<string, typeof one> = { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six };

export function offeredCard(
  option: OptionTold,
  table: View,
  land: ContentShown,
  met: Met | undefined,
  name: Name,
  isBargain = false,
): HandCard {
  const told = faceOf(option, table, land, met, name);
  // What a Quest asks for stands on its card part by part.
  const face = told.ticks?.length ? { ...told, words: "" } : told;
  return { ...face, ...(isBargain ? bargain(option, name) : {}), key: option.option, options: [option] };
}

/** What an offer that one is asked about would give and take, to be looked at. */
export function proposedCards(question: QuestionTold | null, land: ContentShown, name: Name): HandCard[] {
  if (!question || !["swap", "agree", "agree_again"].includes(question.about)) return [];
  const { given, wanted, received, cards } = question.values;
  return [
    ...listed(given, cards).map((thing, index) => proposed(thing, "kind-you-get", index)),
    ...listed(wanted, received).map((thing, index) => proposed(thing, "kind-you-give", index)),
  ];

  function proposed(thing: string, kind: "kind-you-get" | "kind-you-give", index: number): HandCard {
    const face = isToken(thing) ? tokenFace(thing, tokens(1, thing)) : cardFace(thing, land, name);
    return {
      ...face,
      words: land.quests[thing] ? "" : face.words,
      ribbon: tell(kind),
      key: `${kind} ${thing} ${index}`,
      options: [],
    };
  }
}

function listed(...values: unknown[]): string[] {
  return values.flatMap((value) =>
    typeof value === "string" || Array.isArray(value) ? [value].flat().map(String) : [],
  );
}

/** A swap that helps both says so. */
function bargain({ arguments: named }: OptionTold, name: Name): Partial<Face> {
  const [player, given, wanted] = [named.player, named.given, named.wanted].map((word) => name(String(word)));
  return {
    ribbon: tell("kind-good-swap"),
    colour: "var(--of-good_luck)",
    words: tell("swap-help", { name: player ?? "", given: given ?? "", wanted: wanted ?? "" }),
  };
}

function faceOf(option: OptionTold, table: View, land: ContentShown, met: Met | undefined, name: Name): Face {
  const named = option.arguments;
  const word = (argument: string) => String(named[argument] ?? "");
  switch (option.verb) {
    case "deck":
    case "thumbling":
      return {
        ...plain(option, scroll, tell("deck-words", { count: table.decks[word("points")]?.length ?? 0 })),
        ribbon: tell("kind-deck"),
        kind: "quest",
        colour: "var(--of-quest)",
        price: word("points"),
        priceWords: tell("points", { points: Number(word("points")) }),
      };
    case "keep":
    case "lowest":
    case "resolve":
      return cardFace(word("card"), land, name, met);
    case "character":
      return characterFace(word("character"), land, name);
    case "take":
      return tokenFace(word("token"), tokens(Number(word("count")), word("token")));
    case "lose":
    case "pay":
    case "branch":
    case "wishing_table":
    case "table_and_branch":
      return { ...tokenFace(word("token"), name(word("token"))), words: option.words };
    case "convert":
      return { ...tokenFace(word("wanted"), name(word("wanted"))), words: option.words };
    case "set":
    case "bird":
      return {
        ...plain(option, faceIcon(word("face")) ?? NUMBERS[word("face")] ?? dice, ""),
        title: faceIcon(word("face")) ? name(word("face")) : word("face"),
        ribbon: tell("kind-face"),
        kind: "face",
        words: tell("face-words", { die: name(word("die")) }),
      };
    case "roll_fox":
      return {
        ...plain(option, dice, tell("any-face-words", { die: name(word("die")) })),
        title: tell("any-face"),
        kind: "face",
      };
    case "suffer": {
      const card = word("way").split(".")[0] ?? "";
      return { ...cardFace(card, land, name), words: name(word("way")) };
    }
    case "want":
      return isToken(word("thing"))
        ? { ...tokenFace(word("thing"), name(word("thing"))), ribbon: tell("kind-ware"), words: partner() }
        : { ...cardFace(word("thing"), land, name), ribbon: tell("kind-ware") };
    case "want_magic":
      return {
        ...plain(option, potion, tell("want-magic-words", { name: name(offerOn(table)?.partner ?? "") })),
        title: tell("want-magic"),
        ribbon: tell("kind-ware"),
        kind: "magic",
        colour: "var(--of-magic)",
      };
    case "swap": {
      const values = { name: name(word("player")), given: name(word("given")), wanted: name(word("wanted")) };
      return {
        ...plain(option, swap, tell("swap-words", values)),
        title: `${values.given} → ${values.wanted}`,
        ribbon: tell("kind-swap"),
        colour: "var(--of-token)",
      };
    }
    default:
      return plain(option, feather, "");
  }

  function partner(): string {
    return tell("want-words", { name: name(offerOn(table)?.partner ?? "") });
  }
}

function plain(option: OptionTold, icon: typeof one, words: string): Face {
  return {
    title: option.words,
    ribbon: tell("kind-choice"),
    kind: "choice",
    colour: "var(--of-character)",
    icon,
    words,
  };
}

function tokenFace(token: string, title: string): Face {
  return {
    title,
    ribbon: tell("kind-token"),
    kind: "token",
    colour: "var(--of-token)",
    icon: tokenIcon(token),
    words: "",
  };
}
