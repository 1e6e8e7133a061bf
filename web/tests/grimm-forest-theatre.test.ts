import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { layOut } from "../src/boards/grimm-forest/layout";
import { ForestTheatre } from "../src/boards/grimm-forest/theatre.svelte";
import type { Builder, Event, Events, View } from "../src/boards/grimm-forest/types";
import { SHEETS } from "../src/lib/frame.svelte";
import { Pace } from "../src/lib/pace";
import { builder } from "./forest";
import { event } from "./told";

const layout = layOut(
  SHEETS.landscape,
  ["fields", "forest", "brickyard"],
  ["blue", "green"].map((seat) => ({ seat, sites: 5 })),
  "blue",
);

/** A builder with something on the board. */
const rich = (seat: string, facts: Partial<Builder>) =>
  builder(seat, { resources: { straw: 2, wood: 0, brick: 5 }, ...facts });

function table(blue: Partial<Builder> = {}, green: Partial<Builder> = {}): View {
  return {
    builders: [rich("blue", blue), rich("green", green)],
    stock: { fields: { straw: 5 }, forest: { wood: 4 }, brickyard: { brick: 3 } },
    fable_deck: [null, null, null],
    fable_discard: [],
    friend_deck: 4,
    friend_discard: ["goldilocks"],
    shown_friends: [],
    unique_locations: [],
    on_rapunzel: { straw: 0, wood: 0, brick: 0 },
    plans: null,
    dreamer: "",
    round: 1,
    window: "build",
    turn: 0,
    actions_taken: 0,
  } as unknown as View;
}

/** So many stand on every card here. */
const LETTERS = 100;

let theatre: ForestTheatre;
const blue = () => theatre.builder("blue") as Builder;
const green = () => theatre.builder("green") as Builder;

function play<Key extends keyof Events>(key: Key, values: Events[Key]): Promise<void> {
  return theatre.play(event(0, key, values) as unknown as Event, new Pace(0));
}

function lay(one: Partial<Builder> = {}, other: Partial<Builder> = {}): void {
  theatre = new ForestTheatre(
    table(one, other),
    () => layout,
    () => LETTERS,
  );
}

beforeEach(() => lay());

describe("straw, wood and brick", () => {
  it("go from the heap to whoever gathers them", async () => {
    await play("gathered", { seat: "blue", location: "forest", material: "wood", count: 4 });
    expect([theatre.forest.stock.forest?.wood, blue().resources.wood]).toEqual([0, 4]);
    await play("took_from", { seat: "green", location: "fields", material: "straw", count: 2 });
    expect([theatre.forest.stock.fields?.straw, green().resources.straw]).toEqual([3, 4]);
  });

  it("lie there anew, or are put there by somebody", async () => {
    await play("replenished", { location: "fields", material: "straw", count: 5 });
    expect(theatre.forest.stock.fields?.straw).toBe(10);
    await play("put_on_location", { seat: "blue", location: "forest", material: "wood", count: 1 });
    expect(theatre.forest.stock.forest?.wood).toBe(5);
  });

  it("are gained, lost and paid", async () => {
    await play("gained", { seat: "blue", material: "wood", count: 2 });
    await play("gained_one_of_each", { seat: "blue" });
    await play("lost", { seat: "blue", material: "brick", count: 4 });
    await play("paid", { seat: "blue", material: "straw", count: 1 });
    expect(blue().resources).toEqual({ straw: 2, wood: 3, brick: 2 });
  });

  it("go from hand to hand", async () => {
    await play("handed_over", { seat: "blue", giver: "green", material: "brick", count: 2 });
    await play("sneaked", { seat: "blue", player: "green", material: "straw" });
    await play("surcharge_paid", { seat: "blue", player: "green", material: "brick", count: 1 });
    expect(blue().resources).toEqual({ straw: 3, wood: 0, brick: 7 });
    expect(green().resources).toEqual({ straw: 1, wood: 0, brick: 4 });
  });

  it("are fetched by the Prince, who goes home again", async () => {
    await play("prince_took", { location: "brickyard", material: "brick", count: 3 });
    expect(theatre.forest.stock.brickyard?.brick).toBe(0);
    expect(theatre.prince).toBeNull();
  });

  it("wait on Rapunzel until she leaves", async () => {
    await play("put_on_rapunzel", { seat: "blue", material: "wood", count: 2 });
    expect(theatre.forest.on_rapunzel.wood).toBe(2);
    await play("rapunzel_emptied", { seat: "blue", count: 2 });
    expect(theatre.forest.on_rapunzel).toEqual({ straw: 0, wood: 0, brick: 0 });
  });
});

describe("pigs", () => {
  it("go where their Gather card says, and on from there", async () => {
    await play("gather_card_revealed", { seat: "blue", location: "forest" });
    expect(blue().plan).toBe("forest");
    await play("ran_away", { seat: "blue", location: "fields" });
    expect(blue().plan).toBe("fields");
    await play("ran_through_the_forest", { seat: "blue" });
    expect([blue().plan, blue().location]).toEqual(["", ""]);
    expect(theatre.walkers).toEqual([]);
  });

  it("are on their feet while they walk, and on the board before and after", async () => {
    const seen: string[] = [];
    const pace = new Pace(0);
    pace.glide = async (_, step) => {
      step(0.5);
      seen.push(...theatre.walkers.map(({ seat }) => seat));
      step(1);
    };
    await theatre.play(event(0, "flew_away", { seat: "green", location: "forest" }) as unknown as Event, pace);
    expect(seen).toEqual(["green"]);
    expect([theatre.walkers, theatre.flights]).toEqual([[], []]);
  });

  it("go home when the round ends, and whoever begins sits first", async () => {
    lay({ location: "forest" }, { location: "fields", plan: "fields" });
    await play("starting_player", { seat: "green" });
    expect(theatre.forest.builders.map(({ seat, location, plan }) => [seat, location, plan])).toEqual([
      ["green", "", ""],
      ["blue", "", ""],
    ]);
  });
});

describe("cards", () => {
  it("are laid face down, then turned, large, one beside the other", async () => {
    lay({ hand: ["wolf", "roar"] }, { hand: [null] });
    await play("cards_laid", { seat: "blue", fable: true });
    await play("cards_laid", { seat: "green", fable: false });
    expect(theatre.forest.plans?.before).toEqual({ blue: 0, green: 1 });
    expect(theatre.forest.plans?.fable_of).toEqual({ blue: 0 });
    await play("fable_revealed", { seat: "blue", card: "wolf" });
    await play("fable_revealed", { seat: "green", card: "ghost" });
    expect(theatre.turned.map(({ card }) => card)).toEqual(["wolf", "ghost"]);
    expect([blue().hand, green().hand]).toEqual([["roar"], []]);
    await play("gather_card_revealed", { seat: "blue", location: "forest" });
    expect(theatre.turned).toEqual([]);
  });

  it("that everybody turns at once are seen at once", async () => {
    lay({ hand: ["wolf"] }, { hand: [null] });
    const [first, second, pig] = [
      event(0, "fable_revealed", { seat: "blue", card: "wolf" }),
      event(1, "fable_revealed", { seat: "green", card: "ghost" }),
      event(2, "gather_card_revealed", { seat: "blue", location: "forest" }),
    ] as unknown as [Event, Event, Event];
    await theatre.play(first, new Pace(0), [second, pig]);
    expect(theatre.turned.map(({ card }) => card)).toEqual(["wolf", "ghost"]);
    await theatre.play(second, new Pace(0), [pig]);
    expect(theatre.turned.length).toBe(2);
    await theatre.play(pig, new Pace(0));
    expect(theatre.turned).toEqual([]);
  });

  it("are drawn face down, by oneself and by others", async () => {
    await play("drew_fables", { seat: "blue", count: 1, cards: ["wolf"] });
    await play("drew_fables-unseen", { seat: "green", count: 2 });
    expect([blue().hand.length, green().hand.length, theatre.forest.fable_deck.length]).toEqual([1, 2, 0]);
  });

  it("are taken from another hand", async () => {
    lay({ hand: [] }, { hand: [null, "wolf"] });
    await play("fable_taken", { seat: "blue", giver: "green", card: "wolf" });
    await play("fable_taken-unseen", { seat: "blue", giver: "green" });
    expect([blue().hand, green().hand]).toEqual([["wolf", null], []]);
  });

  it("go to the discard pile and come back as the deck", async () => {
    lay({ hand: ["wolf"], fable: "roar" });
    await play("discarded_fables", { seat: "blue", cards: ["wolf"] });
    await play("fables_put_away", { cards: ["roar"] });
    expect([blue().fable, theatre.forest.fable_discard]).toEqual(["", ["wolf", "roar"]]);
    await play("fables_reshuffled", {});
    expect([theatre.forest.fable_discard, theatre.forest.fable_deck.length]).toEqual([[], 5]);
    await play("friends_reshuffled", {});
    expect([theatre.forest.friend_discard, theatre.forest.friend_deck]).toEqual([[], 5]);
  });

  it("are put on a clearing and end there", async () => {
    lay({ fable: "witch_house" });
    await play("unique_location_placed", { seat: "blue", card: "witch_house", location: "forest" });
    expect([blue().fable, theatre.forest.unique_locations.length]).toEqual(["", 1]);
    await play("unique_location_ends", { card: "witch_house", location: "forest" });
    expect(theatre.forest.unique_locations).toEqual([]);
    await play("fairy_food_placed", { seat: "blue", location: "fields" });
    expect(blue().fairy_food_at).toBe("fields");
  });
});

describe("the reveal", () => {
  const reveal = (...cards: string[]) =>
    cards.map((card, number) => event(number, "fable_revealed", { seat: "blue", card })) as unknown as Event[];

  /** How long the cards that are turned together lie open, at this speed. */
  async function timeOf(cards: string[], speed = 1): Promise<number> {
    const [first, ...others] = reveal(...cards);
    if (!first) return 0;
    const start = Date.now();
    let end = start;
    void theatre.play(first, new Pace(speed), others).then(() => (end = Date.now()));
    await vi.runAllTimersAsync();
    expect(theatre.turned.map(({ card }) => card)).toEqual(cards);
    theatre.settle(table());
    return end - start;
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("lasts until everything on the cards could be read, all turned at once", async () => {
    const one = await timeOf(["wolf"]);
    expect(one).toBeGreaterThanOrEqual(4000);
    lay();
    expect(await timeOf(["roar"])).toBe(one);
    const two = await timeOf(["dragon", "giant"]);
    expect(two).toBeGreaterThan(one);
    expect(two).toBeLessThan(7000);
  });

  it("is short for a card that was seen before, and never too short", async () => {
    const first = await timeOf(["wolf"]);
    const again = await timeOf(["wolf"]);
    expect(again).toBeLessThan(first);
    expect(again).toBeGreaterThanOrEqual(2000);
  });

  it("goes as fast as somebody likes, and ends with a tap", async () => {
    const calm = await timeOf(["wolf"]);
    lay();
    expect(await timeOf(["wolf"], 2)).toBe(calm / 2);
    lay();
    const pace = new Pace();
    const shown = theatre.play(reveal("wolf")[0] as Event, pace);
    await vi.advanceTimersByTimeAsync(700);
    expect(theatre.turned.length).toBe(1);
    pace.skip();
    await shown;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("friends", () => {
  it("are shown, move in, say something and leave", async () => {
    await play("drew_friend", { seat: "blue", friend: "aladdin" });
    expect(theatre.turned).toEqual([{ seat: "blue", card: "aladdin" }]);
    await play("has_friend", { seat: "blue", friend: "aladdin" });
    await play("wished", { seat: "blue", what: "alone" });
    expect([blue().friend, blue().announcement]).toEqual(["aladdin", "alone"]);
    await play("lost_friend", { seat: "blue", friend: "aladdin" });
    expect([blue().friend, blue().announcement]).toEqual(["", ""]);
  });

  it("keep Gather cards and give them back", async () => {
    await play("cards_locked", { seat: "blue", locations: ["fields"] });
    await play("cards_locked", { seat: "blue", locations: ["forest"] });
    expect(blue().locked).toEqual(["fields", "forest"]);
    await play("cards_unlocked", { seat: "blue" });
    expect(blue().locked).toEqual([]);
  });

  it("sit together in the tavern", async () => {
    await play("tavern_opened", { seat: "blue", friends: ["aladdin", "robin"] });
    expect(theatre.turned.map(({ card }) => card)).toEqual(["aladdin", "robin"]);
  });
});

describe("monsters", () => {
  it("step into a clearing, strike and are chased away", async () => {
    lay({ fable: "big_bad_wolf" });
    await play("monster_placed", { seat: "blue", card: "big_bad_wolf", location: "fields" });
    expect(blue().monster_at).toBe("fields");
    await play("wolf_struck", { seat: "blue", location: "fields", count: 5 });
    expect([theatre.forest.stock.fields?.straw, theatre.struck]).toEqual([0, ""]);
    await play("huntsman_cancels", { seat: "green", card: "big_bad_wolf" });
    expect(blue().monster_at).toBe("");
  });

  it("are caught by somebody who keeps them", async () => {
    lay({ fable: "troll", monster_at: "forest" });
    await play("monsters_taken", { seat: "green", cards: ["troll"] });
    expect([blue().monster_at, green().hand]).toEqual(["", ["troll"]]);
  });

  it("blow down the top of a house", async () => {
    lay({ sites: ["straw_walls", "straw_floor", "", "", ""] });
    await play("blown_down", { seat: "blue", material: "straw", section: "walls" });
    await play("blown_down", { seat: "blue", material: "straw", section: "floor" });
    expect(blue().sites.filter((site) => site !== "")).toEqual(["straw_floor"]);
    expect(theatre.struck).toBe("");
  });
});

describe("houses", () => {
  it("grow on what stands there, for their price", async () => {
    lay({ sites: ["brick_floor", "", "", "", ""] });
    await play("built", { seat: "blue", material: "brick", section: "walls", price: 4 });
    expect([blue().sites[0], blue().resources.brick, theatre.fresh]).toEqual(["brick_walls", 1, "blue 0"]);
    await play("built", { seat: "blue", material: "straw", section: "floor", price: 2 });
    expect([blue().sites[1], theatre.forest.actions_taken]).toEqual(["straw_floor", 2]);
  });

  it("bring honours, more room, and more or fewer actions", async () => {
    await play("first_builder", { seat: "blue", material: "brick" });
    await play("corner_gained", { seat: "blue" });
    await play("actions_gained", { seat: "blue", count: 2, total: 4 });
    expect([blue().first_builder, blue().sites.length, blue().actions]).toEqual([["brick"], 6, 4]);
    await play("action_lost", { seat: "blue", player: "green", total: 3 });
    expect([blue().actions, green().actions]).toEqual([3, 2]);
  });
});

describe("the truth", () => {
  it("takes the place of whatever was shown", async () => {
    await play("gained", { seat: "blue", material: "wood", count: 2 });
    await play("drew_friend", { seat: "blue", friend: "aladdin" });
    theatre.settle(table());
    expect(blue().resources.wood).toBe(0);
    expect([theatre.turned, theatre.travellers, theatre.fresh]).toEqual([[], [], ""]);
  });

  it("is not touched by silent events", async () => {
    const before = JSON.stringify(theatre.forest);
    await play("declined", { seat: "blue", card: "wolf" });
    await play("looked_at_fable", { seat: "blue", whose: "green", card: "wolf" });
    expect(JSON.stringify(theatre.forest)).toBe(before);
  });
});
