import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fieldWords, heroCloseup } from "../src/boards/hungarian-folktales/closeups";
import { pictureOf } from "../src/boards/hungarian-folktales/drawings/pictures";
import { EDGE, isInside, layOut, placeIn, WIDTH } from "../src/boards/hungarian-folktales/layout";
import { atBiscuit, atTile, atToken, inSatchel, plain } from "../src/boards/hungarian-folktales/options";
import { FolktaleTheatre } from "../src/boards/hungarian-folktales/theatre.svelte";
import type { Event, Events, PackShown, Throw } from "../src/boards/hungarian-folktales/types";
import {
  addendsOf,
  chancesOf,
  doneOf,
  isReady,
  partsOf,
  pointsOf,
  rungAt,
} from "../src/boards/hungarian-folktales/view";
import { endsOf, fieldsOf, reachOf, redsOn, stepsOf, waysOf, wayTo } from "../src/boards/hungarian-folktales/walks";
import { distance } from "../src/kit/geometry";
import { Pace } from "../src/lib/pace";
import { hero, PACK, table } from "./folktales";
import { event, option } from "./told";

const name = (id: string) => id;
const wishes = { aspect: 1.6, unit: 0.54, isNamed: true, name };
const layout = layOut(PACK, wishes);
const cast = (facts: Partial<Throw> = {}): Throw => ({
  place: "wolves",
  die: 0,
  advice: 0,
  trickery: 0,
  key: 0,
  weapon: "",
  offered: "",
  wish: "",
  of_toad: false,
  ...facts,
});

describe("the steps of a roll", () => {
  it("are fewer in the Dark Woods, unless boots help there", () => {
    expect(stepsOf(PACK, hero("red", { at: "den" }), 4, "")).toBe(3);
    const booted = hero("red", { at: "den", satchel: ["leather_boots"] });
    expect(stepsOf(PACK, booted, 4, "leather_boots")).toBe(4);
    expect(stepsOf(PACK, booted, 4, "")).toBe(3);
  });

  it("are more with the Stallion, and never lose more than two", () => {
    expect(stepsOf(PACK, hero("red", { satchel: ["white_stallion"] }), 1, "white_stallion")).toBe(3);
    expect(stepsOf(PACK, hero("red", { at: "den", boot: 2 }), 5, "")).toBe(3);
  });
});

describe("ways over the map", () => {
  it("never turn back, and end in the City and in dead ends", () => {
    expect(endsOf(PACK, "apple", 2).sort()).toEqual(["cave", "den", "village"]);
    expect(endsOf(PACK, "den", 5).sort()).toEqual(["cave", "city", "village"]);
    expect(wayTo(PACK, "village", 3, "den")).toEqual(["village", "apple", "meal", "den"]);
    expect(wayTo(PACK, "village", 1, "den")).toBeNull();
  });

  it("cost a Biscuit for each Red Field that they enter", () => {
    const told = table([hero("red")], {
      movement: {
        kind: "roll",
        steps: 3,
        start: "village",
        way: [],
        turned: [],
        awaits_number: false,
        stays: false,
        is_short: false,
      },
    });
    const walk = option("walk den", "field");
    const [way] = waysOf(PACK, layout, told, [walk]);
    expect(way?.price).toContain("1 Biscuit");
    expect(way?.line.end).toEqual(placeIn(layout.places, "den"));
    expect(redsOn(PACK, ["meal", "apple"])).toEqual([]);
  });

  it("of a blank take the number that goes with them", () => {
    const told = table([hero("red")], {
      movement: {
        kind: "roll",
        steps: 0,
        start: "village",
        way: [],
        turned: [],
        awaits_number: true,
        stays: false,
        is_short: false,
      },
    });
    const stride = option("stride 2 meal", "steps", "field");
    expect(fieldsOf(PACK, told, told.heroes[0]!, stride)).toEqual(["village", "apple", "meal"]);
  });

  it("tell before the roll which number brings one where", () => {
    expect(reachOf(PACK, hero("red")).get("den")).toEqual([3]);
    expect(reachOf(PACK, hero("red")).get("city")).toEqual([5]);
  });
});

describe("a tale", () => {
  it("has a part for the quest and one for each treasure", () => {
    const red = hero("red", { done: 1, satchel: ["magic_cloak"] });
    expect(partsOf(PACK, table([red]), red).map(({ id, isDone }) => [id, isDone])).toEqual([
      ["wolves", true],
      ["magic_cloak", true],
      ["enchanted_sword", false],
    ]);
    expect(doneOf(PACK, table([red]), red)).toBe(2);
  });

  it("asks for Gold and gifts where its card does", () => {
    const red = hero("red", { tales: ["rope_tale"] });
    const [quest, , gold] = partsOf(PACK, table([red]), red);
    expect(quest?.brings).toEqual(["rope", 1]);
    expect(gold).toMatchObject({ id: "gold", count: 2, isDone: false });
  });

  it("of a chain has no treasures", () => {
    const red = hero("red", { tales: ["wolves_tale", "rope_tale"], done: 1 });
    expect(partsOf(PACK, table([red]), red).map(({ kind }) => kind)).toEqual(["quest", "quest"]);
  });

  it("of a team counts what partners carry", () => {
    const red = hero("red");
    const friend = hero("green", { team: 0, satchel: ["magic_cloak"], tales: [] });
    expect(partsOf(PACK, table([red, friend]), red)[1]?.isDone).toBe(true);
    expect(isReady(PACK, table([red, friend]), red)).toBe(false);
  });

  it("of a team needs a treasure twice where two tales ask for it", () => {
    const red = hero("red");
    const friend = hero("green", { team: 0, satchel: ["magic_cloak"] });
    expect(partsOf(PACK, table([red, friend]), red)[1]?.isDone).toBe(false);
    expect(partsOf(PACK, table([red, friend]), friend)[1]?.isDone).toBe(true);
  });
});

describe("a Lucky Throw", () => {
  it("adds everything that helps, and of weapons only the best", () => {
    const strong = hero("red", { hero: "strong", satchel: ["staff", "enchanted_sword", "dog"] });
    const addends = addendsOf(PACK, strong, cast({ advice: 2 }));
    expect(addends).toEqual([
      { source: "wolves", number: -3 },
      { source: "strong", number: 1 },
      { source: "enchanted_sword", number: 2 },
      { source: "dog", number: 2 },
      { source: "advice", number: 2 },
    ]);
    expect(pointsOf({ die: 6 }, addends)).toBe(10);
  });

  it("uses the weapon that was chosen once the die lies", () => {
    const armed = hero("red", { satchel: ["staff", "enchanted_sword"] });
    expect(addendsOf(PACK, armed, cast({ die: 3, weapon: "staff" }))).toContainEqual({ source: "staff", number: 1 });
  });

  it("comes to what the rules say for its points", () => {
    expect([-2, 1, 2, 4, 5, 6, 7, 8, 9, 14].map((points) => rungAt("wolves", points))).toEqual([
      "lose",
      "lose",
      "miss",
      "miss",
      "biscuit",
      "biscuit",
      "advice",
      "advice",
      "magic",
      "magic",
    ]);
    expect([rungAt("gate", 7), rungAt("gate", 8)]).toEqual(["shut", "opened"]);
    expect([rungAt("sorcerer", 3), rungAt("sorcerer", 4)]).toEqual(["toad", "granted"]);
  });

  it("has chances that add up to all sides of the die", () => {
    const chances = chancesOf("wolves", 1);
    expect(Object.fromEntries(chances)).toEqual({ lose: 0, miss: 3, biscuit: 2, advice: 2, magic: 1 });
    expect(chancesOf("gate", 3).get("opened")).toBe(4);
  });
});

describe("the satchel", () => {
  it("stands for what can be done with its things", () => {
    const options = [
      option("discard rope", "tile"),
      option("cloak"),
      option("bite 2", "steps"),
      option("swap_advice"),
      option("roll"),
    ];
    expect(atTile(options, "rope", PACK).map((one) => one.option)).toEqual(["discard rope"]);
    expect(atTile(options, "magic_cloak", PACK).map((one) => one.option)).toEqual(["cloak"]);
    expect(atBiscuit(options, "2").map((one) => one.option)).toEqual(["bite 2"]);
    expect(atToken(options, "advice").map((one) => one.option)).toEqual(["swap_advice"]);
    expect(plain(options).map((one) => one.option)).toEqual(["roll"]);
  });

  it("does not stand for what one does not hold", () => {
    expect(inSatchel(option("cloak"), hero("red"), PACK)).toBe(false);
    expect(inSatchel(option("cloak"), hero("red", { satchel: ["magic_cloak"] }), PACK)).toBe(true);
  });
});

describe("the map", () => {
  it("keeps every field on the sheet, whatever its shape", () => {
    for (const aspect of [0.6, 1.3, 1.6, 2.2, 3]) {
      const drawn = layOut(PACK, { ...wishes, aspect });
      for (const { x, y } of drawn.places.values()) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(drawn.height);
      }
    }
  });

  it("draws an owner's pack that goes beyond the usual sheet", () => {
    const village = PACK.fields.village!;
    const far: PackShown = {
      ...PACK,
      fields: {
        ...PACK.fields,
        village: { ...village, at: [-40, 50] },
        castle: { ...village, id: "castle", at: [400, 300] },
      },
    };
    const drawn = layOut(far, wishes);
    for (const { x, y } of drawn.places.values()) {
      expect(x).toBeGreaterThan(EDGE * 0.5);
      expect(x).toBeLessThan(WIDTH - EDGE * 0.5);
      expect(y).toBeLessThan(drawn.height);
    }
  });

  it("puts a medallion beside the fields of its creature, and not upon them", () => {
    const [wolves] = layout.encounters;
    for (const id of ["den", "lair"]) {
      expect(distance(wolves!.at, placeIn(layout.places, id))).toBeGreaterThan(wolves!.size);
    }
  });

  it("never puts a medallion into the land of others", () => {
    const woods = PACK.lands[0]!;
    for (const [top, bottom] of [
      [0, 36],
      [44, 100],
    ] as const) {
      const others = {
        ...woods,
        id: "hills",
        outline: [
          [70, top],
          [150, top],
          [150, bottom],
          [70, bottom],
        ] as never,
      };
      const home = {
        ...woods,
        outline: [
          [70, 36],
          [150, 36],
          [150, 44],
          [70, 44],
        ] as never,
      };
      const drawn = layOut({ ...PACK, lands: [home, others] }, wishes);
      const hills = drawn.lands.find(({ land }) => land.id === "hills")!;
      expect(isInside(drawn.encounters[0]!.at, hills.points)).toBe(false);
    }
  });

  it("follows each road as one line from branch to branch", () => {
    expect(layout.roads.map(({ points }) => points.length).sort()).toEqual([2, 3, 4]);
  });

  it("knows what lies inside a land", () => {
    const [woods] = layout.lands;
    expect(isInside(placeIn(layout.places, "den"), woods!.points)).toBe(true);
    expect(isInside(placeIn(layout.places, "village"), woods!.points)).toBe(false);
  });
});

describe("words", () => {
  it("say who lies on a field because a turn is lost", () => {
    const lying = table([hero("red", { turns_to_miss: 1 }), hero("blue", { is_resting: true }), hero("green")]);
    const words = fieldWords(PACK, lying, PACK.fields.village!, name);
    expect(words).toContain("red (lying on its side, for it loses a turn), blue (lying on its side");
    expect(words).toMatch(/green$/);
  });

  it("say of a field what it does, in which land, and who is there", () => {
    const told = table([hero("red", { at: "den" })]);
    expect(fieldWords(PACK, told, PACK.fields.den!, name)).toBe(
      "den, dark_woods (−1 to white rolls), a Lucky Throw with −3 against wolves, here: red",
    );
  });

  it("say of a hero what is still missing", () => {
    const red = hero("red", { satchel: ["rope"] });
    const { words } = heroCloseup(PACK, table([red]), red, name);
    expect(words.join(" ")).toContain("Face wolves");
    expect(words.join(" ")).toContain("Carries: rope.");
  });
});

describe("pictures", () => {
  it("are there for everything that the default pack names", () => {
    const folder = join(import.meta.dirname, "../../src/fairytable/games/hungarian_folktales/content");
    for (const file of ["tiles.toml", "encounters.toml", "heroes.toml"]) {
      const ids = [...readFileSync(join(folder, file), "utf8").matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id ?? "");
      expect(ids.length).toBeGreaterThan(5);
      for (const id of ids) expect([id, pictureOf(id).length > 0]).toEqual([id, true]);
    }
  });

  it("are those of the kind for what an owner has invented", () => {
    const invented = { ...PACK, tiles: { ...PACK.tiles, harp: { ...PACK.tiles.rope!, id: "harp" } } };
    expect(pictureOf("harp", invented)).toEqual(pictureOf("useful"));
  });
});

describe("what happens", () => {
  const play = (theatre: FolktaleTheatre, key: keyof Events, values: object) =>
    theatre.play(event(0, key, values as Record<string, unknown>) as unknown as Event, new Pace(0));
  const begin = (...heroes: ReturnType<typeof hero>[]) =>
    new FolktaleTheatre(
      table(heroes),
      () => layout,
      () => PACK,
    );

  it("a walk stops at a Red Field until the meal is eaten", async () => {
    const theatre = begin(hero("red"));
    await play(theatre, "walked", { seat: "red", start: "village", way: ["apple", "meal", "den"], end: "den" });
    expect(theatre.table.heroes[0]?.at).toBe("meal");
    await play(theatre, "ate", { seat: "red", reason: "meal" });
    expect(theatre.table.heroes[0]?.at).toBe("den");
  });

  it("a throw keeps its sum in sight until something else is shown", async () => {
    const theatre = begin(hero("red", { satchel: ["dog"] }));
    await play(theatre, "encountered", { seat: "red", encounter: "wolves" });
    expect(theatre.cast).toMatchObject({ place: "wolves", die: 0 });
    await play(theatre, "threw", { seat: "red", place: "wolves", die: 7 });
    expect(theatre.cast).toMatchObject({ die: 7, points: 6 });
    await play(theatre, "advice_spent", { seat: "red", count: 1 });
    expect(theatre.rung).toBe("advice");
    await play(theatre, "points_counted", {
      seat: "red",
      place: "wolves",
      die: 7,
      sources: ["wolves", "dog", "advice"],
      numbers: [-3, 2, 1],
      clauses: ["HF-13.5", "HF-10.4", "HF-6.10"],
      outcome: "advice",
      points: 7,
    });
    expect(theatre.cast).toMatchObject({ points: 7, isCounted: true });
    await play(theatre, "turn_begins", { seat: "red", round: 2 });
    expect(theatre.cast).toBeNull();
  });

  it("a quest done is told on a banner, and the next view takes it away", async () => {
    const theatre = begin(hero("red"));
    await play(theatre, "quest_done", { seat: "red", tale: "wolves_tale", by: "red" });
    expect(theatre.banner).toMatchObject({ key: "quest", thing: "wolves_tale" });
    theatre.settle(table([hero("red")]));
    expect(theatre.banner).toBeNull();
  });

  it("two dice lie against each other in a Test of Courage", async () => {
    const theatre = begin(hero("red"), hero("blue"));
    await play(theatre, "courage_tested", { seat: "red", partner: "blue", white: 6, blue: 2 });
    expect(theatre.duel).toMatchObject({ white: 6, blue: 2 });
    await play(theatre, "biscuit_won-unseen", { seat: "red", loser: "blue" });
    expect(theatre.duel).not.toBeNull();
    await play(theatre, "turn_begins", { seat: "blue", round: 1 });
    expect(theatre.duel).toBeNull();
  });
});
