import type {
  Adventurer,
  FieldShown,
  ContentShown,
  Overview,
  QuestShown,
  View,
} from "../src/boards/dice-upon-a-time/types";

/** A small land of Dice Upon a Time, as the server tells it. */

function field(id: string, at: [number, number], group = "building", ability = ""): FieldShown {
  return {
    id,
    at,
    group,
    ability,
    text: `${id}.`,
    does: ability ? `Does ${ability}.` : "",
    is_trap: group === "king",
  };
}

const FIELDS = [
  field("town", [600, 450], "start", "town"),
  field("inn", [415, 365]),
  field("church", [625, 285]),
  field("king", [668, 150], "king", "king"),
  field("well", [610, 600]),
  field("apple", [575, 735], "resource", "apple"),
  field("clouds", [590, 60], "border"),
  field("big_sea", [75, 440], "border"),
  field("steed_ne", [1130, 150], "steed", "steed"),
  field("steed_se", [1130, 845], "steed", "steed"),
];
const ROUTES: [string, string, number][] = [
  ["town", "inn", 2],
  ["town", "church", 3],
  ["town", "king", 6],
  ["town", "well", 2],
  ["well", "apple", 3],
  ["inn", "big_sea", 5],
  ["church", "clouds", 5],
  ["church", "steed_ne", 4],
  ["well", "steed_se", 4],
];

function quest(told: Partial<QuestShown>): QuestShown {
  return {
    points: 2,
    kind: "bring",
    text: "Do it.",
    place: "",
    tokens: {},
    item: "",
    ...told,
  };
}

const MAGIC = [
  "starwort",
  "golden_ball",
  "cudgel_in_the_sack",
  "wishing_cap",
  "ball_of_yarn",
  "blue_light",
  "hazel_branch",
  "seven_league_boots",
];
const spirit = (id: string, at: [number, number], sockets: number, stacks: boolean) => ({
  id,
  at,
  sockets,
  stacks,
  value: 1,
  text: "It watches.",
});

export const LAND: ContentShown = {
  size: { width: 1200, height: 900 },
  fields: Object.fromEntries(FIELDS.map((told) => [told.id, told])),
  routes: Object.fromEntries(
    ROUTES.map(([one, other, value]) => [`${one}-${other}`, { id: `${one}-${other}`, between: [one, other], value }]),
  ),
  spirits: {
    rabbit: spirit("rabbit", [80, 80], 1, true),
    wolf: spirit("wolf", [1120, 80], 1, false),
    snake: spirit("snake", [1120, 820], 1, true),
    fox: spirit("fox", [80, 820], 2, false),
  },
  faces: { plain: ["3", "4", "5", "5", "6", "6"], book: ["1", "2", "3", "4", "5", "story"] },
  dice: {
    plain_3: { kind: "plain", face: "3", value: 3 },
    plain_5: { kind: "plain", face: "5", value: 5 },
    book_1: { kind: "book", face: "1", value: 1 },
    book_story: { kind: "book", face: "story", value: 6 },
  },
  levels: { "2": [30, 40, 50, 60] },
  characters: { rapunzel: { text: "Roll again.", per_chapter: 1 } },
  quests: {
    star_money: quest({ kind: "discard", tokens: { coin: 2 } }),
    to_the_inn: quest({ place: "inn", tokens: { coin: 1 } }),
    the_pipe: quest({ points: 4, kind: "fetch", place: "town", item: "magic_pipe" }),
  },
  magic: Object.fromEntries(MAGIC.map((id) => [id, { text: "It works.", window: "turn", copies: 1 }])),
  stories: {
    iron_shoes: {
      kind: "curse",
      text: "They are hot.",
      either: [],
      points: -2,
      applies_together: true,
    },
    split_sack: {
      kind: "bad_luck",
      text: "A hole.",
      either: [{ text: "One." }, { text: "Other." }],
      points: 0,
      applies_together: true,
    },
  },
  events: {
    dry_roads: { text: "The ground is firm.", steeds_closed: false },
  },
};

export function adventurer(seat: string, told: Partial<Adventurer> = {}): Adventurer {
  return {
    seat,
    at: "town",
    tokens: { coin: 0, bread: 0, apple: 0 },
    magic: [],
    drawn: [],
    pool: ["plain_5"],
    spent: [],
    foxed: [],
    fresh: [],
    quests: [],
    done: [],
    fetched: [],
    stories: [],
    character: "rapunzel",
    uses: 0,
    rabbits: 0,
    thumblings: 0,
    has_passed: false,
    ...told,
  };
}

const OVERVIEW: Overview = {
  rules: {
    coop: false,
    story: true,
    magic: true,
    abilities: true,
    chapters: 6,
    height: 2,
    events: "face-down",
    thumblings: 3,
    chapter_limit: 0,
    standstill: 0,
    chosen: false,
    fly_swat: false,
    rough: false,
  },
  idle: [],
  height: 2,
  values: {},
  least: {},
  full: [],
  asleep: [],
  points: { red: 0, blue: 0 },
  level: null,
  met: { red: {}, blue: {} },
  fulfilled: { red: [], blue: [] },
  errands: {},
};

/** The rules of a match in which all play together. */
export const TOGETHER = { ...OVERVIEW.rules, coop: true };

export function told(view: Partial<View> = {}): View {
  return {
    ...OVERVIEW,
    seats: ["red", "blue"],
    absent: [],
    adventurers: [adventurer("red"), adventurer("blue")],
    sockets: {},
    decks: { "2": [null, null], "3": [null], "4": [null] },
    shown: {},
    magic_deck: [null, null],
    magic_discard: [],
    story_deck: [null],
    story_discard: [],
    events_to_come: 6,
    event_row: [],
    events_past: [],
    open_quests: [],
    common: [],
    common_done: [],
    wolf_dice: [],
    wolf_was_here: false,
    chapter: 1,
    event: "",
    marker: "red",
    snake: "",
    agenda: ["turn"],
    active: "red",
    placed: "",
    route: "",
    doubles: false,
    must_walk: false,
    was_moved: false,
    mount: "",
    looks_ahead: false,
    offers: 0,
    has_completed: false,
    being_read: [],
    moved_by: "",
    refusals: 0,
    offered_magic: [],
    returned_magic: [],
    last_drawn: false,
    stirred: false,
    idle_chapters: 0,
    all_done_in: 0,
    swatters: [],
    ...view,
  };
}
