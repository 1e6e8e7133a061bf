/** What follows from the table as it is told: how far everybody is, and what a Lucky Throw comes to. */
import {
  BOOST_CLAUSES,
  GATE,
  LEAST_POINTS,
  NOTHING,
  OUTCOMES,
  OUTCOMES_AT_GATE,
  OUTCOMES_AT_SORCERER,
  SIDES,
  SORCERER,
  TO_CHANGE,
  TO_ENTER,
  type FolktaleTable,
  type Hero,
  type PackShown,
  type TaleShown,
  type Throw,
} from "./types";

/** One part of what a hero has to do before the gate opens to him. */
export interface Part {
  /** The encounter, or the treasure to be held. */
  id: string;
  kind: "quest" | "hold";
  isDone: boolean;
  /** What is handed over there, and how many. */
  brings?: [string, number];
  /** How many are needed, where it is more than one. */
  count: number;
}

export function heroOf(table: FolktaleTable, seat: string | null): Hero | undefined {
  return table.heroes.find((hero) => hero.seat === seat);
}

/** Whether the hero's next turn is lost: to an unlucky throw, or to a rest. */
export function missesTurn(hero: Hero | undefined): boolean {
  return hero !== undefined && (hero.turns_to_miss > 0 || hero.is_resting);
}

export function talesOf(pack: PackShown, hero: Hero): TaleShown[] {
  return hero.tales.flatMap((tale) => pack.tales[tale] ?? []);
}

/** Those who win together with the hero. */
export function partnersOf(table: FolktaleTable, hero: Hero): Hero[] {
  return table.heroes.filter((other) => other.team === hero.team && other.seat !== hero.seat);
}

/**
 * HF-33.4: a team counts its treasures together, each for one tale. First they count for who carries them, then for the
 * others in their order.
 */
function isHeld(pack: PackShown, table: FolktaleTable, hero: Hero, kind: string): boolean {
  if (hero.satchel.includes(kind)) return true;
  const team = table.heroes.filter((other) => other.team === hero.team);
  const held = team.flatMap(({ satchel }) => satchel).filter((other) => other === kind).length;
  const asking = team.filter((other) => talesOf(pack, other)[0]?.hold.includes(kind));
  const served = asking.filter(({ satchel }) => satchel.includes(kind)).length;
  const waiting = asking.filter(({ satchel }) => !satchel.includes(kind));
  return waiting.findIndex(({ seat }) => seat === hero.seat) < held - served;
}

/** Everything that the hero's tales ask for; treasures count only where there is one tale for each. */
export function partsOf(pack: PackShown, table: FolktaleTable, hero: Hero): Part[] {
  const holds = (kind: string) => isHeld(pack, table, hero, kind);
  const tales = talesOf(pack, hero);
  const quests = tales.map((tale, index): Part => {
    const [brings] = Object.entries(tale.hand_over);
    return { id: tale.encounter, kind: "quest", isDone: index < hero.done, count: 1, ...(brings ? { brings } : {}) };
  });
  const [only] = tales;
  if (tales.length !== 1 || !only) return quests;
  const coins = [hero, ...partnersOf(table, hero)].reduce((sum, { gold }) => sum + gold, 0);
  const treasures = only.hold.map((kind): Part => ({ id: kind, kind: "hold", isDone: holds(kind), count: 1 }));
  const gold: Part[] =
    only.gold > 0 ? [{ id: "gold", kind: "hold", isDone: coins >= only.gold, count: only.gold }] : [];
  return [...quests, ...treasures, ...gold];
}

/** Whether the gate would open to him: in a team all tales must be done. */
export function isReady(pack: PackShown, table: FolktaleTable, hero: Hero): boolean {
  return [hero, ...partnersOf(table, hero)].every((member) =>
    partsOf(pack, table, member).every(({ isDone }) => isDone),
  );
}

export function doneOf(pack: PackShown, table: FolktaleTable, hero: Hero): number {
  return partsOf(pack, table, hero).filter(({ isDone }) => isDone).length;
}

/** What counts in a throw beside the die: who or what it is, and how much. */
export interface Addend {
  source: string;
  number: number;
}

export function addendsOf(pack: PackShown, hero: Hero, cast: Throw): Addend[] {
  const met = pack.encounters[cast.place];
  const addends: Addend[] = [];
  if (met) {
    addends.push({ source: met.id, number: met.modifier });
    const strength = pack.heroes[hero.hero]?.boosts[met.id];
    if (strength) addends.push({ source: hero.hero, number: strength });
    const weapon = cast.die > 0 ? cast.weapon : bestWeapon(pack, hero, met.id);
    for (const kind of hero.satchel) {
      const tile = pack.tiles[kind];
      const boost = tile?.boosts[met.id];
      if (tile && boost && (!tile.weapon || kind === weapon)) addends.push({ source: kind, number: boost });
    }
  }
  if (cast.trickery) addends.push({ source: "trickster", number: cast.trickery });
  if (cast.key) addends.push({ source: "key", number: cast.key });
  if (cast.advice) addends.push({ source: "advice", number: cast.advice });
  return addends;
}

function bestWeapon(pack: PackShown, hero: Hero, encounter: string): string {
  const boost = (kind: string) => pack.tiles[kind]?.boosts[encounter] ?? 0;
  const weapons = hero.satchel.filter((kind) => pack.tiles[kind]?.weapon && boost(kind) > 0);
  return weapons.sort((one, other) => boost(other) - boost(one))[0] ?? NOTHING;
}

/** The rule behind what counts in a throw. */
export function clauseOf(pack: PackShown, source: string, place = ""): string {
  if (source === "advice") return place === GATE ? "HF-21.6" : "HF-6.10";
  if (pack.encounters[source]) return "HF-13.5";
  if (pack.heroes[source]) return "HF-11.1";
  const tile = pack.tiles[source];
  if (tile?.trickery) return "HF-8.6";
  if (tile?.gate) return "HF-21.8";
  return (BOOST_CLAUSES as Record<string, string>)[tile?.kind ?? ""] ?? "HF-13.6";
}

export function pointsOf(cast: { die: number }, addends: Addend[]): number {
  return addends.reduce((sum, { number }) => sum + number, cast.die);
}

/** The fewest points for each thing that can come of a throw, from the worst to the best. */
export interface Rung {
  key: string;
  least: number;
}

export function rungsOf(place: string): Rung[] {
  const two = ([worse, better]: readonly [string, string], least: number): Rung[] => [
    { key: worse, least: -Infinity },
    { key: better, least },
  ];
  if (place === GATE) return two(OUTCOMES_AT_GATE, TO_ENTER);
  if (place === SORCERER) return two(OUTCOMES_AT_SORCERER, TO_CHANGE);
  return OUTCOMES.map((key) => ({
    key,
    least: key === "lose" ? -Infinity : LEAST_POINTS[key as keyof typeof LEAST_POINTS],
  }));
}

/** What so many points come to at a place. */
export function rungAt(place: string, points: number): string {
  return rungsOf(place).reduce((best, { key, least }) => (points >= least ? key : best), "");
}

/** How many of the sides of the yellow die bring each rung, with so much added. */
export function chancesOf(place: string, added: number): Map<string, number> {
  const chances = new Map(rungsOf(place).map(({ key }) => [key, 0]));
  for (let die = 1; die <= SIDES; die++) {
    const rung = rungAt(place, die + added);
    chances.set(rung, (chances.get(rung) ?? 0) + 1);
  }
  return chances;
}
