import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fieldCloseup, fieldWords, heroCloseup } from "../src/boards/hungarian-folktales/closeups";
import { pictureOf } from "../src/boards/hungarian-folktales/drawings/pictures";
import { EDGE, isInside, layOut, placeIn, WIDTH } from "../src/boards/hungarian-folktales/layout";
import { atBiscuit, atTile, atToken, plain } from "../src/boards/hungarian-folktales/options";
import { FolktaleTheatre } from "../src/boards/hungarian-folktales/theatre.svelte";
import type { Event, Events, Foreseen, ContentShown } from "../src/boards/hungarian-folktales/types";
import { doneOf, goalsOf, openGoalsOf, rungsOf, thingsOf } from "../src/boards/hungarian-folktales/view";
import { reachOf, waysOf } from "../src/boards/hungarian-folktales/ways";
import { distance } from "../src/kit/geometry";
import { SHEETS } from "../src/lib/frame.svelte";
import { Pace } from "../src/lib/pace";
import { hero, PACK, table, tile } from "./folktales";
import { event, option } from "./told";

const name = (id: string) => id;
const layout = layOut(PACK, "landscape", name);

describe("ways over the map", () => {
  const foreseen: Partial<Foreseen> = {
    fields: ["village", "apple", "meal", "den", "cave"],
    ways: [[0, 1, 2, 3], [0, 1, 2, 4], []],
    meals: [2],
  };

  it("are those that the question foresees, in the order of its options", () => {
    const ways = waysOf(foreseen, layout, [option("walk den", "field"), option("walk cave", "field"), option("salt")]);
    expect(ways.map(({ to }) => to)).toEqual(["den", "cave"]);
    expect(ways[0]?.line.end).toEqual(placeIn(layout.places, "den"));
  });

  it("cost a Biscuit for each Red Field that they enter, and none where they begin", () => {
    const [way] = waysOf(foreseen, layout, [option("walk den", "field")]);
    expect([way?.price, way?.meals]).toEqual([expect.stringContaining("1 Biscuit"), ["meal"]]);
    const [onward] = waysOf({ ...foreseen, ways: [[2, 3]] }, layout, [option("walk den", "field")]);
    expect([onward?.price, onward?.meals]).toEqual([undefined, []]);
  });

  it("are none where nothing is foreseen", () => {
    expect(waysOf({}, layout, [option("walk den", "field")])).toEqual([]);
  });

  it("tell before the roll which numbers bring one where", () => {
    const reach = reachOf(
      { reach: { roll: { 1: 2, 2: 3 }, "bite 3": { 3: 3 } }, ends: { 2: ["meal"], 3: ["den", "meal"] } },
      "roll",
    );
    expect(Object.fromEntries(reach)).toEqual({ meal: "1 2", den: "2" });
    expect(reachOf({ reach: {}, ends: {} }, "bite 2").size).toBe(0);
  });
});

describe("a tale", () => {
  it("is as far as the table tells", () => {
    const told = table([hero("red")], { missing: { red: [0, 1] } });
    expect(goalsOf(told, "red").map(({ id, isDone }) => [id, isDone])).toEqual([
      ["wolves", true],
      ["magic_cloak", false],
    ]);
    expect(openGoalsOf(told, "red").map(({ id }) => id)).toEqual(["magic_cloak"]);
    expect(doneOf(told, "red")).toBe(1);
    expect(goalsOf(told, "blue")).toEqual([]);
  });

  it("is about whom one meets and what one brings there", () => {
    expect(thingsOf({ kind: "quest", id: "wolves", brings: "rope", count: 1 })).toEqual(["wolves", "rope"]);
    expect(thingsOf({ kind: "hold", id: "magic_cloak", brings: "", count: 1 })).toEqual(["magic_cloak"]);
  });
});

describe("a Lucky Throw", () => {
  it("has other outcomes at the gate and at the Sorcerer", () => {
    expect(rungsOf("gate").map(({ key }) => key)).toEqual(["shut", "opened"]);
    expect(rungsOf("sorcerer").map(({ key }) => key)).toEqual(["toad", "granted"]);
    expect(rungsOf("wolves")[0]).toEqual({ key: "lose", least: null });
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
});

describe("the map", () => {
  it("keeps every field on the sheet, whatever its shape", () => {
    for (const format of ["landscape", "low", "portrait"] as const) {
      const drawn = layOut(PACK, format, name);
      expect(drawn.height / WIDTH).toBeCloseTo(SHEETS[format].height / SHEETS[format].width, 2);
      for (const { x, y } of drawn.places.values()) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(drawn.height);
      }
    }
  });

  it("draws an owner's pack that goes beyond the usual sheet", () => {
    const village = PACK.board.fields.village!;
    const far: ContentShown = {
      ...PACK,
      board: {
        ...PACK.board,
        fields: {
          ...PACK.board.fields,
          village: { ...village, at: [-40, 50] },
          castle: { ...village, id: "castle", at: [400, 300] },
        },
      },
    };
    const drawn = layOut(far, "landscape", name);
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
    const woods = PACK.board.lands.dark_woods!;
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
      const drawn = layOut({ ...PACK, board: { ...PACK.board, lands: { home, others } } }, "landscape", name);
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
    const words = fieldWords(PACK, lying, PACK.board.fields.village!, name);
    expect(words).toContain("red (lying on its side, for it loses a turn), blue (lying on its side");
    expect(words).toMatch(/green$/);
  });

  it("say of a field what it does, in which land, and who is there", () => {
    const told = table([hero("red", { at: "den" })]);
    expect(fieldWords(PACK, told, PACK.board.fields.den!, name)).toBe(
      "den, dark_woods (−1 to white rolls), a Lucky Throw with −3 against wolves, here: red",
    );
  });

  it("cite for a tile the clause by which one of its kind is found", () => {
    const cited = (thing: string) =>
      fieldCloseup(PACK, table([]), { ...PACK.board.fields.cave!, thing }, [], name).clause;
    expect(["rope", "magic_cloak", "dog"].map(cited)).toEqual(["HF-12.4", "HF-12.5", "HF-10.1"]);
    expect(fieldCloseup(PACK, table([]), PACK.board.fields.village!, [], name).clause).toBe("HF-0.7");
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

  it("a throw shows its sum as soon as it is told, and keeps it until something else is shown", async () => {
    const theatre = begin(hero("red"));
    await play(theatre, "encountered", { seat: "red", encounter: "wolves" });
    expect(theatre.cast).toMatchObject({ place: "wolves", die: 0, addends: [] });
    const open = { place: "wolves", advice: 0, trickery: 0, key: 0, weapon: "", offered: "", wish: "", of_toad: false };
    const addends: [string, number, string][] = [["wolves", -3, "HF-13.5"]];
    const before = { addends, sides: [4, 3, 1, 0, 0], points: 0, outcome: "" };
    theatre.settle(table([hero("red")], { throw: { ...open, die: 0 }, count: before }));
    expect(theatre.cast).toMatchObject({ seat: "red", addends, sides: [4, 3, 1, 0, 0] });
    await play(theatre, "threw", { seat: "red", place: "wolves", die: 7 });
    expect(theatre.cast).toMatchObject({ die: 7, addends, outcome: "" });
    const after = { addends, sides: [], points: 4, outcome: "miss" };
    theatre.settle(table([hero("red")], { throw: { ...open, die: 7 }, count: after }));
    expect(theatre.cast).toMatchObject({ die: 7, points: 4, outcome: "miss" });
    await play(theatre, "points_counted", {
      seat: "red",
      place: "wolves",
      die: 7,
      sources: ["wolves", "advice"],
      numbers: [-3, 1],
      clauses: ["HF-13.5", "HF-6.10"],
      outcome: "biscuit",
      points: 5,
    });
    expect(theatre.cast).toMatchObject({ points: 5, outcome: "biscuit" });
    expect(theatre.cast?.addends[1]).toEqual(["advice", 1, "HF-6.10"]);
    await play(theatre, "turn_begins", { seat: "red", round: 2 });
    expect(theatre.cast).toBeNull();
  });

  it("a Wishing Table is seen as what it is called in the pack", async () => {
    const feast: ContentShown = {
      ...PACK,
      tiles: { ...PACK.tiles, cauldron: tile("cauldron", "magical", { deeds: ["table"] }) },
    };
    const shown: string[] = [];
    const theatre = new FolktaleTheatre(
      table([hero("red", { satchel: ["rope", "cauldron"] })]),
      () => layout,
      () => feast,
    );
    const pace = new Pace(0);
    pace.glide = (_length, draw) => {
      draw(0.5);
      shown.push(...theatre.travellers.map(({ what }) => what.picture));
      return Promise.resolve();
    };
    await theatre.play(event(0, "table_laid", { seat: "red", reason: "debt" }) as unknown as Event, pace);
    expect(shown).toEqual(["cauldron"]);
  });

  it("a quest done is told on a banner, and the next view takes it away", async () => {
    const theatre = begin(hero("red"));
    await play(theatre, "quest_done", { seat: "red", tale: "wolves_tale", by: "red" });
    expect(theatre.banner).toMatchObject({ key: "quest", thing: "wolves_tale" });
    expect(doneOf(theatre.table, "red")).toBe(1);
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
