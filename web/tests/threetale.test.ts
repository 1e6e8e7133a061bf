import { describe, expect, it } from "vitest";
import {
  amountWords,
  bonusWords,
  deedWords,
  foeWords,
  helpfulAward,
  riskInShort,
  riskWords,
  spaceLabel,
} from "../src/boards/threetale/closeups";
import { PICTURES } from "../src/boards/threetale/drawings/pictures";
import { mirrored, outlined, sewnOf, stitch } from "../src/boards/threetale/drawings/stitches";
import {
  cellOf,
  clothFor,
  nextTurn,
  spaceAt,
  spacesOf,
  stretchesOf,
  TILE,
  turned,
  wallBetween,
} from "../src/boards/threetale/layout";
import { meaningsOf } from "../src/boards/threetale/options";
import { TaleTheatre } from "../src/boards/threetale/theatre.svelte";
import type { Event, Hero, ProphecyShown, ScenarioShown, ContentShown, View } from "../src/boards/threetale/types";
import { threatsOf, totalOf, wayTo, worksOf } from "../src/boards/threetale/view";
import { named } from "../src/boards/threetale/words";
import { SHEETS } from "../src/lib/frame.svelte";
import { Pace } from "../src/lib/pace";
import { event, option } from "./told";

const SEATS = ["red", "blue", "green"];
const name = (id: string) => named()[id] ?? id;

function hero(seat: string, told: Partial<Hero> = {}): Hero {
  return {
    seat,
    virtues: { love: 2, hope: 3, faith: 1, endeavour: 0, endurance: 0, mercy: 0 },
    hero: "silver_deer",
    speed: 2,
    spirit: 3,
    unused: 0,
    talents: [],
    artifacts: [],
    slots: {},
    used: [],
    used_in_turn: [],
    flips: [],
    spent_talents: [],
    quests: [],
    offerings: 0,
    stones: 0,
    bonus: [],
    deeds: {},
    altars: [],
    at: "0,0",
    steps_used: 0,
    actions_used: 0,
    trees_crossed: 0,
    more_steps: 0,
    more_actions: 0,
    next_steps: 0,
    next_actions: 0,
    faith_drawn: 0,
    cancel: 0,
    weaken: 0,
    waits_for: null,
    carried: [],
    marks: {},
    covered: [],
    away: false,
    immune: false,
    ...told,
  };
}

const GROUND = Object.fromEntries(["0,0", "1,0", "1,1", "0,1", "2,0", "3,0", "3,1", "2,1"].map((space) => [space, ""]));

function table(told: Partial<View> = {}): View {
  return {
    seats: SEATS,
    absent: [],
    heroes: [hero("red"), hero("blue", { at: "3,0" }), hero("green", { at: "3,1" })],
    decks: {},
    discards: {},
    tile_stack: 3,
    tiles: { "0,0": { tile: "tile_01", turn: "north" }, "1,0": { tile: "tile_02", turn: "north" } },
    ground: { ...GROUND },
    things: {},
    walls: {},
    next_tile: "",
    prophecies: [],
    order: SEATS,
    phase: "past",
    agenda: ["act"],
    turn: 0,
    turns: 0,
    blessings: 0,
    roll: null,
    aside: null,
    fight: null,
    treasure: [],
    offered: [],
    endurance: 0,
    mercy: 0,
    converted: 0,
    prophecy: "",
    difficulty: "",
    future: null,
    verdict: "",
    active: "red",
    standings: {},
    progress: [],
    threats: [],
    row: "",
    ...told,
  };
}

function future(told: Partial<NonNullable<View["future"]>> = {}): NonNullable<View["future"]> {
  return {
    scenario: "the_beginning",
    counters: { lights: 2 },
    decks: {},
    discards: {},
    round: 1,
    tokens: [],
    enemies: [],
    beaten: { first_shadow: 1 },
    in_force: {},
    grown: [],
    marked: [],
    anchored: [],
    lead: "",
    numbers: 0,
    ...told,
  };
}

function foe(at: string): NonNullable<View["future"]>["enemies"][number] {
  return {
    number: 1,
    kind: "first_shadow",
    at,
    speed: 1,
    defence: 5,
    strength: 2,
    damage: 1,
    form: 0,
    trait: "",
    group: "",
    fought: false,
    silenced: false,
    broken: false,
  };
}

const pack = {
  tiles: { tile_03: { id: "tile_03", spaces: ["portal", "white_stone", "red_stone", ""] } },
  heroes: {},
  artifacts: {},
  battles: {},
  treasures: {},
  quests: {},
  bonus: {},
  prophecies: {},
  scenarios: {},
  awards: {},
} as ContentShown;
const shadow = {
  enemies: { first_shadow: { id: "first_shadow", text: "", traits: [], shared_traits: "" } },
  tokens: {},
} as unknown as ScenarioShown;

describe("stitches", () => {
  it("are alike on both sides of the middle", () => {
    expect(mirrored(".rk")).toBe(".rkr.");
  });

  it("lie where their letter stands, thread by thread", () => {
    const { width, height, paths } = stitch(["r.", ".k"]);
    expect([width, height]).toEqual([2, 2]);
    expect(paths.map(({ thread }) => thread)).toEqual(["r", "k"]);
    expect(paths[1]?.path).toBe("M1.04 1.04h.92v.92h-.92z");
  });

  it("get an edge where linen would swallow them", () => {
    expect(outlined(["w"])).toEqual([".k.", "kwk", ".k."]);
  });

  it("make a picture of everything that is drawn", () => {
    for (const picture of Object.keys(PICTURES)) expect(sewnOf(picture, PICTURES).paths.length).toBeGreaterThan(0);
  });
});

describe("the map", () => {
  it("knows the four spaces of a cell, also left of the middle", () => {
    expect(spacesOf("-1,0")).toEqual(["-2,0", "-1,0", "-1,1", "-2,1"]);
    expect(cellOf("-1,1")).toBe("-1,0");
    expect(spaceAt("-1,0")).toEqual({ x: -30, y: 30 });
  });

  it("turns a tile clockwise", () => {
    expect(turned(["a", "b", "c", "d"], "north")).toEqual(["a", "b", "c", "d"]);
    expect(turned(["a", "b", "c", "d"], "east")).toEqual(["d", "a", "b", "c"]);
    expect(nextTurn(["north", "east"], "east")).toBe("north");
    expect(nextTurn(["north", "east"], "north", -1)).toBe("east");
  });

  it("is still while the land grows on the cloth, with room for the next tile", () => {
    const cloth = clothFor(SHEETS.landscape, 30, []);
    expect(clothFor(SHEETS.landscape, 30, ["0,0", "1,0", "3,0", "0,-2"], cloth)).toEqual(cloth);
    expect(cloth.width / cloth.height).toBeCloseTo(SHEETS.landscape.width / SHEETS.landscape.height, 2);
    expect(clothFor(SHEETS.landscape, 9, []).width).toBeLessThan(cloth.width);
  });

  it("shows the places around the land whole", () => {
    for (const sheet of Object.values(SHEETS)) {
      const cloth = clothFor(sheet, 30, ["0,0", "5,1", "-3,-3"], clothFor(sheet, 30, []));
      const drawn = 0.93 * TILE;
      expect(cloth.x).toBeLessThan(-3 * TILE - drawn);
      expect(cloth.x + cloth.width).toBeGreaterThan(6 * TILE + drawn);
      expect(cloth.y).toBeLessThan(-3 * TILE - drawn);
      expect(cloth.y + cloth.height).toBeGreaterThan(2 * TILE + drawn);
    }
  });

  it("moves on for a land that leaves the cloth, and becomes larger only if it must", () => {
    const cloth = clothFor(SHEETS.landscape, 30, []);
    const aside = clothFor(SHEETS.landscape, 30, ["0,0", "0,4"], cloth);
    expect([aside.width, aside.y > cloth.y]).toEqual([cloth.width, true]);
    const long = clothFor(SHEETS.landscape, 30, ["0,0", "0,6", "0,-6"], cloth);
    expect(long.height).toBeGreaterThan(13 * 120);
    expect(clothFor(SHEETS.landscape, 30, ["0,0"], long)).toEqual(long);
  });

  it("follows the way that a question foresees, space by space", () => {
    const foreseen = {
      before: { "1,0": "0,0", "2,0": "1,0", "4,0": "3,0" },
      detours: { "3,0": ["0,0", "0,1", "3,0"] },
    };
    expect(wayTo(foreseen, "0,0", "2,0")).toEqual(["0,0", "1,0", "2,0"]);
    expect(wayTo(foreseen, "0,0", "3,0")).toEqual(["0,0", "0,1", "3,0"]);
    expect(wayTo(foreseen, "0,0", "4,0")).toEqual(["0,0", "0,1", "3,0", "4,0"]);
    expect(wayTo({}, "0,0", "2,0")).toEqual(["0,0", "2,0"]);
  });

  it("has walls between spaces", () => {
    expect(wallBetween("0,0", "1,0")).toBe("M60 3 v54");
  });

  it("is walked in stretches between Portals", () => {
    const view = table({ ground: { ...GROUND, "0,1": "portal", "3,1": "portal" } });
    expect(stretchesOf(view, ["0,0", "0,1", "3,1", "3,0"])).toEqual([
      ["0,0", "0,1"],
      ["3,1", "3,0"],
    ]);
    expect(stretchesOf(view, ["0,0", "3,0"])).toEqual([["0,0", "3,0"]]);
  });
});

describe("what a question means on the board", () => {
  const meant = (...options: ReturnType<typeof option>[]) => meaningsOf(options, SEATS, "0,0");

  it("is found at spaces, cells, heroes, Virtues, cards and dice", () => {
    const meanings = meant(
      option("go 1,0", "space"),
      option("lay 0,1 east", "cell", "turn"),
      option("give sling blue", "thing", "player"),
      option("raise love", "virtue"),
      option("flip hope blank", "source", "side"),
      option("use sling", "artifact"),
      option("end"),
    );
    expect([...meanings.spaces.keys()]).toEqual(["1,0"]);
    expect([...meanings.cells.keys()]).toEqual(["0,1"]);
    expect(meanings.heroes.get("blue")?.length).toBe(1);
    expect(meanings.things.get("sling")?.length).toBe(2);
    expect([...meanings.virtues.keys()]).toEqual(["love", "hope"]);
    expect([...meanings.dice.keys()]).toEqual(["blank"]);
    expect(meanings.plain.map((told) => told.option)).toEqual(["end"]);
  });

  it("is found under the hero's own feet where it names no place", () => {
    const meanings = meant(option("sacrifice virtues", "what"), option("do lay_anchor here", "action", "target"));
    expect(meanings.spaces.get("0,0")?.length).toBe(2);
    expect(meant(option("do wake_friend green", "action", "target")).heroes.has("green")).toBe(true);
  });

  it("is left to the cards over the map where they are chosen", () => {
    expect(meant(option("hero silver_deer", "hero"), option("agree")).plain).toEqual([]);
  });
});

describe("the heroes", () => {
  it("stand as the rules say: all points of their Virtues, and how often each works", () => {
    const view = table({ standings: { red: { total: 6, works: { hope: 2 } } } });
    const [red, blue] = view.heroes as [Hero, Hero];
    expect([totalOf(view, red), worksOf(view, red, "hope"), worksOf(view, red, "love")]).toEqual([6, 2, 0]);
    expect([totalOf(view, blue), worksOf(view, blue, "hope")]).toEqual([0, 0]);
  });

  it("are threatened by the enemies that the rules name, as long as these are on the map", () => {
    const view = table({
      future: future({ enemies: [foe("1,0")] }),
      threats: [
        [1, "red"],
        [2, "blue"],
      ],
    });
    expect(threatsOf(view).map(({ enemy, seat }) => [enemy.at, seat])).toEqual([["1,0", "red"]]);
  });
});

describe("words", () => {
  it("say what lies and stands on a space", () => {
    const view = table({ things: { "1,0": "battle_2" }, future: future({ enemies: [foe("2,0")] }) });
    expect(spaceLabel(view, "1,0", name)).toBe("tile_01, upper right: Battle of level 2");
    expect(spaceLabel(view, "0,0", name)).toBe("tile_01, upper left: silver_deer of red");
    expect(spaceLabel(view, "2,0", name)).toContain("Defence 4 of 5");
    expect(spaceLabel(view, "0,1", name)).toBe("tile_01, lower left: empty");
  });

  it("say what is won, lost and risked", () => {
    expect(amountWords({ virtues: 2, speed: -1 }, name)).toBe("2 Virtue points, lose 1 Speed");
    expect(amountWords({ virtues: 1, artifact_2: 2 }, name)).toBe("1 Virtue point, 2 Artifacts of level 2");
    expect(bonusWords({ id: "tailwind", effects: [{ speed: 2 }, { dice: 1 }] }, name)).toBe("+2 Speed or +1 die");
    expect(riskWords({ wins: 84, loss: 2.6, is_exchange: false })).toBe(
      "About 84 of 100 such Battles are won, for about 3 Virtue points.",
    );
  });

  it("say how often an enemy falls at once where each side attacks once", () => {
    expect(riskInShort({ wins: 12, loss: 3.2, is_exchange: true })).toBe("falls 12 %, costs 3");
    expect(riskInShort({ wins: 84, loss: 2.6, is_exchange: false })).toBe("wins 84 %, costs 3");
  });

  it("say what an enemy can do, by itself and by the card that all of its kind share", () => {
    const card = { id: "heavy_shields", deck: "traits", text: "", gains: [] };
    const scenario = {
      ...shadow,
      enemies: {
        first_shadow: {
          ...shadow.enemies.first_shadow,
          traits: [{ do: "no_hope" }],
          shared_traits: "traits",
        },
      },
      cards: { heavy_shields: { ...card, traits: [{ do: "stronger", speed: 0, defence: 2, strength: 0 }] } },
    } as unknown as ScenarioShown;
    const view = table({ future: future({ in_force: { traits: "heavy_shields" } }) });
    expect(foeWords(view, scenario, foe("1,0"), name)).toEqual([
      "Hope cannot be used against it.",
      "heavy_shields. It has +2 Defence.",
    ]);
    expect(foeWords(view, scenario, { ...foe("1,0"), silenced: true }, name)[0]).toBe("Its Talent is off.");
  });

  it("say what a card of the Future does, also where the pack does not", () => {
    const card = { id: "light_feet", deck: "awakenings", text: "", traits: [] };
    expect(deedWords({ ...card, gains: [{ goods: { speed: 1 }, to_all: true }] }, name)).toBe(
      "Every hero gains 1 Speed.",
    );
    expect(deedWords({ ...card, gains: [] }, name)).toBe("Nothing happens.");
    expect(deedWords({ ...card, text: "Portals are closed.", gains: [] }, name)).toBe("Portals are closed.");
  });

  it("point at the award that a Prophecy hints at", () => {
    const prophecy = { awards: { virtues: 2, speed: 5, artifact: 3 } } as unknown as ProphecyShown;
    expect(helpfulAward(prophecy, ["virtues", "speed", "artifact_2"])).toBe("speed");
    expect(helpfulAward(undefined, ["virtues"])).toBe("");
  });
});

/** Time that stands still, so that what is under way is seen. */
class StillPace extends Pace {
  override glide(_designed: number, step: (part: number) => void): Promise<void> {
    step(0.5);
    return new Promise(() => {});
  }
}

describe("the theatre", () => {
  const play = async (view: View, key: string, values: Record<string, unknown>) => {
    const theatre = new TaleTheatre(view, () => pack);
    await theatre.play(event(1, key, values) as unknown as Event, new Pace(0));
    return theatre;
  };

  it("stitches a tile in with everything on it", async () => {
    const { table: shown } = await play(table({ next_tile: "tile_03" }), "tile_laid", {
      seat: "red",
      tile: "tile_03",
      cell: "0,1",
      turn: "east",
    });
    expect(shown.tiles["0,1"]).toEqual({ tile: "tile_03", turn: "east" });
    expect(shown.ground["1,2"]).toBe("portal");
    expect(shown.things["1,3"]).toBe("white_stone");
    expect(shown.next_tile).toBe("");
  });

  it("lets a hero walk, and a claimed thing leave the map", async () => {
    const walked = await play(table(), "went", {
      seat: "red",
      start: "0,0",
      space: "2,0",
      steps: 2,
      way: ["0,0", "1,0", "2,0"],
    });
    expect(walked.table.heroes[0]?.at).toBe("2,0");
    const claimed = await play(table({ things: { "0,0": "white_stone" } }), "claimed", {
      seat: "red",
      thing: "white_stone",
      space: "0,0",
    });
    expect(claimed.table.things).toEqual({});
  });

  it("lets a hero into one Portal and out of the other", () => {
    const view = table({ ground: { ...GROUND, "0,0": "portal", "3,1": "portal" } });
    const theatre = new TaleTheatre(view, () => pack);
    const went = event(1, "went", { seat: "red", start: "0,0", space: "3,1", steps: 1, way: ["0,0", "3,1"] });
    void theatre.play(went as unknown as Event, new StillPace());
    expect(theatre.passage).toEqual(["0,0", "3,1"]);
    expect(theatre.travellers[0]?.opacity).toBe(0.5);
    theatre.settle(view);
    expect(theatre.passage).toBe(null);
  });

  it("opens the duel, rolls the dice and marks the damage", async () => {
    const view = table();
    const theatre = new TaleTheatre(view, () => pack);
    const tell = (key: string, values: Record<string, unknown>) =>
      theatre.play(event(1, key, values) as unknown as Event, new Pace(0));
    await tell("battle_began", { seat: "red", card: "bog_imp", speed: 2, defence: 3, strength: 2 });
    await tell("attack_rolled", { seat: "red", dice: 4, positive: 2 });
    expect(theatre.table.roll?.dice).toEqual([1, 1, 0, 0]);
    await tell("die_turned", { seat: "red", source: "hope", side: "blank" });
    expect(theatre.table.roll?.dice).toEqual([1, 1, 1, 0]);
    await tell("damage_dealt", { seat: "red", enemy: "bog_imp", damage: 2, left: 1 });
    expect(theatre.table.fight?.damage).toBe(2);
    await tell("enemy_beaten", { seat: "red", enemy: "bog_imp" });
    expect(theatre.table.fight).toBe(null);
  });

  it("darkens the cloth when the Past is over, and unravels tiles", async () => {
    const ended = await play(table({ things: { "0,0": "quest" } }), "past_ended", {});
    expect([ended.table.phase, ended.table.things]).toEqual(["present", {}]);
    const unravelled = await play(table({ future: future() }), "tile_vanished", { cell: "1,0" });
    expect(Object.keys(unravelled.table.ground)).toEqual(["0,0", "1,0", "1,1", "0,1"]);
  });
});
