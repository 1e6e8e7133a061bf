/** Heroes and their Talents, Virtues, what lies on the land, every card, and the Futures. */
import type { Entry } from "../../lib/board";
import {
  amountWords,
  artifactCloseup,
  bonusCloseup,
  clauseOf,
  deedWords,
  enemyTold,
  hintsOf,
  prophecyCloseup,
  rowWords,
  storyOf,
  tokenWords,
} from "./closeups";
import { VIRTUES, type ScenarioShown, type ContentShown } from "./types";
import { kindOf, levelOf } from "./view";
import { ON_THE_LAND, tell } from "./words";

type Name = (id: string) => string;

export function glossary(pack: ContentShown, name: Name): Entry[] {
  return [
    ...Object.values(pack.heroes).map(({ id, story, virtues, speed, bars, talents }) => ({
      id,
      heading: tell("heading-hero"),
      title: name(id),
      kind: tell("speed-short", { speed }),
      words: [
        story,
        VIRTUES.map((virtue) => `${name(virtue)} ${virtues[virtue] ?? 0}`).join(", "),
        tell("good-at", { what: hintsOf({ bars }).join(", ") }),
        ...talents.map(
          (talent) => `${name(talent.id)} (${tell("kind-talent", { level: talent.level })}): ${talent.text}`,
        ),
      ],
      clause: "TT-2.4",
    })),
    ...VIRTUES.map((virtue) => ({
      id: virtue,
      heading: tell("virtues"),
      title: name(virtue),
      words: [tell(`about-${virtue}`)],
      clause: "TT-7.1",
      among: "TT-7",
    })),
    ...ON_THE_LAND.map((thing) => ({
      id: thing,
      heading: tell("heading-land"),
      title: name(thing),
      words: [tell(`about-${kindOf(thing)}`, { level: levelOf(thing) })],
      clause: clauseOf(thing),
    })),
    ...Object.values(pack.artifacts).map((card) => ({
      ...artifactCloseup(card, name),
      id: card.id,
      heading: tell("heading-artifact"),
    })),
    ...Object.values(pack.battles).map(({ id, level, prize, text, story }) => ({
      id,
      heading: tell("heading-battle"),
      title: name(id),
      kind: name(`battle_${level}`),
      words: [text, tell("prize", { what: amountWords(prize, name) }), story].filter(Boolean),
      clause: "TT-15.1",
    })),
    ...Object.values(pack.treasures).map(({ id, level, none, some, three, story }) => ({
      id,
      heading: tell("heading-treasure"),
      title: name(id),
      kind: name(`treasure_${level}`),
      words: [
        tell("row-none", { what: rowWords(none, name) }),
        tell("row-some", { what: rowWords(some, name) }),
        tell("row-three", { what: rowWords(three, name) }),
        ...storyOf({ story }),
      ],
      clause: "TT-12.1",
    })),
    ...Object.values(pack.quests).map(({ id, text, prize, story }) => ({
      id,
      heading: tell("heading-quest"),
      title: name(id),
      words: [text, tell("prize", { what: amountWords(prize, name) }), ...storyOf({ story })],
      clause: "TT-13.1",
    })),
    ...Object.values(pack.bonus).map((card) => ({
      ...bonusCloseup(card, name),
      id: card.id,
      heading: tell("heading-bonus"),
    })),
    ...Object.values(pack.prophecies).map((card) => ({
      ...prophecyCloseup(card, name),
      id: card.id,
      heading: tell("heading-prophecy"),
    })),
    ...Object.values(pack.scenarios).flatMap((scenario) => futureEntries(scenario, name)),
  ];
}

/** TT-2.9: only the Future that has come is in the pack that the page gets. */
function futureEntries(scenario: ScenarioShown, name: Name): Entry[] {
  const heading = tell("heading-future", { name: name(scenario.id) });
  const told = { heading };
  return [
    {
      ...told,
      id: scenario.id,
      title: name(scenario.id),
      words: [
        scenario.sheet.story,
        scenario.sheet.goal,
        ...(scenario.sheet.stone.text ? [tell("stone-does", { words: scenario.sheet.stone.text })] : []),
      ],
      clause: "TT-19.3",
    },
    ...[
      ...Object.values(scenario.enemies).map((enemy) => ({ id: enemy.id, words: enemyTold(enemy, name) })),
      ...Object.values(scenario.tokens).map((token) => ({ id: token.id, words: tokenWords(token, name) })),
      ...Object.values(scenario.cards).map((card) => ({ id: card.id, words: [deedWords(card, name)] })),
    ].map(({ id, words }) => ({
      ...told,
      id: `${scenario.id} ${id}`,
      title: name(id),
      words,
      clause: "TT-26.1",
    })),
  ].filter(({ words }) => words.length > 0);
}
