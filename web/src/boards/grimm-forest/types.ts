// Written by `python -m fairytable.server.types` from src/fairytable/games/grimm_forest/. Do not edit.

import type { EventOf, OptionOf, QuestionOf } from "../../lib/messages";

export const SEATS = ["blue", "green", "orange", "purple"] as const;

export const VERBS = {"announce": ["what"], "blow_down": ["material", "section"], "blow_down_corner": ["material", "section"], "bonus": ["reward"], "build": ["material", "section"], "choose": ["location", "card"], "cut_corners": ["material", "section"], "decline": [], "discard_fable": ["card"], "dismiss": ["friend"], "draw": [], "end": [], "first": ["player"], "friend": ["friend"], "gain": ["material"], "gift": ["material", "count"], "give": ["material"], "give_fable": ["card"], "give_friend": ["player"], "glean": ["location", "material"], "keep_cards": ["one", "other"], "keep_friend": [], "keep_plan": [], "look_fable": ["player"], "look_gather": ["player"], "lose": ["material"], "move": ["location"], "on_top": ["card"], "pay": ["material"], "pay_alone": [], "place": ["location"], "play": ["card"], "player": ["player"], "put": ["material"], "replace": ["location"], "resolve": ["card"], "return_gift": ["material", "count"], "special": ["friend"], "special_action": [], "stay": [], "steal": ["player", "material"], "swap": ["one", "other"], "take": ["material"], "take_fable": ["card"], "take_from": ["player"], "trade": ["material", "wanted"], "yes": [], "no": []} as const;

export const MATERIALS = ["straw", "wood", "brick"] as const;

export const LOCATIONS = ["fields", "forest", "brickyard", "market"] as const;

export const SECTIONS = ["floor", "walls", "roof"] as const;

export const PRICES = {"floor": 2, "walls": 4, "roof": 6} as const;

export const REPLENISHMENT = {"fields": {"straw": 5}, "forest": {"wood": 4}, "brickyard": {"brick": 3}, "market": {"straw": 1, "wood": 1, "brick": 1}} as const;

export const SITES = 5;

export const HOUSES = {"straw_floor": {"material": "straw", "height": 1}, "straw_walls": {"material": "straw", "height": 2}, "straw_roof": {"material": "straw", "height": 3}, "wood_floor": {"material": "wood", "height": 1}, "wood_walls": {"material": "wood", "height": 2}, "wood_roof": {"material": "wood", "height": 3}, "brick_floor": {"material": "brick", "height": 1}, "brick_walls": {"material": "brick", "height": 2}, "brick_roof": {"material": "brick", "height": 3}} as const;

export const HOUSES_TO_WIN = 3;

export type Location = "fields" | "forest" | "brickyard" | "market";

export type Material = "straw" | "wood" | "brick";

export type Piece = "straw_floor" | "straw_walls" | "straw_roof" | "wood_floor" | "wood_walls" | "wood_roof" | "brick_floor" | "brick_walls" | "brick_roof";

export type Place = "" | "fields" | "forest" | "brickyard" | "market";

export type Site = "" | "straw_floor" | "straw_walls" | "straw_roof" | "wood_floor" | "wood_walls" | "wood_roof" | "brick_floor" | "brick_walls" | "brick_roof";

export type Section = "floor" | "walls" | "roof";

export type Kind = "ordinary" | "monster" | "unique_location" | "next_turn" | "friend";

export type KnownFable = "a_friendly_game" | "big_bad_wolf" | "bridge_troll" | "chinny_chin_chin" | "consult_the_oracle" | "crystal_ball" | "curse_of_darkness" | "cutting_corners" | "dragon" | "fairy_food" | "ghostly_whispers" | "giant" | "grandmas_house" | "harvest_moon" | "hidden_vault" | "hired_help" | "little_helpers" | "lonely_castle" | "magic_flute" | "mysterious_stranger" | "night_at_the_tavern" | "powerful_friends" | "roar" | "royal_wedding" | "search_the_past" | "share_the_wealth" | "spy_network" | "taxation" | "thoughtful_gift" | "wandering_trader" | "wishing_well" | "wolf";

export type KnownFriend = "aladdin" | "ali_baba" | "cinderella" | "evil_queen" | "fairy_godmother" | "frog_prince" | "gingerbread_man" | "golden_goose" | "goldilocks" | "hansel_gretel" | "huntsman" | "jack_the_giant_slayer" | "little_mermaid" | "pinocchio" | "puss_in_boots" | "rapunzel" | "red_riding_hood" | "robin_hood" | "rumpelstiltskin" | "seven_dwarfs" | "sleeping_beauty" | "snow_white" | "thumbelina" | "tom_thumb" | "wood_cutter";

/** A player. `sites` holds the top section of the house on each building site, such as `wood_walls`, or nothing; those after the fifth are Cutting Corners. `next_turn` is the Fable of the last round that works in this one. Of the round going on: `fable` lies face up before the builder; `own_card` is the Gather card played and `plan` where the builder will go (both empty while they lie face down, see plans.py); `location` is where the pig is. `lock_later` is a Gather card that goes under the Little Mermaid in the wrap-up. */
export interface Builder {
  seat: string;
  resources: Record<Material, number>;
  hand: (string | null)[];
  sites: Site[];
  gathered: Record<Material, number>;
  gather_cards: Location[];
  locked: Location[];
  lock_later: Place;
  first_builder: Material[];
  friend: string;
  friend_since: number;
  announcement: string;
  robbed: string;
  booty: string;
  fable: string;
  monster_at: Place;
  next_turn: string;
  fairy_food_at: Place;
  own_card: Place;
  plan: Place;
  location: Place;
  actions: number;
}

/** A Fable that lies on a Location board. It works in the place of the seat that played it. */
export interface UniqueLocation {
  card: string;
  seat: string;
  location: Location;
}

/** A look into the Crystal Ball: after it the cards `plan` and `own` were laid down again, perhaps unchanged. The others know which cards they replace (`old_plan`, `old_own`) and which set could give another, no more. */
export interface Glance {
  old_plan: number;
  old_own: number;
  plan: number;
  own: number;
  choice: string[];
}

/** The Little Mermaid came while this card was played: everybody saw that it is none of those laid under her. */
export interface Lock {
  own: number;
  choice: string[];
}

/** All Gather cards and Fables laid face down. `sets` holds, for each Gather card, the set it was taken from. */
export interface Plans {
  cards: (string | null)[];
  sets: string[][];
  before: Record<string, number>;
  own: Record<string, number>;
  fables: (string | null)[];
  fable_of: Record<string, number>;
  glances: Glance[];
  locks: Record<string, Lock>;
}

/** Everything on the table. `builders` sit in turn order, the Starting Player first; they move up in every Clean Up. `window` is the moment of the round; `windows_played` counts the moments at which cards worked. In the Build phase `turn` is the place of the builder whose turn it is. `shown_friends` have been drawn and not been given to anybody yet. The last card of `fable_discard` and `friend_discard` lies on top. */
export interface ForestTable {
  seats: string[];
  absent: string[];
  first_player: string;
  round_limit: number;
  builders: Builder[];
  stock: Record<string, Record<string, number>>;
  sections: Record<Piece, number>;
  fable_deck: (string | null)[];
  fable_discard: string[];
  friend_deck: number;
  friend_discard: string[];
  shown_friends: string[];
  unique_locations: UniqueLocation[];
  on_rapunzel: Record<Material, number>;
  blind_fable: (string | null)[];
  plans: Plans | null;
  dreamer: string;
  round: number;
  window: string;
  windows_played: number;
  turn: number;
  actions_taken: number;
  specials_used: string[];
  monster_played: boolean;
  huntsman_rewarded: boolean;
  over: boolean;
}

/** What a pack prints on a card: `numbers` are those in its text, and its effect takes them by their names. Its type and its windows are those of the rules; a pack may repeat them. */
export interface FableShown {
  id: string;
  text: string;
  kind: Kind;
  windows: string[];
}

export interface FriendShown {
  id: string;
  ability: string;
  text: string;
  kind: Kind;
  windows: string[];
}

/** The cards of a pack. `minis` are the Monster figures in the box; `prince_die` the faces of the Prince's die; `numbers` what is printed on each card. */
export interface CardsShown {
  fables: Record<string, FableShown>;
  friends: Record<string, FriendShown>;
}

/** For each seat: what each section costs now on a building site, and on a Cutting Corners card, and the finished houses. */
export interface Overview {
  prices: Record<string, Record<Section, number>>;
  corner_prices: Record<string, Record<Section, number>>;
  finished: Record<string, number>;
}

export interface Verbs {
  announce: { what: string | number };
  blow_down: { material: Material; section: Section };
  blow_down_corner: { material: Material; section: Section };
  bonus: { reward: string | number };
  build: { material: Material; section: Section };
  choose: { location: Location; card: string | number };
  cut_corners: { material: Material; section: Section };
  decline: Record<string, never>;
  discard_fable: { card: string | number };
  dismiss: { friend: string | number };
  draw: Record<string, never>;
  end: Record<string, never>;
  first: { player: string | number };
  friend: { friend: string | number };
  gain: { material: Material };
  gift: { material: Material; count: string | number };
  give: { material: Material };
  give_fable: { card: string | number };
  give_friend: { player: string | number };
  glean: { location: Location; material: Material };
  keep_cards: { one: string | number; other: string | number };
  keep_friend: Record<string, never>;
  keep_plan: Record<string, never>;
  look_fable: { player: string | number };
  look_gather: { player: string | number };
  lose: { material: Material };
  move: { location: Location };
  on_top: { card: string | number };
  pay: { material: Material };
  pay_alone: Record<string, never>;
  place: { location: Location };
  play: { card: string | number };
  player: { player: string | number };
  put: { material: Material };
  replace: { location: Location };
  resolve: { card: string | number };
  return_gift: { material: Material; count: string | number };
  special: { friend: string | number };
  special_action: Record<string, never>;
  stay: Record<string, never>;
  steal: { player: string | number; material: Material };
  swap: { one: string | number; other: string | number };
  take: { material: Material };
  take_fable: { card: string | number };
  take_from: { player: string | number };
  trade: { material: Material; wanted: string | number };
  yes: Record<string, never>;
  no: Record<string, never>;
}

export type Option = OptionOf<Verbs>;

export interface Questions {
  first_builder_bonus: { material: Material };
  gain_which: { card: string; left: number };
  take_from_location: { card: string; location: Location; left: number };
  take_from_player: { card: string; player: string; left: number };
  give_gathered: { card: string; player: string; left: number };
  friendly_game: { card: string };
  crystal_ball: { card: string };
  change_plan: { plan: Location; whose: string; location: Location };
  place_fairy_food: { card: string };
  harvest: { card: string };
  choose_friend: { friends: string[] };
  thoughtful_gift: Record<string, never>;
  which_gift: { player: string };
  return_gift: { player: string; material: Material; count: number };
  place_unique_location: { card: string };
  ghostly_whispers: { cards: string[]; left: number };
  pay_hired_help: { price: number };
  search_the_past: { left: number };
  trade: { paid: number; gained: number };
  wishing_well: { card: string };
  run_away: { card: string; location: Location };
  consult_the_oracle: { players: string[] };
  lose_which: { card: string };
  pay_more_for_hired_help: Record<string, never>;
  aladdin: { friend: string };
  gingerbread_man: { location: Location; count: number };
  pinocchio: { friend: string };
  puss_in_boots_pays: { material: Material; section: Section };
  rapunzel: { friend: string; count: number };
  spin_straw: { count: number };
  sleeping_beauty: Record<string, never>;
  tom_thumb: Record<string, never>;
  ali_baba: Record<string, never>;
  goldilocks: { cards: string[] };
  plant_beans: { location: Location; left: number };
  puss_in_boots: { surcharge: number; "walls price"?: number; "walls corner_price"?: number };
  snow_white: { player: string };
  thumbelina: { location: Location; locations: Location[] };
  goldilocks_order: { cards: string[] };
  give_to_robin_hood: { player: string };
  keep_or_give: { friend: string; old: string };
  keep_cards: Record<string, never>;
  choose_cards: { must: boolean };
  evil_queen: Record<string, never>;
  share_the_market: { share: number };
  place_monster: { card: string };
  blow_down: { player: string };
  squeeze: { card: string };
  cancel_monster: { card: string; friend: string; location: Location; victims: string[] };
  who_ate_bacon: Record<string, never>;
  build_turn: { left: number; surcharge: number; "walls price"?: number; "walls corner_price"?: number };
  resolve_next: { cards: string[] };
  fairy_godmother: { left: number };
}

export type Question = QuestionOf<Questions, Option>;

export interface Events {
  /** The owner of the Starting Player token; `order` is the order of turns. */
  begins: { seat: string; order: string[] };
  round_begins: { round: number; seat: string };
  /** A Fable of the last round works in this one. */
  reminder: { seat: string; card: string };
  prince_took: { location: Location; material: Material; count: number };
  /** A Gather card, and a Fable or not. */
  cards_laid: { seat: string; fable: boolean };
  fable_revealed: { seat: string; card: string };
  gather_card_revealed: { seat: string; location: Location };
  gathered: { seat: string; location: Location; material: Material; count: number };
  /** `found` is what lay there, too little to be shared. */
  nothing_gathered: { location: Location; found: number };
  unique_location_ends: { card: string; location: Location };
  fables_put_away: { cards: string[] };
  starting_player: { seat: string };
  replenished: { location: Location; material: Material; count: number };
  match_ends: { winners: string[] };
  /** The round limit was reached without a winner. */
  match_stops: { round: number };
  /** From the Supply. */
  gained: { seat: string; material: Material; count: number };
  gained_one_of_each: { seat: string };
  /** To the Supply, for something. */
  paid: { seat: string; material: Material; count: number };
  /** To the Supply, for nothing. */
  lost: { seat: string; material: Material; count: number };
  /** From board to board. */
  handed_over: { seat: string; material: Material; count: number; giver: string };
  /** From what lies on a Location. */
  took_from: { seat: string; material: Material; count: number; location: Location };
  /** The other way round. */
  put_on_location: { seat: string; material: Material; count: number; location: Location };
  /** To the resources that wait there. */
  put_on_rapunzel: { seat: string; material: Material; count: number };
  drew_fables: { seat: string; count: number; cards: string[] };
  "drew_fables-unseen": { seat: string; count: number };
  /** From the hand. */
  discarded_fables: { seat: string; cards: string[] };
  /** It was revealed, and had no effect. */
  fable_discarded: { seat: string; card: string };
  /** In the discard pile. */
  fables_found: { seat: string; cards: string[] };
  /** The discarded ones went under the deck. */
  fables_reshuffled: Record<string, never>;
  fable_taken: { seat: string; giver: string; card: string };
  "fable_taken-unseen": { seat: string; giver: string };
  no_effect: { seat: string; card: string };
  declined: { seat: string; card: string };
  /** Somebody should hand over resources to another player or trade them, and has too few. */
  nothing_to_give: { seat: string; card: string };
  /** The Friend's time has come, and there is nothing to do. */
  friend_idle: { seat: string; friend: string };
  drew_friend: { seat: string; friend: string };
  gave_friend: { seat: string; receiver: string; friend: string };
  has_friend: { seat: string; friend: string };
  lost_friend: { seat: string; friend: string };
  rapunzel_emptied: { seat: string; count: number };
  no_friend_left: { seat: string };
  /** The discarded ones are the deck again. */
  friends_reshuffled: Record<string, never>;
  /** Gather cards went under the Little Mermaid. */
  cards_locked: { seat: string; locations: Location[] };
  cards_unlocked: { seat: string };
  /** Aladdin's owner says how the pig will be. */
  wished: { seat: string; what: string };
  /** Pinocchio's owner says where the pig will go. */
  announced: { seat: string; what: Location };
  huntsman_demands: { seat: string };
  /** The player's Sleeping Beauty chose the seat. */
  dreams: { seat: string; player: string };
  no_dream: { seat: string };
  looked_at_gather_card: { seat: string; whose: string; location: Location };
  "looked_at_gather_card-unseen": { seat: string; whose: string };
  looked_at_fable: { seat: string; whose: string; card: string };
  "looked_at_fable-unseen": { seat: string; whose: string };
  looked_at_fables: { seat: string; count: number; cards: string[] };
  "looked_at_fables-unseen": { seat: string; count: number };
  kept_fable: { seat: string; card: string };
  "kept_fable-unseen": { seat: string };
  looked_at_discard: { seat: string; cards: string[] };
  ran_through_the_forest: { seat: string };
  flew_away: { seat: string; location: Location };
  special_action: { seat: string; friend: string };
  /** `total` counts the actions of this round. */
  actions_gained: { seat: string; count: number; total: number };
  monster_placed: { seat: string; card: string; location: Location };
  monster_without_figure: { card: string };
  huntsman_cancels: { seat: string; card: string };
  monster_cancelled: { seat: string; card: string; friend: string };
  wolf_struck: { seat: string; location: Location; count: number };
  wolf_finds_no_house: { seat: string };
  blown_down: { seat: string; material: Material; section: Section };
  /** The Bridge Troll of the seat stops the player, who hands over so many. */
  squeezed: { seat: string; player: string; count: number };
  monsters_taken: { seat: string; cards: string[] };
  unique_location_placed: { seat: string; card: string; location: Location };
  fairy_food_placed: { seat: string; location: Location };
  ran_away: { seat: string; location: Location };
  /** Driven by the Roar; who draws the same Location again stays. */
  frightened: { seat: string; location: Location; stays: boolean };
  cursed: { seat: string; location: Location };
  "cursed-unseen": { seat: string };
  settled_plan: { seat: string; location: Location };
  "settled_plan-unseen": { seat: string };
  plans_swapped: { seat: string; one: string; other: string };
  looked_at_new_plan: { seat: string; location: Location };
  "looked_at_new_plan-unseen": { seat: string };
  corner_gained: { seat: string };
  hired: { seat: string };
  tavern_opened: { seat: string; friends: string[] };
  /** To the player's Powerful Friends. */
  action_lost: { seat: string; player: string; total: number };
  built: { seat: string; material: Material; section: Section; price: number };
  /** Puss in Boots lets the player pay for the seat. */
  sneaked: { seat: string; player: string; material: Material };
  surcharge_paid: { seat: string; player: string; material: Material; count: number };
  /** `houses` counts those of the seat. */
  house_finished: { seat: string; material: Material; houses: number };
  first_builder: { seat: string; material: Material };
  /** Somebody left the match for good. */
  left: { seat: string };
  /** The match ended because too few are left. */
  ended_by_leaving: { winners: string[] };
}

export type Event = EventOf<Events>;

export type View = ForestTable & Overview;

export interface Game {
  view: View;
  content: CardsShown;
  question: Question;
  event: Event;
}
