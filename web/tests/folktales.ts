import type {
  EncounterShown,
  FieldShown,
  Hero,
  PackShown,
  TileShown,
  View,
} from "../src/boards/hungarian-folktales/types";

/** A small land of Hungarian Folktales, as the server tells it. */

function field(id: string, at: [number, number], kind: string, neighbours: string[], more: Partial<FieldShown> = {}) {
  return { id, at, kind, thing: "", land: "", neighbours, ...more } satisfies FieldShown;
}

export function tile(id: string, kind: string, more: Partial<TileShown> = {}): TileShown {
  return {
    id,
    kind,
    words: `What ${id} does.`,
    clause: "",
    uses: 0,
    forged_into: "",
    deeds: [],
    deeds_in_throw: [],
    ...more,
  };
}

const WOLVES: EncounterShown = {
  id: "wolves",
  kind: "foe",
  modifier: -3,
  words: "They howl.",
  fields: ["den", "lair"],
};

/**
 * village - apple - meal - den - lair - city, a dead end behind the meal, and a shortcut from the apple to the city:
 *
 *     village  apple  meal  den  lair  city
 *                      |
 *                     cave
 */
export const PACK: PackShown = {
  lands: [
    {
      id: "dark_woods",
      steps: -1,
      ribbon: [120, 20],
      outline: [
        [90, 10],
        [150, 10],
        [150, 60],
        [90, 60],
      ],
    },
  ],
  fields: Object.fromEntries(
    [
      field("village", [20, 50], "village", ["apple"]),
      field("apple", [40, 50], "apple", ["village", "meal"]),
      field("meal", [60, 50], "red", ["apple", "den", "cave"]),
      field("cave", [60, 70], "tile", ["meal"], { thing: "rope" }),
      field("den", [100, 40], "adventure", ["meal", "lair"], { thing: "wolves", land: "dark_woods" }),
      field("lair", [110, 40], "adventure", ["den", "city"], { thing: "wolves", land: "dark_woods" }),
      field("city", [140, 80], "city", ["lair"]),
    ].map((one) => [one.id, one]),
  ),
  shortcuts: [
    { id: "gorge", ends: ["apple", "city"], path: [{ id: "gorge_path_1", at: [90, 80] }], tile: "rope", biscuits: 0 },
  ],
  tiles: Object.fromEntries(
    [
      tile("rope", "useful"),
      tile("staff", "starting", { deeds_in_throw: ["wield staff"] }),
      tile("enchanted_sword", "magical", { deeds_in_throw: ["wield enchanted_sword"] }),
      tile("dog", "animal"),
      tile("magic_cloak", "magical", { uses: 1, deeds: ["cloak"], deeds_in_throw: ["slip_away"] }),
      tile("white_stallion", "animal", { deeds: ["roll_with white_stallion"] }),
      tile("leather_boots", "starting", { deeds: ["roll_with leather_boots"] }),
      tile("trickster", "trickster", { deeds_in_throw: ["trickster"] }),
    ].map((one) => [one.id, one]),
  ),
  heroes: {
    strong: { id: "strong", words: "Strong." },
    quick: { id: "quick", words: "Quick." },
  },
  encounters: { wolves: WOLVES },
  tales: {
    wolves_tale: { id: "wolves_tale", encounter: "wolves", words: "" },
    rope_tale: { id: "rope_tale", encounter: "wolves", words: "" },
  },
  limits: { tiles: 5, biscuits: 7, advice: 7, gold: 3 },
};

export function hero(seat: string, facts: Partial<Hero> = {}): Hero {
  return {
    seat,
    team: seat === "red" ? 0 : 1,
    is_young: false,
    tales: ["wolves_tale"],
    satchel: [],
    toads: [],
    spent: {},
    biscuits: ["1", "2"],
    at: "village",
    hero: "quick",
    done: 0,
    leaves_at: "",
    advice: 1,
    gold: 1,
    salt: 0,
    boot: 0,
    turns_to_miss: 0,
    is_resting: false,
    ...facts,
  };
}

/** A table where everybody has to face the wolves and to carry a cloak. */
export function table(heroes: Hero[], facts: Partial<View> = {}): View {
  return {
    seats: heroes.map(({ seat }) => seat),
    absent: [],
    heroes,
    biscuits: [],
    tales_left: 0,
    tiles: {},
    starting_items: [],
    gone: [],
    advice: 9,
    gold: 9,
    agenda: [],
    salt_gone: 0,
    trickster_waits: false,
    first: 0,
    turn: 0,
    round: 1,
    used: [],
    proposed: [],
    dropped: [],
    challenged: "",
    set_aside: [],
    die: 0,
    step_tile: "",
    found: "",
    has_stopped: false,
    is_ending: false,
    is_shopping: false,
    is_fresh: true,
    may_test: false,
    came_by: "",
    movement: null,
    throw: null,
    trade: null,
    winners: [],
    goals: Object.fromEntries(
      heroes.map(({ seat }) => [
        seat,
        [
          { kind: "quest", id: "wolves", brings: "", count: 1 },
          { kind: "hold", id: "magic_cloak", brings: "", count: 1 },
        ],
      ]),
    ),
    missing: Object.fromEntries(heroes.map(({ seat }) => [seat, [1, 1]])),
    ready: [],
    count: null,
    ...facts,
  };
}
