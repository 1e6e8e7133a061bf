import type {
  EncounterShown,
  FieldShown,
  FolktaleTable,
  Hero,
  PackShown,
  TileShown,
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
    boosts: {},
    weapon: false,
    steps: 0,
    step_tile: false,
    cancels: [],
    uses: 0,
    trickery: 0,
    gate: 0,
    forged_into: "",
    forging: 0,
    throws_again: false,
    steps_away: 0,
    feeds: false,
    changes_tiles: false,
    opens: [],
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
      tile("staff", "starting", { weapon: true, boosts: { wolves: 1 } }),
      tile("enchanted_sword", "magical", { weapon: true, boosts: { wolves: 2 } }),
      tile("dog", "animal", { boosts: { wolves: 2 } }),
      tile("magic_cloak", "magical", { uses: 1, steps_away: 7 }),
      tile("white_stallion", "animal", { step_tile: true, steps: 2 }),
      tile("leather_boots", "starting", { step_tile: true, cancels: ["dark_woods"] }),
      tile("trickster", "trickster", { trickery: 5 }),
    ].map((one) => [one.id, one]),
  ),
  heroes: {
    strong: { id: "strong", words: "Strong.", boosts: { wolves: 1 }, free: [] },
    quick: { id: "quick", words: "Quick.", boosts: {}, free: [] },
  },
  encounters: { wolves: WOLVES },
  tales: {
    wolves_tale: {
      id: "wolves_tale",
      encounter: "wolves",
      hand_over: {},
      hold: ["magic_cloak", "enchanted_sword"],
      gold: 0,
      words: "",
    },
    rope_tale: {
      id: "rope_tale",
      encounter: "wolves",
      hand_over: { rope: 1 },
      hold: ["magic_cloak"],
      gold: 2,
      words: "",
    },
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

export function table(heroes: Hero[], facts: Partial<FolktaleTable> = {}): FolktaleTable {
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
    due: [],
    salt_gone: 0,
    trickster_waits: false,
    trickster_to: "",
    trickster_from: "",
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
    ...facts,
  };
}
