/** Everything on the table in words, for the large picture beside the board and for who listens. */
import type { Closeup } from "../../lib/board";
import type { OptionTold } from "../../lib/messages";
import { beside, cellOf, CORNERS, spacesOf } from "./layout";
import type {
  ArtifactShown,
  BonusCardShown,
  Enemy,
  EnemyKindShown,
  Foreseen,
  FutureCardShown,
  GainShown,
  Hero,
  ProphecyShown,
  ScenarioShown,
  ContentShown,
  View,
  TokenKindShown,
  TreasureRowShown,
} from "./types";
import { THRESHOLDS, VIRTUES } from "./types";
import { heroOf, kindOf, levelOf, marksOf, scenarioOf, worksOf } from "./view";
import { tell } from "./words";

type Name = (id: string) => string;
type Risk = Foreseen["risks"][string];

/** What is won or lost, in words: "2 Virtue points, 1 Shevitsa". */
export function amountWords(amounts: Record<string, number>, name: Name): string {
  const parts = Object.entries(amounts).map(([what, count]) => {
    const amount = amountOf(Math.abs(count), what, name);
    return count < 0 ? tell("amount-lost", { amount }) : amount;
  });
  return parts.length > 0 ? parts.join(", ") : tell("amount-nothing");
}

/** What a row of a Treasure gives and takes, in words. */
export function rowWords({ goods, losses }: TreasureRowShown, name: Name): string {
  const lost = Object.entries(losses).map(([what, count]) => [what, -count] as const);
  return amountWords({ ...goods, ...Object.fromEntries(lost) }, name);
}

/** So many of something: "1 Virtue point". */
export function amountOf(count: number, what: string, name: Name): string {
  const key = `amount-${what}`;
  return tell.has(key) ? tell(key, { count }) : tell("amount", { count, what: name(what) });
}

export function riskWords(risk: Risk | undefined): string {
  if (!risk) return "";
  return tell(risk.is_exchange ? "risk-exchange" : "risk", { wins: risk.wins, loss: Math.round(risk.loss) });
}

/** The same on a plate on the map: in an Exchange it counts how often the enemy falls at once. */
export function riskInShort(risk: Risk | undefined): string {
  if (!risk) return "";
  const key = risk.is_exchange ? "risk-short-exchange" : "risk-short";
  return tell(key, { wins: risk.wins, loss: Math.round(risk.loss) });
}

/** What lies and stands on a space, one thing each: the ground, things, tokens, enemies, heroes. */
export function whatIsAt(view: View, space: string, name: Name): string[] {
  const found: string[] = [];
  const ground = view.ground[space];
  if (ground) found.push(name(ground));
  const thing = view.things[space];
  if (thing) found.push(name(thing));
  for (const token of view.future?.tokens ?? []) {
    if (token.at === space) found.push(token.note ? `${name(token.kind)} (${name(token.note)})` : name(token.kind));
  }
  for (const enemy of view.future?.enemies ?? []) if (enemy.at === space) found.push(enemyWords(enemy, name));
  for (const hero of view.heroes) {
    if (hero.at === space && !hero.away) found.push(tell("stands", { hero: name(hero.hero), seat: name(hero.seat) }));
  }
  return found;
}

export function enemyWords(enemy: Enemy, name: Name): string {
  return tell("enemy", {
    enemy: name(enemy.kind),
    speed: enemy.speed,
    left: Math.max(0, enemy.defence - enemy.damage),
    defence: enemy.defence,
    strength: enemy.strength,
  });
}

/** What an enemy of the Future can do: what is told of its kind, then its Talents, one line each. */
export function foeWords(view: View, scenario: ScenarioShown | undefined, enemy: Enemy, name: Name): string[] {
  const kind = scenario?.enemies[enemy.kind];
  if (!scenario || !kind) return [];
  const shared = kind.shared_traits ? scenario.cards[view.future?.in_force[kind.shared_traits] ?? ""] : undefined;
  const cards = [scenario.cards[enemy.trait], shared].filter((card) => card !== undefined);
  const isSilenced = enemy.silenced && kind.traits.length > 0;
  return [
    ...(isSilenced ? [kind.text, tell("silenced")].filter(Boolean) : enemyTold(kind, name)),
    ...cards.filter(({ text, traits }) => text || traits.length > 0).map((card) => cardWords(card, name)),
  ];
}

/** What all enemies of a kind can do. */
export function enemyTold({ text, traits }: EnemyKindShown, name: Name): string[] {
  return [text, ...traits.map((trait) => traitWords(trait, name))].filter(Boolean);
}

/** A card of the Future: its name and what it does. */
export function cardWords(card: FutureCardShown, name: Name): string {
  return `${name(card.id)}. ${deedWords(card, name)}`;
}

/** What a card of the Future does, in its own words or in ours. */
export function deedWords({ text, traits, gains }: FutureCardShown, name: Name): string {
  if (text) return text;
  const told = [...traits.map((trait) => traitWords(trait, name)), ...gains.map((gain) => gainWords(gain, name))];
  return told.length > 0 ? told.join(" ") : tell("card-nothing");
}

export function tokenWords(token: TokenKindShown | undefined, name: Name): string[] {
  if (!token) return [];
  return token.text ? [token.text] : token.gains.map((gain) => gainWords(gain, name));
}

function gainWords({ goods, to_all }: GainShown, name: Name): string {
  return tell(to_all ? "gives-all" : "gives", { what: amountWords(goods, name) });
}

type Trait = EnemyKindShown["traits"][number];

function traitWords(trait: Trait, name: Name): string {
  if (trait.do === "stronger") {
    const more = (["speed", "defence", "strength"] as const).filter((number) => trait[number] > 0);
    return tell("trait-stronger", {
      what: more.map((number) => `+${amountOf(trait[number], number, name)}`).join(", "),
    });
  }
  const { do: kind, ...facts } = trait;
  const told = Object.entries(facts).map(([key, fact]) => [key, typeof fact === "string" ? name(fact) : fact]);
  return tell(`trait-${kind}`, Object.fromEntries(told) as Record<string, string | number>);
}

/** The land that a cell is. */
export function landOf(view: View, cell: string): string {
  return view.tiles[cell]?.tile ?? "";
}

/** A space by its land and the corner of it: "Rose Valley, upper left". */
export function placeName(view: View, space: string, name: Name): string {
  const cell = cellOf(space);
  const corner = CORNERS[spacesOf(cell).indexOf(space)] ?? "upper_left";
  return tell("place", { land: name(landOf(view, cell)), corner: tell(`corner-${corner}`) });
}

/** A place for the next tile, by a land beside it: "north of Rose Valley". */
export function cellName(view: View, cell: string, name: Name): string {
  for (const [index, neighbour] of beside(cell).entries()) {
    const land = landOf(view, neighbour);
    if (land) return tell("place-beside", { side: tell(`name-${BEYOND[index] ?? "north"}`), land: name(land) });
  }
  return tell("place-first");
}

/** On which side of a neighbour a cell lies, in the order of `beside`. */
const BEYOND = ["south", "west", "north", "east"];

export function spaceLabel(view: View, space: string, name: Name): string {
  const there = whatIsAt(view, space, name);
  return tell("space", {
    space: placeName(view, space, name),
    there: there.length > 0 ? there.join(", ") : tell("nothing-there"),
  });
}

/** What can be done there stands first, then the risk, then what everything is. */
export function spaceCloseup(
  view: View,
  pack: ContentShown,
  space: string,
  options: OptionTold[],
  risks: Foreseen["risks"],
  name: Name,
): Closeup {
  const scenario = scenarioOf(view, pack);
  const words = options.slice(0, 4).map((option) => option.words);
  const thing = view.things[space] ?? "";
  const ground = view.ground[space] ?? "";
  const risk = riskWords(risks[thing]);
  if (risk) words.push(risk);
  for (const enemy of view.future?.enemies ?? []) {
    if (enemy.at !== space) continue;
    words.push(enemyWords(enemy, name));
    words.push(...foeWords(view, scenario, enemy, name));
    const danger = riskWords(risks[`enemy ${enemy.number}`]);
    if (danger) words.push(danger);
  }
  for (const token of view.future?.tokens ?? []) {
    if (token.at !== space) continue;
    words.push([`${name(token.kind)}.`, ...tokenWords(scenario?.tokens[token.kind], name)].join(" "));
    const note = token.note ? scenario?.cards[token.note] : undefined;
    if (note) words.push(cardWords(note, name));
  }
  if (thing) words.push(tell(`about-${kindOf(thing)}`, { level: levelOf(thing) }));
  if (ground) words.push(tell(`about-${ground}`));
  for (const hero of view.heroes)
    if (hero.at === space && !hero.away) words.push(tell("stands", { hero: name(hero.hero), seat: name(hero.seat) }));
  if (words.length === 0) words.push(tell("about-empty"));
  const place = placeName(view, space, name);
  const title = thing || ground ? name(thing || ground) : place;
  return { title, ...(title === place ? {} : { kind: place }), words, clause: clauseOf(thing || ground) };
}

export function clauseOf(thing: string): string {
  const clauses: Record<string, string> = {
    altar: "TT-16.1",
    portal: "TT-5.6",
    trees: "TT-4.10",
    treasure: "TT-12.1",
    battle: "TT-15.1",
    quest: "TT-13.1",
    offering: "TT-11.1",
    white_stone: "TT-6.5",
    red_stone: "TT-6.6",
    black_stone: "TT-6.7",
  };
  return clauses[kindOf(thing)] ?? "TT-4.6";
}

export function virtueWords(view: View, hero: Hero, virtue: string, name: Name): string {
  const next = THRESHOLDS.find((least) => least > (hero.virtues[virtue] ?? 0));
  return [
    tell("virtue", { virtue: name(virtue), value: hero.virtues[virtue] ?? 0, works: worksOf(view, hero, virtue) }),
    ...(next ? [tell("virtue-next", { next })] : []),
    ...(hero.covered.includes(virtue) ? [tell("virtue-asleep")] : []),
  ].join(", ");
}

export function virtueCloseup(view: View, hero: Hero, virtue: string, name: Name): Closeup {
  return {
    title: name(virtue),
    kind: tell("kind-virtue"),
    words: [virtueWords(view, hero, virtue, name), tell(`about-${virtue}`)],
    clause: "TT-7.1",
  };
}

export function heroWords(hero: Hero, name: Name): string {
  const virtues = VIRTUES.map((virtue) => `${name(virtue)} ${hero.virtues[virtue] ?? 0}`).join(", ");
  const said = tell("hero", {
    seat: name(hero.seat),
    hero: hero.hero ? name(hero.hero) : tell("no-hero"),
    virtues,
    speed: hero.speed,
    spirit: hero.spirit,
    unused: hero.unused,
  });
  return [said, ...marksOf(hero).map(([mark, count]) => amountOf(count, mark, name))].join(", ");
}

export function heroCloseup(view: View, pack: ContentShown, seat: string, name: Name): Closeup {
  const hero = heroOf(view, seat);
  if (!hero?.hero) return { title: name(seat), words: [tell("no-hero")] };
  const talents = hero.talents.map((talent) => `${name(talent)}: ${talentOf(pack, talent)}`);
  const scenario = scenarioOf(view, pack);
  return {
    title: name(hero.hero),
    kind: name(seat),
    words: [
      heroWords(hero, name),
      ...talents,
      ...hero.artifacts.map((artifact) => `${name(artifact)}: ${pack.artifacts[artifact]?.text ?? ""}`),
      ...hero.quests.map(({ card }) => `${name(card)}: ${pack.quests[card]?.text ?? ""}`),
      ...hero.carried.map((token) => `${name(token)}. ${scenario?.tokens[token]?.text ?? ""}`),
    ],
    clause: "TT-2.4",
  };
}

export function talentOf(pack: ContentShown, id: string): string {
  for (const hero of Object.values(pack.heroes)) {
    const talent = hero.talents.find((other) => other.id === id);
    if (talent) return talent.text;
  }
  return "";
}

/** The story on a card, where it has one. */
export function storyOf({ story }: { story: string }): string[] {
  return story ? [story] : [];
}

/** When an Artifact works and what it costs. */
export function artifactTiming({ slot, use, needs }: ArtifactShown, name: Name): string {
  return tell(`use-${use}`, { slot: name(slot), needs });
}

export function artifactCloseup(card: ArtifactShown, name: Name): Closeup {
  return {
    title: name(card.id),
    kind: tell("kind-artifact", { level: card.level }),
    words: [card.text, artifactTiming(card, name), ...storyOf(card)],
    clause: "TT-10.1",
  };
}

export function bonusWords({ effects }: BonusCardShown, name: Name): string {
  if (effects.length === 0) return tell("bonus-nothing");
  return effects.map((effect) => tell("bonus-adds", { what: amountWords(effect, name) })).join(` ${tell("or")} `);
}

export function bonusCloseup(card: BonusCardShown, name: Name): Closeup {
  return { title: name(card.id), kind: tell("kind-bonus"), words: [bonusWords(card, name)], clause: "TT-14.1" };
}

/** The hints of a Prophecy, strongest first: "much fighting". */
export function hintsOf({ bars }: Pick<ProphecyShown, "bars">): string[] {
  return Object.entries(bars)
    .filter(([, strength]) => strength >= 3)
    .sort(([, one], [, other]) => other - one)
    .map(([bar]) => tell(`bar-${bar}`));
}

export function prophecyCloseup(prophecy: ProphecyShown, name: Name): Closeup {
  return {
    title: name(prophecy.id),
    kind: tell("kind-prophecy"),
    words: [
      prophecy.story,
      tell("prophecy-hints", { hints: hintsOf(prophecy).join(", ") }),
      tell("prophecy-quest", { quest: prophecy.quest_text }),
    ],
    clause: "TT-2.1",
  };
}

/** The award that the hints of a Prophecy point at. */
export function helpfulAward(prophecy: ProphecyShown | undefined, kinds: string[]): string {
  if (!prophecy) return "";
  const help = (kind: string) => prophecy.awards[kind.replace(/_[123]$/, "")] ?? 0;
  return [...kinds].sort((one, other) => help(other) - help(one))[0] ?? "";
}
