import type { Pace } from "../../lib/pace";
import { silent, Theatre, walkingTime, type Animations, type Traveller } from "../../kit/theatre.svelte";
import { routeOf, spaceAt, spacesOf, stretchesOf, turned } from "./layout";
import type { Event, Events, Fight, FutureCardShown, Hero, Roll, ContentShown, View } from "./types";

/** Something under way over the map: a hero, a foe, or a thing that was claimed. */
export interface Moving {
  kind: "hero" | "piece";
  what: string;
  seat: string;
}

/** A moment that deserves to be read: its sentence, with a picture. */
export interface Banner {
  sentence: string;
  /** What the card that it tells of does. */
  card: FutureCardShown | undefined;
  picture: string;
}

/** The table as it is drawn: the truth of a view, and what happens on the way to the next. */
export class TaleTheatre extends Theatre<Events, Moving> {
  table = $state() as View;
  banner = $state.raw<Banner | null>(null);
  /** The Virtue that just changed: "red love". */
  changed = $state("");
  /** The tile that is being stitched in. */
  newest = $state("");
  /** The Portals that somebody is passing through: in by the first, out of the other. */
  passage = $state.raw<[string, string] | null>(null);

  constructor(
    view: View,
    readonly pack: () => ContentShown,
  ) {
    super();
    this.settle(view);
  }

  /** The truth takes the place of whatever was being shown. */
  settle(view: View): void {
    this.clear();
    this.table = structuredClone(view);
    this.banner = null;
    this.changed = "";
    this.newest = "";
    this.passage = null;
  }

  override async play(event: Event, pace: Pace): Promise<void> {
    const picture = this.#pictureOf(event);
    const card = event.key === "card_drawn" ? this.#cardOf(event.values.card) : undefined;
    if (picture !== null) this.banner = { sentence: event.sentence, card, picture };
    await super.play(event, pace);
    if (picture !== null) {
      const letters = event.sentence.length + (card?.text.length ?? 0);
      await pace.wait(Math.min(2600, 750 + letters * 22));
      this.banner = null;
    }
  }

  readonly animations: Animations<Events> = {
    tile_drawn: ({ tile }) => void (this.table.next_tile = tile),
    tile_laid: ({ tile, cell, turn }, pace) => this.#lay(tile, cell, turn, pace),
    entered: ({ seat, space }) => void (this.#hero(seat).at = space),
    went: ({ seat, way }, pace) => this.#walk(seat, way, pace),
    was_moved: ({ seat, start, space }, pace) => this.#walk(seat, [start, space], pace),
    left_map: ({ seat }) => void (this.#hero(seat).away = true),
    claimed: ({ seat, thing, space }, pace) => this.#claim(seat, thing, space, pace),
    virtue_raised: ({ seat, virtue, value }, pace) => this.#change(seat, virtue, value, pace),
    virtue_lowered: ({ seat, virtue, value }, pace) => this.#change(seat, virtue, value, pace),
    spirit_lost: ({ seat, left }) => void (this.#hero(seat).spirit = left),
    spirit_regained: ({ seat, spirit }) => void (this.#hero(seat).spirit = spirit),
    speed_gained: ({ seat, speed }) => void (this.#hero(seat).speed = speed),
    speed_lost: ({ seat, speed }) => void (this.#hero(seat).speed = speed),
    shevitsa_gained: ({ seat, unused }) => void (this.#hero(seat).unused = unused),
    shevitsa_lost: ({ seat, unused }) => void (this.#hero(seat).unused = unused),
    talent_learned: ({ seat, talent }) => void this.#hero(seat).talents.push(talent),
    hero_picked: ({ seat, hero }) => this.#pick(seat, hero),
    past_ended: () => {
      this.table.things = {};
      this.table.phase = "present";
    },
    enemy_placed: ({ enemy, space }) => this.#placeEnemy(enemy, space),
    enemy_moved: ({ enemy, way }, pace) => this.#moveEnemy(enemy, way, pace),
    token_placed: ({ token, space }) => void this.table.future?.tokens.push({ kind: token, at: space, note: "" }),
    token_removed: ({ token, space }) => this.#removeToken(token, space),
    token_moved: ({ token, start, space }) => {
      this.#removeToken(token, start);
      this.table.future?.tokens.push({ kind: token, at: space, note: "" });
    },
    tile_vanished: ({ cell }) => this.#unravel(cell),
    tile_spared: ({ cell }) => {
      const future = this.table.future;
      if (future) future.marked = future.marked.filter((other) => other !== cell);
    },
    tile_marked: ({ cell }) => void this.table.future?.marked.push(cell),
    tile_anchored: ({ cell }) => void this.table.future?.anchored.push(cell),
    tree_grew: ({ space }) => void (this.table.ground[space] = "trees"),
    tree_vanished: ({ space }) => void (this.table.ground[space] = ""),
    counted: ({ counter, value }) => void (this.table.future && (this.table.future.counters[counter] = value)),
    round_began: ({ round }) => void (this.table.future && (this.table.future.round = round)),
    battle_began: ({ seat, card, speed, defence, strength }) => {
      this.table.fight = newFight(seat, card, "battle", speed, defence, strength);
    },
    fight_began: ({ seat, enemy, mode }) => this.#meet(seat, enemy, mode),
    enemy_attacked: ({ seat, enemy }) => this.#meet(seat, enemy, "threat"),
    first_attack: ({ first }) => void (this.table.fight && (this.table.fight.side = first)),
    attack_rolled: ({ seat, dice, positive }, pace) => this.#tumble(seat, "attack", dice, positive, pace),
    enemy_rolled: ({ seat, dice, positive }, pace) => this.#tumble(seat, "enemy", dice, positive, pace),
    treasure_opened: ({ cards }) => void (this.table.treasure = [...cards]),
    treasure_rolled: ({ seat, positive }, pace) => this.#tumble(seat, "treasure", 3, positive, pace),
    trial_rolled: ({ seat, dice, positive }, pace) => this.#tumble(seat, "trial", dice, positive, pace),
    artifact_rolled: ({ seat, dice, positive }, pace) => this.#tumble(seat, "artifact", dice, positive, pace),
    talent_die: ({ positive }) => void (this.table.roll && (this.table.roll.trait = positive)),
    die_turned: ({ side }) => this.#turn(side),
    damage_dealt: ({ left }) => {
      if (this.table.fight) this.table.fight.damage = Math.max(0, this.table.fight.defence - left);
    },
    damage_comes: ({ damage }) => void (this.table.fight && (this.table.fight.to_take = damage)),
    enemy_beaten: ({ enemy }) => this.#endFight(enemy),
    escaped: () => this.#endFight(""),
    battle_given_up: () => this.#endFight(""),
    exchange_ended: () => this.#endFight(""),
    treasure_result: () => {
      this.table.treasure = [];
      this.table.roll = null;
    },
    bonus_drawn: ({ seat, card }) =>
      void this.#hero(seat).bonus.push({ card, from_faith: true, used: false, effect: "" }),
    ...silent(
      "artifact_used",
      "artifact_result",
      "nothing_to_draw",
      "points_lost",
      "named_apart",
      "token_taken",
      "handed_in",
      "enemy_weaker",
      "riddle_unsolved",
      "sacrificed",
      "artifact_won",
      "refilled",
      "died",
      "stones_gained",
      "quest_fulfilled",
      "undying",
      "die_rolled_again",
      "talent_used",
      "bonus_chosen",
      "thrown",
      "cooled",
      "enemy_bonus",
      "blocked",
      "fear_rolled",
      "extra_round",
      "regained",
      "future_opened",
      "marked",
      "card_drawn",
      "objective_met",
      "unmarked",
      "enemy_trait",
      "next_form",
      "requirement_breached",
      "steps_changed",
      "actions_changed",
      "immune",
      "active_ruler",
      "riddle_solved",
      "tile_held",
      "exit_seen",
      "false_exit",
      "stone_used",
      "action_done",
      "prophecy_came_true",
      "quest_unfinished",
      "prophecy_quest_met",
      "threat_began",
      "time_is_up",
      "award_taken",
      "artifact_lost",
      "bonus_lost",
      "artifacts_drawn",
      "covered",
      "uncovered",
      "refused",
      "order_chosen",
      "difficulty_chosen",
      "turn_began",
      "gave",
      "blessed",
      "turn_ends",
      "quest_drawn",
      "led",
      "left",
      "ended_by_leaving",
    ),
  };

  /** The picture of a moment that is shown large; null for all others. */
  #pictureOf({ key, values }: Event): string | null {
    switch (key) {
      case "prophecy_came_true":
      case "objective_met":
      case "prophecy_quest_met":
        return "light";
      case "past_ended":
      case "time_is_up":
      case "threat_began":
        return "gloom";
      case "future_opened":
      case "round_began":
        return "portal";
      case "card_drawn":
      case "quest_fulfilled":
        return "quest";
      case "artifact_won":
      case "treasure_result":
        return "treasure";
      case "talent_learned":
        return "thread";
      case "enemy_beaten":
      case "next_form":
        return values.enemy;
      case "died":
        return this.#hero(values.seat).hero || "love";
      case "enemy_attacked":
        return values.enemy;
      default:
        return null;
    }
  }

  #cardOf(id: string): FutureCardShown | undefined {
    return this.pack().scenarios[this.table.future?.scenario ?? ""]?.cards[id];
  }

  /** Somebody who does not sit here has nothing that could move. */
  #hero(seat: string): Hero {
    const hero = this.table.heroes.find((other) => other.seat === seat) ?? this.table.heroes[0];
    if (!hero) throw new Error("There is no hero at this table");
    return hero;
  }

  #pick(seat: string, name: string): void {
    const hero = this.#hero(seat);
    const board = this.pack().heroes[name];
    hero.hero = name;
    if (board) hero.virtues = { ...board.virtues };
    hero.speed = board?.speed ?? 0;
  }

  async #lay(tile: string, cell: string, turn: string, pace: Pace): Promise<void> {
    this.table.tiles[cell] = { tile, turn };
    this.table.next_tile = "";
    const shown = turned(this.pack().tiles[tile]?.spaces ?? [], turn);
    spacesOf(cell).forEach((space, index) => {
      const thing = shown[index] ?? "";
      const isGround = ["altar", "portal", "trees"].includes(thing);
      this.table.ground[space] = isGround ? thing : "";
      if (thing === "altar") this.table.things[space] = "offering";
      else if (thing && !isGround) this.table.things[space] = thing;
    });
    this.newest = cell;
    await pace.wait(450);
  }

  async #walk(seat: string, way: string[], pace: Pace): Promise<void> {
    const hero = this.#hero(seat);
    const [start = "", end = ""] = [way[0], way.at(-1)];
    if (!start || !end) {
      hero.at = end;
      return;
    }
    hero.at = "";
    const walker = this.setOut({ kind: "hero", what: hero.hero, seat }, spaceAt(start));
    let gate = "";
    for (const stretch of stretchesOf(this.table, way)) {
      const route = routeOf(stretch);
      if (gate) await this.#pass(walker, gate, stretch[0] ?? end, pace);
      if (stretch.length > 1)
        await pace.glide(walkingTime(route), (part) => {
          walker.at = route.at(part);
        });
      gate = stretch.at(-1) ?? "";
    }
    this.arrive(walker);
    hero.at = end;
  }

  /** Into one Portal and out of another; a thread between them leads the eye. */
  async #pass(walker: Traveller<Moving>, from: string, to: string, pace: Pace): Promise<void> {
    this.passage = [from, to];
    await pace.glide(300, (part) => void (walker.opacity = 1 - part));
    walker.at = spaceAt(to);
    await pace.glide(300, (part) => void (walker.opacity = part));
    this.passage = null;
  }

  async #claim(seat: string, thing: string, space: string, pace: Pace): Promise<void> {
    if (this.table.things[space] === thing) delete this.table.things[space];
    this.#removeToken(thing, space);
    const from = spaceAt(space);
    const traveller = this.setOut({ kind: "piece", what: thing, seat }, from);
    await pace.glide(520, (part) => {
      traveller.at = { x: from.x, y: from.y - part * 46 };
      traveller.opacity = 1 - part * 0.7;
    });
    this.arrive(traveller);
  }

  async #change(seat: string, virtue: string, value: number, pace: Pace): Promise<void> {
    this.#hero(seat).virtues[virtue] = value;
    this.changed = `${seat} ${virtue}`;
    await pace.wait(260);
  }

  #placeEnemy(kind: string, space: string): void {
    const future = this.table.future;
    if (!future) return;
    future.enemies.push({
      number: 1000 + future.enemies.length,
      kind,
      at: space,
      speed: 0,
      defence: 0,
      strength: 0,
      damage: 0,
      form: 0,
      trait: "",
      group: "",
      fought: false,
      silenced: false,
      broken: false,
    });
  }

  async #moveEnemy(kind: string, way: string[], pace: Pace): Promise<void> {
    const [start = "", end = ""] = [way[0], way.at(-1)];
    const enemy = this.table.future?.enemies.find((other) => other.kind === kind && other.at === start);
    if (!enemy) return;
    const route = routeOf(way);
    enemy.at = "";
    await this.travel({ kind: "piece", what: kind, seat: "" }, route, walkingTime(route), pace);
    enemy.at = end;
  }

  #removeToken(kind: string, space: string): void {
    const tokens = this.table.future?.tokens;
    const place = tokens?.findIndex((token) => token.kind === kind && token.at === space) ?? -1;
    if (tokens && place !== -1) tokens.splice(place, 1);
  }

  #unravel(cell: string): void {
    delete this.table.tiles[cell];
    for (const space of spacesOf(cell)) {
      delete this.table.ground[space];
      delete this.table.things[space];
    }
  }

  #meet(seat: string, kind: string, mode: string): void {
    const enemy = this.table.future?.enemies.find((other) => other.kind === kind);
    const { speed = 0, defence = 1, strength = 0, damage = 0 } = enemy ?? {};
    this.table.fight = { ...newFight(seat, kind, mode, speed, defence, strength), damage };
  }

  async #tumble(seat: string, kind: string, count: number, positive: number, pace: Pace): Promise<void> {
    const dice = Array.from({ length: count }, (_, index) => (index < positive ? 1 : 0));
    const roll: Roll = {
      seat,
      kind,
      dice,
      fresh: [],
      trait: -1,
      rerolls: 0,
      turns: 0,
      hope: 0,
      hope_on_trait: false,
      artifact: "",
    };
    this.table.roll = roll;
    if (this.table.fight) this.table.fight.side = kind === "enemy" ? "enemy" : "hero";
    await this.roll(pace);
    await pace.wait(500);
  }

  #turn(side: string): void {
    const roll = this.table.roll;
    if (!roll) return;
    if (side === "die") {
      roll.trait = 1 - roll.trait;
      return;
    }
    const at = roll.dice.indexOf(side === "positive" ? 1 : 0);
    if (at !== -1) roll.dice[at] = 1 - (roll.dice[at] ?? 0);
  }

  #endFight(enemy: string): void {
    this.table.fight = null;
    this.table.roll = null;
    const future = this.table.future;
    if (future && enemy) future.beaten[enemy] = (future.beaten[enemy] ?? 0) + 1;
  }
}

function newFight(seat: string, card: string, mode: string, speed: number, defence: number, strength: number): Fight {
  return {
    seat,
    mode,
    card,
    speed,
    defence,
    strength,
    enemy: -1,
    damage: 0,
    shield: 0,
    bonus: [],
    side: "",
    first: "",
    rounds: 0,
    enemy_rounds: 0,
    fear: -1,
    thirst: 0,
    extra: 0,
    extra_round: false,
    promises: [],
    lost: {},
    to_take: 0,
    taken: 0,
  };
}
