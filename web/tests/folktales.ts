import type {
  ContentShown,
  EncounterShown,
  FieldKind,
  FieldShown,
  Hero,
  TileShown,
  View,
} from "../src/boards/hungarian-folktales/types";

/** A small land of Hungarian Folktales, as the server tells it. */

function field(id: string, at: [number, number], kind: FieldKind, more: Partial<FieldShown> = {}): FieldShown {
  return { id, at, kind, thing: "", land: "", ...more };
}

export function tile(id: string, kind: TileShown["kind"], more: Partial<TileShown> = {}): TileShown {
  return {
    id,
    kind,
    text: `What ${id} does.`,
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
  text: "They howl.",
};

/**
 * village - apple - meal - den - lair - city, a dead end behind the meal, and a shortcut from the apple to the city:
 *
 *     village  apple  meal  den  lair  city
 *                      |
 *                     cave
 */
export const PACK: ContentShown = {
  board: {
    lands: {
      dark_woods: {
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
    },
    fields: Object.fromEntries(
      [
        field("village", [20, 50], "village"),
        field("apple", [40, 50], "apple"),
        field("meal", [60, 50], "red"),
        field("cave", [60, 70], "tile", { thing: "rope" }),
        field("den", [100, 40], "adventure", { thing: "wolves", land: "dark_woods" }),
        field("lair", [110, 40], "adventure", { thing: "wolves", land: "dark_woods" }),
        field("city", [140, 80], "city"),
      ].map((one) => [one.id, one]),
    ),
    neighbours: {
      village: ["apple"],
      apple: ["village", "meal"],
      meal: ["apple", "den", "cave"],
      cave: ["meal"],
      den: ["meal", "lair"],
      lair: ["den", "city"],
      city: ["lair"],
    },
    shortcuts: { gorge: { id: "gorge", tile: "rope", biscuits: 0 } },
    ends: { gorge: ["apple", "city"] },
    paths: { gorge_path_1: { id: "gorge_path_1", shortcut: "gorge", at: [90, 80] } },
    spaces: { wolves: ["den", "lair"] },
  },
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
    strong: { id: "strong", text: "Strong." },
    quick: { id: "quick", text: "Quick." },
  },
  encounters: { wolves: WOLVES },
  tales: {
    wolves_tale: { id: "wolves_tale", encounter: "wolves", text: "" },
    rope_tale: { id: "rope_tale", encounter: "wolves", text: "" },
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
