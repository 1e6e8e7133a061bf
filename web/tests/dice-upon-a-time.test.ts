import { describe, expect, it } from "vitest";
import { around, covering, distance, isWithin } from "../src/kit/geometry";
import {
  abilityTold,
  characterFace,
  closeupOf,
  fieldWords,
  landIn,
  questFace,
  socketWords,
  storyFace,
} from "../src/boards/dice-upon-a-time/closeups";
import { layNames, layOut, standing, wayOf } from "../src/boards/dice-upon-a-time/layout";
import { Meanings, thingsOf } from "../src/boards/dice-upon-a-time/options";
import { offeredCard } from "../src/boards/dice-upon-a-time/offered";
import { scatter, shoresOf } from "../src/boards/dice-upon-a-time/scenery";
import { DiceTheatre } from "../src/boards/dice-upon-a-time/theatre.svelte";
import type { View } from "../src/boards/dice-upon-a-time/types";
import {
  asksFor,
  errandsAt,
  needsOf,
  pointedOut,
  socketOf,
  valueOf,
  type Unresolved,
} from "../src/boards/dice-upon-a-time/view";
import { Choice } from "../src/lib/choice.svelte";
import { SHEETS } from "../src/lib/frame.svelte";
import { Pace } from "../src/lib/pace";
import { adventurer, LAND, TOGETHER, told } from "./dice";
import { event, option, question } from "./told";

const name = (id: string) => id;
function asked(...options: ReturnType<typeof option>[]): Choice {
  const choice = new Choice({ answer: () => {}, whyNot: () => {}, isGrave: () => false });
  choice.ask(question(options));
  return choice;
}

const place = (die: string, socket: string) => option(`place ${die} ${socket}`, "die", "socket");

describe("what a match does without", () => {
  it("is not promised by a field", () => {
    expect(landIn([""], true, LAND).fields.town?.does).toBe("Does town.");
    expect(landIn(["town", "king"], true, LAND).fields.town?.does).toBe("Does nothing in this match.");
  });

  it("is said of a Story card that means nothing together", () => {
    const stories = { iron_shoes: { ...LAND.stories.iron_shoes!, applies_together: false } };
    const now = { seat: "red", table: told({ rules: TOGETHER }) };
    expect(storyFace("iron_shoes", { ...LAND, stories }, name, now).words).toContain("Means nothing");
    expect(storyFace("iron_shoes", LAND, name, now).words).not.toContain("Means nothing");
    const alone = { seat: "red", table: told() };
    expect(storyFace("iron_shoes", { ...LAND, stories }, name, alone).words).not.toContain("Means nothing");
  });
});

describe("the ability of a Character", () => {
  const rapunzel = { ...adventurer("red"), character: "rapunzel" };
  const rules = (abilities: boolean) => told({ rules: { ...told().rules, abilities } });

  it("is ready until it was used in this chapter", () => {
    expect(abilityTold(rapunzel, LAND, rules(true))).toBe("ready");
    expect(abilityTold({ ...rapunzel, uses: 1 }, LAND, rules(true))).toBe("used in this chapter");
  });

  it("is not there in a match without abilities", () => {
    expect(abilityTold(rapunzel, LAND, rules(false))).toBe("");
    const card = (has: boolean) => characterFace("rapunzel", landIn([], has, LAND), String).words;
    expect(card(false)).toBe("without abilities in this match");
    expect(card(true)).toBe(LAND.characters.rapunzel?.text);
  });
});

describe.each(Object.values(SHEETS))("the land on a sheet in $format", (sheet) => {
  const layout = layOut(LAND, sheet);

  it("keeps fields, sockets and spirits inside the frame", () => {
    for (const point of layout.fields.values()) expect(isWithin(point, layout.land)).toBe(true);
    for (const { socket } of layout.routes.values()) expect(isWithin(socket, layout.land)).toBe(true);
    for (const { at, sockets } of layout.spirits.values())
      for (const point of [at, ...sockets]) expect(isWithin(point, layout.land)).toBe(true);
  });

  it("leaves sockets so far apart that a finger finds each", () => {
    const sockets = [...layout.routes.values()].map(({ socket }) => socket);
    for (const [index, one] of sockets.entries())
      for (const other of sockets.slice(index + 1))
        expect(distance(one, other)).toBeGreaterThan(layout.sizes.socket * 2);
  });

  it("lays no socket into the middle of a field", () => {
    for (const { socket } of layout.routes.values())
      for (const field of layout.fields.values())
        expect(distance(socket, field)).toBeGreaterThan(layout.sizes.field * 0.8);
  });

  it("writes no two names on each other", () => {
    const boxes = [...layNames(layout, name).values()].map(({ box }) => box);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(covering(one, other)).toBeLessThan(12);
  });

  it("grows nothing on fields, roads or names", () => {
    const written = [...layNames(layout, name).values()].map(({ box }) => box);
    const growths = scatter(layout, shoresOf(LAND, layout), written);
    expect(growths.length).toBeGreaterThan(10);
    for (const { at } of growths) {
      for (const field of layout.fields.values()) expect(distance(at, field)).toBeGreaterThan(layout.sizes.field);
      for (const box of written) expect(covering(box, around(at, 2, 2))).toBe(0);
    }
  });
});

describe("the land", () => {
  it("begins below the Event, and fills the rest of the sheet", () => {
    for (const sheet of Object.values(SHEETS)) {
      const { land, event, players } = layOut(LAND, sheet);
      expect(event.y + event.height).toBeLessThan(land.y);
      expect(event.x + event.width).toBeLessThan(players.x);
      expect(land.width * land.height).toBeGreaterThan(sheet.width * sheet.height * 0.84);
    }
  });

  it("has its spirits in the corners that the pack says", () => {
    const { spirits } = layOut(LAND, SHEETS.landscape);
    expect(spirits.get("rabbit")).toMatchObject({ isLeft: true, isTop: true });
    expect(spirits.get("snake")).toMatchObject({ isLeft: false, isTop: false });
    expect(spirits.get("fox")?.sockets).toHaveLength(2);
  });

  it("has a realm at the edge that is nearest to each field of the border, also of an owner's pack", () => {
    const layout = layOut(LAND, SHEETS.landscape);
    expect(shoresOf(LAND, layout).map(({ realm }) => realm)).toEqual(["sky", "sea"]);
    const fields = {
      ...LAND.fields,
      moon: { ...LAND.fields["clouds"]!, id: "moon", at: [600, 890] as [number, number] },
    };
    const other = { ...LAND, fields };
    expect(shoresOf(other, layOut(other, SHEETS.landscape)).map(({ realm }) => realm)).toEqual(["sky", "sea", "fire"]);
  });

  it("lets figures walk along the route and fly where there is none", () => {
    const layout = layOut(LAND, SHEETS.landscape);
    const walk = wayOf(layout, "inn", "town", "town-inn");
    expect(walk?.start).toEqual(layout.fields.get("inn"));
    expect(walk?.end).toEqual(layout.fields.get("town"));
    expect(wayOf(layout, "inn", "clouds", undefined)?.end).toEqual(layout.fields.get("clouds"));
    expect(wayOf(layout, "nowhere", "town", undefined)).toBeNull();
  });

  it("lets figures on one field stand side by side", () => {
    const layout = layOut(LAND, SHEETS.landscape);
    const feet = [0, 1, 2].map((index) => standing({ x: 0, y: 0 }, index, 3, layout.sizes).x);
    expect(feet[1]).toBeCloseTo(0);
    expect(feet[2]).toBeGreaterThan(feet[1] ?? 0);
  });
});

describe("the table", () => {
  it("knows what a socket asks for: what the server says, or what is printed", () => {
    const table = told({ least: { "town-inn": 5 }, values: { "town-church": 2 } });
    expect(asksFor("town-inn", table, LAND)).toBe(5);
    expect(valueOf("town-inn", table, LAND)).toBe(2);
    expect(asksFor("town-church", table, LAND)).toBe(2);
    expect(asksFor("town-king", table, LAND)).toBe(6);
    expect(asksFor("fox", table, LAND)).toBe(1);
  });

  it("finds where a die lies, also one that was given to the Wolf", () => {
    const table = told({
      sockets: { "town-inn": [{ seat: "red", die: "plain_3" }] },
      wolf_dice: [{ seat: "red", die: "book_1" }],
    });
    expect(socketOf(table, "red", "plain_3")).toBe("town-inn");
    expect(socketOf(table, "red", "book_1")).toBe("wolf");
    expect(socketOf(table, "blue", "plain_3")).toBe("");
  });

  it("ticks what a Quest asks for", () => {
    const met = { coin: ["to_the_inn"], place: ["to_the_inn"], item: [] };
    const needs = (quest: string) => needsOf(quest, LAND.quests[quest]!, met).map(({ what, isMet }) => [what, isMet]);
    expect(needs("star_money")).toEqual([["coin", false]]);
    expect(needs("to_the_inn")).toEqual([
      ["coin", true],
      ["inn", true],
    ]);
    expect(needs("the_pipe")).toEqual([
      ["magic_pipe", false],
      ["town", false],
    ]);
  });

  it("ticks a Story card whose condition holds", () => {
    const ticks = (fulfilled: string[]) =>
      storyFace("iron_shoes", LAND, name, { seat: "red", table: told({ fulfilled: { red: fulfilled, blue: [] } }) })
        .ticks;
    expect(ticks(["iron_shoes"])).toMatchObject([{ isDone: true }]);
    expect(ticks([])).toMatchObject([{ isDone: false }]);
    expect(storyFace("iron_shoes", LAND, name).ticks).toBeUndefined();
  });

  it("reads what the question itself points out", () => {
    const open = { ...question([]), values: { traps: ["walk king"] } };
    expect(pointedOut(open, "traps")).toEqual(["walk king"]);
    expect(pointedOut(open, "bargains")).toEqual([]);
    expect(pointedOut(null, "traps")).toEqual([]);
  });
});

describe("options on the board", () => {
  const table = told();

  it.each([
    [place("plain_5", "town-inn"), ["die plain_5", "socket town-inn"]],
    [option("cap inn", "field"), ["card wishing_cap", "field inn"]],
    [option("knock town-inn", "socket"), ["character", "socket town-inn"]],
    [option("play starwort", "card"), ["card starwort"]],
    [option("fulfil iron_shoes", "card"), ["story iron_shoes"]],
    [option("give apple", "thing"), ["token apple"]],
    [option("give star_money", "thing"), ["quest star_money"]],
    [option("swap blue apple coin", "player", "given", "wanted"), ["player blue", "token apple"]],
    [option("yarn"), ["card ball_of_yarn"]],
  ])("%o stands at %o", (told, things) => {
    expect(thingsOf(told, table, LAND, "red")).toEqual(things);
  });

  it("needs both cards where two help a die", () => {
    const both = option("place_with seven_league_boots+musicians_of_bremen plain_3 town-inn", "means", "die", "socket");
    expect(thingsOf(both, table, LAND, "red")).toEqual([
      "card seven_league_boots",
      "character",
      "die plain_3",
      "socket town-inn",
    ]);
  });

  it("finds the die that the Blue Light takes back where it lies", () => {
    const lying = told({ sockets: { "town-inn": [{ seat: "red", die: "plain_3" }] } });
    expect(thingsOf(option("take_back plain_3", "die"), lying, LAND, "red")).toEqual([
      "card blue_light",
      "socket town-inn",
    ]);
  });

  it("lays out what no thing on the table tells apart, and nothing else", () => {
    const tokens = asked(option("branch apple", "token"), option("branch coin", "token"), option("decline"));
    expect(new Meanings(tokens, table, LAND).laidOut).toEqual([]);
    tokens.narrow("branch", tokens.options.slice(0, 2));
    expect(new Meanings(tokens, table, LAND).laidOut).toHaveLength(2);
    const dice = asked(place("plain_5", "town-inn"), place("plain_5", "town-king"), option("pass"));
    const meanings = new Meanings(dice, table, LAND);
    expect(meanings.laidOut).toEqual([]);
    expect(meanings.plaques.map(({ verb }) => verb)).toEqual(["pass"]);
    expect(meanings.at("die plain_5")).toHaveLength(2);
  });

  it("shows as a card whatever is laid out", () => {
    const card = (text: string, ...names: string[]) =>
      offeredCard(option(text, ...names), table, LAND, undefined, name);
    expect(card("deck 3", "points")).toMatchObject({ price: "3", options: [{ option: "deck 3" }] });
    expect(card("keep star_money", "card").title).toBe("star_money");
    expect(card("set plain 5", "die", "face").title).toBe("5");
    expect(card("suffer split_sack.1", "way").words).toBe("split_sack.1");
    expect(card("take apple 2", "token", "count").title).toContain("2");
    expect(card("want_magic").kind).toBe("magic");
    expect(card("something else", "thing").title).toBe("something else");
  });

  it("says of a swap that helps both that it does", () => {
    const swap = option("swap blue apple coin", "player", "given", "wanted");
    const [usual, good] = [false, true].map((is) => offeredCard(swap, table, LAND, undefined, name, is));
    expect(good?.ribbon).not.toBe(usual?.ribbon);
    expect(good?.words).toContain("blue");
  });
});

describe("words", () => {
  it("tell of a socket what it asks for and what lies there", () => {
    expect(socketWords("town-inn", told(), LAND, name)).toContain("2");
    const stack = socketWords(
      "town-inn",
      told({ sockets: { "town-inn": [{ seat: "red", die: "plain_5" }] }, least: { "town-inn": 5 } }),
      LAND,
      name,
    );
    for (const part of ["from town place to inn place", "red", "plain_5", "1 of 2"]) expect(stack).toContain(part);
  });

  it("tell of a field who stands there and what one has to do there", () => {
    const red = adventurer("red", { at: "town", quests: ["to_the_inn", "the_pipe"] });
    const errands = { to_the_inn: ["inn"], the_pipe: ["clouds"] };
    const table = told({ adventurers: [red, adventurer("blue", { at: "inn" })], errands });
    const words = fieldWords("inn", table, LAND, red, name);
    expect(words).toContain("blue");
    expect(words).toContain("to_the_inn");
    expect(errandsAt("clouds", table, red)).toEqual(["the_pipe"]);
    expect(errandsAt("clouds", table, adventurer("blue"))).toEqual([]);
    const together = { ...table, rules: TOGETHER, open_quests: ["the_pipe"] };
    expect(errandsAt("clouds", together, adventurer("blue"))).toEqual(["the_pipe"]);
  });

  it("tell of a card its points and what is still needed", () => {
    const quest = closeupOf(questFace("to_the_inn", LAND, {}, name));
    expect(quest.words.join(" ")).toContain("inn");
    expect(questFace("to_the_inn", LAND, undefined, name).price).toBe("2");
    expect(storyFace("iron_shoes", LAND, name).price).toBe("−2");
  });
});

describe("the theatre", () => {
  const theatre = (table: View) =>
    new DiceTheatre(
      table,
      () => layOut(LAND, SHEETS.landscape),
      () => LAND,
      name,
    );
  const atOnce = new Pace(0);
  const play = (stage: DiceTheatre, key: string, values: Record<string, unknown>) =>
    stage.play(event(1, key, values) as Parameters<DiceTheatre["play"]>[0], atOnce);

  it("puts a die from the pool onto the socket, on top of those that lie there", async () => {
    const stage = theatre(told({ sockets: { "town-inn": [{ seat: "blue", die: "plain_3" }] } }));
    await play(stage, "die_placed", { seat: "red", die: "plain_5", socket: "town-inn" });
    expect(stage.table.sockets["town-inn"]).toEqual([
      { seat: "blue", die: "plain_3" },
      { seat: "red", die: "plain_5" },
    ]);
    expect(stage.adventurer("red")?.pool).toEqual([]);
    expect(stage.travellers).toEqual([]);
  });

  it("rolls only the dice that are told and keeps the others", async () => {
    const stage = theatre(told({ adventurers: [adventurer("red", { pool: ["plain_5", "book_1"] })] }));
    await play(stage, "rolled", { seat: "red", dice: ["book_story"] });
    expect(stage.adventurer("red")?.pool).toEqual(["plain_5", "book_story"]);
  });

  it("clears the land when a chapter begins", async () => {
    const stage = theatre(
      told({ sockets: { fox: [{ seat: "red", die: "plain_5" }] }, wolf_dice: [{ seat: "blue", die: "plain_3" }] }),
    );
    await play(stage, "chapter_begins", { chapter: 2, seat: "red" });
    expect(stage.table).toMatchObject({ chapter: 2, sockets: {}, wolf_dice: [] });
  });

  it("takes the die that was knocked off to its owner's used ones", async () => {
    const stage = theatre(
      told({
        sockets: {
          "town-inn": [
            { seat: "red", die: "book_1" },
            { seat: "blue", die: "plain_3" },
          ],
        },
      }),
    );
    await play(stage, "die_knocked_off", { seat: "red", player: "blue", die: "plain_3", socket: "town-inn" });
    expect(stage.table.sockets["town-inn"]).toEqual([{ seat: "red", die: "book_1" }]);
    expect(stage.adventurer("blue")?.spent).toEqual(["plain_3"]);
  });

  it("moves tokens when they land, and from the robbed to the thief", async () => {
    const stage = theatre(told());
    await play(stage, "tokens_taken", { seat: "blue", token: "apple", count: 2 });
    await play(stage, "tokens_stolen", { seat: "red", player: "blue", token: "apple", count: 2 });
    expect(stage.adventurer("blue")?.tokens["apple"]).toBe(0);
    expect(stage.adventurer("red")?.tokens["apple"]).toBe(2);
  });

  it("shows what is being resolved in order, and what was warded off", async () => {
    const gain: Unresolved = { type: "gain_tokens", seat: "blue", tokens: ["apple"] };
    const cudgel: Unresolved = { type: "play_item", seat: "red", card: "cudgel_in_the_sack", curse: "" };
    const waiting = (...unresolved: Unresolved[]) => told({ agenda: ["ability", ...unresolved] });
    const stage = theatre(told());
    stage.settle(waiting(gain));
    await play(stage, "magic_played", { seat: "red", card: "cudgel_in_the_sack" });
    stage.settle(waiting(gain, cudgel));
    expect(stage.chain.map(({ what, isDone }) => [what, isDone])).toEqual([
      ["gain_tokens", false],
      ["play_item", false],
    ]);
    await play(stage, "magic_played", { seat: "blue", card: "starwort" });
    await play(stage, "warded_off", { seat: "blue", card: "cudgel_in_the_sack" });
    stage.settle(told());
    expect(stage.chain.map(({ card, warded, isDone }) => [card, warded, isDone])).toEqual([
      ["", [], true],
      ["cudgel_in_the_sack", ["blue"], true],
      ["starwort", [], true],
    ]);
    await play(stage, "die_placed", { seat: "red", die: "plain_5", socket: "town-inn" });
    expect(stage.chain).toEqual([]);
  });

  it("gives a completed Quest to whoever did it, and together to all", async () => {
    const stage = theatre(told({ open_quests: ["to_the_inn", "star_money"] }));
    await play(stage, "quest_completed", { seat: "red", quest: "star_money", points: 2 });
    expect(stage.table).toMatchObject({ open_quests: ["to_the_inn"], common_done: ["star_money"] });
    expect(stage.moment?.card).toBe("star_money");
    stage.settle(told());
    expect(stage.moment).toBeNull();
  });

  it("lets a hand lose the card that was played, known or not", async () => {
    const stage = theatre(
      told({
        adventurers: [adventurer("red", { magic: ["starwort", "golden_ball"] }), adventurer("blue", { magic: [null] })],
      }),
    );
    await play(stage, "magic_played", { seat: "red", card: "starwort" });
    await play(stage, "magic_played", { seat: "blue", card: "cudgel_in_the_sack" });
    expect(stage.adventurer("red")?.magic).toEqual(["golden_ball"]);
    expect(stage.adventurer("blue")?.magic).toEqual([]);
  });
});
