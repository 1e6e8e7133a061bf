// Written by `python -m fairytable.server.types` from src/fairytable/games/threetale/. Do not edit.

import type { EventOf, OptionOf, QuestionOf } from "../../lib/messages";

export const SEATS = ["red", "blue", "green"] as const;

export const VERBS = {"agree": [], "attack": ["enemy", "space"], "attack_now": [], "award": ["goods", "count"], "begin": [], "bless": ["player"], "block": [], "block_with": ["card"], "choose_bonus": ["card", "effect"], "choose_card": ["card"], "claim": ["thing", "space"], "cool": ["player"], "cover": ["virtue"], "difficulty": ["level"], "discard": ["card"], "do": ["action", "target"], "done": [], "drop": ["token"], "end": [], "enter": ["space"], "escape": [], "escape_with": ["artifact"], "face": [], "flip": ["source", "side"], "give": ["thing", "player"], "go": ["space"], "hand_in": ["first", "second", "third"], "hero": ["hero"], "keep": ["artifact"], "keeper": ["player"], "lay": ["cell", "turn"], "lead": ["player"], "lose": ["virtue"], "lose_artifact": ["artifact"], "mercy": ["player", "virtue"], "move_to": ["space"], "next": ["gain"], "order": ["first", "second", "third"], "raise": ["virtue"], "refuse": [], "reroll": ["side"], "result": [], "sacrifice": ["what"], "stone": [], "swap": ["card"], "take": ["virtue"], "talent": ["talent"], "target": ["enemy", "space"], "thirst": ["virtue"], "turn_die": ["side"], "uncover": ["virtue"], "unmark": ["mark", "player"], "use": ["artifact"]} as const;

export const VIRTUES = ["love", "hope", "faith", "endeavour", "endurance", "mercy"] as const;

export const SLOTS = ["head", "hands", "feet"] as const;

export const TURNS = ["north", "east", "south", "west"] as const;

export const HIGHEST = 13;

export const FULL_SPIRIT = 3;

export const THRESHOLDS = [3, 7, 11] as const;

export const PRICES = {"1": 2, "2": 4, "3": 6} as const;

export const SHEVITSA_FOR = {"1": 2, "2": 4, "3": 6} as const;

export const VIRTUES_FOR_SHEVITSA = 3;

export type Slot = "head" | "hands" | "feet";

export type Usage = "passive" | "active" | "once";

export type AimKind = "counter" | "on_map" | "marked" | "marked_together" | "beaten" | "carried" | "at" | "left";

export type KnownTile = "tile_01" | "tile_02" | "tile_03" | "tile_04" | "tile_05" | "tile_06" | "tile_07" | "tile_08" | "tile_09" | "tile_10" | "tile_11" | "tile_12" | "tile_13" | "tile_14" | "tile_15" | "tile_16" | "tile_17" | "tile_18" | "tile_19" | "tile_20" | "tile_21" | "tile_22" | "tile_23" | "tile_24" | "tile_25" | "tile_26" | "tile_27" | "tile_28" | "tile_29" | "tile_30";

export type KnownHeroBoard = "youngest_son" | "silver_deer" | "queen_of_living_water" | "unborn_maiden" | "sun_and_moon" | "vampires_bride" | "starred_boy";

export type KnownArtifact = "rue_wreath" | "feather_circlet" | "leather_cap" | "mourning_scarf" | "basil_posy" | "blue_bead" | "hazel_staff" | "sling" | "iron_sickle" | "spiked_distaff" | "fire_pot" | "smoke_pouch" | "pigskin_tsarvuli" | "woodsmans_boots" | "nettle_wraps" | "dancing_shoes" | "hares_foot" | "goose_grease" | "shepherds_kalpak" | "oracles_veil" | "bronze_helm" | "embroidered_kerchief" | "peony_crown" | "amulet_of_eyes" | "sica" | "hunters_bow" | "woodcutters_axe" | "boar_spear" | "thunderstone" | "shield_of_reeds" | "messengers_sandals" | "deerhide_boots" | "trip_chain" | "horo_slippers" | "falcon_anklet" | "river_stilts" | "crown_of_seuthes" | "orphic_laurel" | "odrysian_helm" | "bridal_diadem" | "garland_of_ages" | "golden_mask" | "rhomphaia" | "samodivas_bow" | "axe_of_lightning" | "spear_of_the_thracian_rider" | "star_iron_dart" | "flask_of_living_water" | "winged_boots" | "zmey_skin_boots" | "titans_greaves" | "nestinars_soles" | "hourglass_spurs" | "horseshoe_of_the_sun";

export type KnownBattleCard = "hearth_talasam" | "bog_imp" | "well_shade" | "karakondzhul" | "hungry_wolf" | "stone_boar" | "roadside_brigand" | "night_strix" | "mill_goblin" | "whirlwind" | "ford_maiden" | "grave_nav" | "iron_toothed_ogre" | "vampir" | "samodiva" | "hala_whelp" | "plague_maiden" | "forest_mother" | "copper_giant" | "warlock_of_the_crossroads" | "heart_wrecker" | "three_headed_lamia" | "zmey_of_the_ridge" | "mora_of_endless_night" | "hala_queen" | "drowned_tsar" | "nameless_plague" | "mirror_knight" | "spinner_of_fates" | "lord_of_bones";

export type KnownTreasureCard = "shepherds_purse" | "clay_jar" | "beggars_bowl" | "hollow_oak" | "mouses_hoard" | "weavers_chest" | "golden_birds_nest" | "roadside_spring" | "cart_wreck" | "bee_skep" | "barrow_niche" | "haiduks_cache" | "sunken_boat" | "silver_rhyton" | "orphans_loom" | "old_icon_chest" | "dragons_scale" | "whispering_well" | "monastery_cellar" | "golden_quince" | "the_golden_set" | "tomb_of_the_king" | "heart_of_the_mountain" | "lamias_hoard" | "bottomless_chest" | "smith_of_the_sun" | "devils_bargain" | "cave_of_echoes" | "wishing_fish" | "star_well";

export type KnownQuestCard = "nine_mountains_over" | "wolf_at_the_door" | "hundredth_head" | "white_harvest" | "red_thread" | "faster_than_the_wind" | "gift_for_a_friend" | "pilgrims_vow" | "six_candles" | "dressed_for_the_feast";

export type KnownBonusCard = "battle_cry" | "lucky_thread" | "turned_coin" | "wind_or_wit" | "tailwind" | "quick_hands" | "long_day" | "second_wind" | "idle_tale" | "empty_pocket" | "hot_trail" | "wild_leap" | "bared_teeth" | "long_claws" | "black_rage" | "thick_hide" | "scaly_hide" | "stone_skin" | "yawn" | "stumble";

export type KnownProphecy = "prophecy_of_the_beginning" | "prophecy_of_parallel_land" | "prophecy_of_grasp" | "prophecy_of_iron_clasp" | "prophecy_of_heartless_court" | "prophecy_of_five_rings" | "prophecy_of_unravelling" | "prophecy_of_wood_without_paths";

export type KnownAwardRow = "smooth" | "daring" | "brutal";

export type KnownScenario = "the_beginning" | "parallel_land" | "the_grasp" | "the_iron_clasp" | "the_heartless_court" | "the_five_rings" | "the_unravelling" | "the_wood_without_paths";

export type KnownTokenKind = "light" | "gloom" | "mirror" | "lantern" | "shard" | "crack" | "root" | "captive" | "harpoon" | "light_harpoon" | "sound_harpoon" | "heavy_harpoon" | "sleeper" | "bell" | "seal" | "throne" | "clue" | "ring_of_dice" | "ring_of_flips" | "ring_of_actions" | "ring_of_trees" | "ring_of_mercy" | "red_fragment" | "blue_fragment" | "gold_fragment" | "anchor" | "thread" | "way_out" | "path" | "exit" | "berry" | "bark" | "bone" | "feather" | "resin";

export type KnownEnemyKind = "first_shadow" | "reflection" | "maw" | "segment" | "hypnotist" | "ruler_of_salt" | "ruler_of_coin" | "ruler_of_glass" | "ruler_of_iron" | "guard_of_wood" | "guard_of_stone" | "guard_of_steel" | "hunter" | "guardian" | "briar_hound" | "moss_crone" | "antlered_shade" | "wandering_light" | "root_snake" | "thorn_knight" | "owl_eyed_watcher" | "hollow_bear" | "old_stag";

export type KnownFutureCard = "gloom_spreads" | "long_shadow" | "cold_breath" | "stillness" | "strong_image" | "hard_glass" | "a_breath_ahead" | "thick_glass" | "hopeless_image" | "land_of_closed_doors" | "land_of_tailwind" | "land_of_mud" | "slanting_land" | "plain_land" | "bright_shard" | "something_inside" | "sharp_edge" | "barbed_tentacle" | "long_tentacle" | "armoured_tentacle" | "venomous_tentacle" | "plain_tentacle" | "new_growth" | "breath_of_the_maw" | "lashing" | "slack_water" | "found_sound_harpoon" | "found_heavy_harpoon" | "found_light_harpoon" | "iron_will" | "iron_hand" | "empty_gaze" | "spinning_disc" | "apprentice" | "come_closer" | "stand_still" | "give_up" | "walk_slowly" | "at_ease" | "clear_thread" | "broken_disc" | "deep_breath" | "morning_call" | "light_feet" | "sharp_halberds" | "heavy_shields" | "crossbows" | "on_patrol" | "drowsy_guards" | "pay_again" | "call_the_guard" | "new_orders" | "court_holiday" | "heart_of_silver" | "heart_of_bread" | "heart_of_fire" | "fast_hunter" | "armoured_hunter" | "fierce_hunter" | "tireless_hunter" | "young_hunter" | "riddle_of_the_altar" | "riddle_of_the_gift" | "riddle_of_chance" | "riddle_of_company" | "riddle_of_the_thread" | "found_bread" | "found_thread" | "found_shoes" | "found_box" | "found_chest" | "wider_tear" | "loose_ground" | "folded_doors" | "fraying" | "a_stitch_holds" | "small_echo" | "loud_echo" | "slow_sap" | "thick_bark" | "dark_leaves" | "sunny_path" | "red_path" | "lost_and_found_path" | "cut_path" | "downhill_path";

export type KnownFutureQuest = "first_dawn" | "one_world_again" | "eight_shards" | "hardly_a_crack" | "the_grip_is_loosened" | "nobody_left_behind" | "three_stumps" | "the_clasp_is_open" | "all_awake" | "light_sleep" | "four_empty_thrones" | "ten_guards" | "little_tribute" | "the_engine_sleeps" | "steady_hands" | "five_finds" | "through_the_needles_eye" | "most_of_the_map" | "nobody_fell" | "out_of_the_wood" | "three_guardians" | "six_creatures";

/** TT-2.4: for the seat of `player`. */
export interface PickHero {
  type: "pick_hero";
  seats: string[];
  proposal: number;
  refused: number[];
  player: string;
}

/** TT-3.1, TT-18.10. */
export interface ChooseOrder {
  type: "choose_order";
  seats: string[];
  proposal: number;
  refused: number[];
}

/** TT-18.7. */
export interface ChooseDifficulty {
  type: "choose_difficulty";
  seats: string[];
  proposal: number;
  refused: number[];
}

/** TT-11.6: of an Artifact from a Blessing. */
export interface ChooseKeeper {
  type: "choose_keeper";
  seats: string[];
  proposal: number;
  refused: number[];
  giver: string;
  receiver: string;
}

/** TT-15.1: with a card of this level. */
export interface EnterBattle {
  type: "enter_battle";
  seat: string;
  level: number;
}

/** Effects, one after the other. `script` names the list and `about` the card, token, Action or enemy it belongs to; `place` is how far it is. `seat` is the hero and `target` the space or hero that they are about. */
export interface CarryOut {
  type: "carry_out";
  script: string;
  about: string;
  place: number;
  seat: string;
  target: string;
}

/** TT-26.4: the enemies with these numbers move and attack, one after the other. */
export interface EnemiesMove {
  type: "enemies_move";
  numbers: number[];
}

/** TT-6.5. */
export interface RaiseVirtue {
  type: "raise_virtue";
  seat: string;
  clause: string;
  count: number;
  chosen: boolean;
}

/** TT-10.11. Of a Blessing, `receiver` is the hero for whom it was given. */
export interface DrawArtifacts {
  type: "draw_artifacts";
  seat: string;
  clause: string;
  count: number;
  level: number;
  receiver: string;
  chosen: boolean;
}

/** TT-9.6: of the Virtues `lost` in a fight, once for each point. */
export interface RegainVirtue {
  type: "regain_virtue";
  seat: string;
  clause: string;
  count: number;
  lost: string[];
}

/** TT-12.5, TT-16.3. */
export interface LoseVirtue {
  type: "lose_virtue";
  seat: string;
  clause: string;
  count: number;
}

/** TT-12.5, TT-16.2: of this level; 0 if any will do. */
export interface LoseArtifact {
  type: "lose_artifact";
  seat: string;
  clause: string;
  count: number;
  level: number;
}

/** TT-7.14: a card from Faith that is not used. TT-7.23: any card of the turn. */
export interface LoseBonus {
  type: "lose_bonus";
  seat: string;
  clause: string;
  count: number;
  from_faith: boolean;
}

/** TT-19.7. */
export interface CoverVirtue {
  type: "cover_virtue";
  seat: string;
  clause: string;
  count: number;
}

/** TT-19.7: whose Trance is taken away says which Virtue wakes up. */
export interface UncoverVirtue {
  type: "uncover_virtue";
  seat: string;
  clause: string;
  count: number;
}

/** TT-19.1: `most` are there in all. */
export interface MarkHero {
  type: "mark_hero";
  seat: string;
  clause: string;
  count: number;
  mark: string;
  most: number;
}

/** TT-10.11: one of those that are offered. */
export interface KeepArtifact {
  type: "keep_artifact";
  seat: string;
  clause: string;
  level: number;
  receiver: string;
}

/** TT-9.4. */
export interface LearnTalent {
  type: "learn_talent";
  seat: string;
  clause: string;
  level: number;
}

/** TT-18.8. */
export interface TakeAward {
  type: "take_award";
  seat: string;
  clause: string;
}

/** TT-19.1: all marks of a kind are taken from one hero. */
export interface Cure {
  type: "cure";
  seat: string;
  clause: string;
  mark: string;
}

/** TT-9.6: one of the `cards` that were drawn for a claim on the space `target`. */
export interface ChooseCard {
  type: "choose_card";
  seat: string;
  clause: string;
  deck: string;
  target: string;
  cards: string[];
}

/** Where a `rule` of the scenario works on a `thing`. */
export interface ChooseSpace {
  type: "choose_space";
  seat: string;
  clause: string;
  rule: string;
  thing: string;
}

/** The number of different tokens for a `rule` of the scenario that works on this space. */
export interface HandIn {
  type: "hand_in";
  seat: string;
  clause: string;
  count: number;
  rule: string;
  space: string;
}

/** One of these falls on the hero's space. */
export interface DropToken {
  type: "drop_token";
  seat: string;
  clause: string;
  tokens: string[];
}

/** TT-26.10: to the nearest free space. */
export interface MoveAway {
  type: "move_away";
  seat: string;
  clause: string;
}

/** TT-26.9: damage to an enemy of a kind. `damaged_only`: to one that has some; `silence`: its traits are off for good. */
export interface HitEnemy {
  type: "hit_enemy";
  seat: string;
  clause: string;
  enemy: string;
  damage: number;
  damaged_only: boolean;
  silence: boolean;
}

/** TT-16.2. */
export interface GainForVirtues {
  type: "gain_for_virtues";
  seat: string;
  clause: string;
}

/** TT-16.2: two Artifacts of this level are given. */
export interface FinishPair {
  type: "finish_pair";
  seat: string;
  clause: string;
  level: number;
}

/** TT-26.4. */
export interface WasHurt {
  type: "was_hurt";
  seat: string;
  clause: string;
  enemy: string;
  damage: number;
}

/** TT-15.12: the enemy with this number. */
export interface HasBeaten {
  type: "has_beaten";
  seat: string;
  clause: string;
  enemy: string;
  number: number;
}

/** A die that `source` turned over, for an enemy of the Future, the trial at a place or the dice of an Artifact; without these it was for the Battle or Treasure going on (TT-7.9). */
export interface Flip {
  source: string;
  enemy: number;
  trial: string;
  artifact: string;
}

/** A Quest card and what its holder has done since it has it. `altars` are those it sacrificed at. */
export interface QuestHeld {
  card: string;
  deeds: Record<string, number>;
  altars: string[];
}

/** A Bonus card of this turn. `effect` is the one chosen of two; only cards from Faith can be lost with it. */
export interface BonusHeld {
  card: string;
  from_faith: boolean;
  used: boolean;
  effect: string;
}

/** The card or kind of an enemy, and the number of one on the map. */
export interface Opponent {
  card: string;
  enemy: number;
}

/** A hero. `slots` are the Artifacts fixed for this turn. What was used may not be used again: `used` are Artifacts in this round of a fight and Talents in this turn, `used_in_turn` Artifacts outside of fights. `unused` are Shevitsa. `more_steps` and `more_actions` count for this turn, `next_steps` and `next_actions` for the next one. `cancel` and `weaken` wait for the next round of the enemy that `waits_for` names. `carried` are tokens of the Future, `marks` count others, `covered` are Virtues that do not work. A hero that is `away` has left the map alive. */
export interface Hero {
  seat: string;
  virtues: Record<string, number>;
  hero: string;
  speed: number;
  spirit: number;
  unused: number;
  talents: string[];
  artifacts: string[];
  slots: Record<string, string>;
  used: string[];
  used_in_turn: string[];
  flips: Flip[];
  spent_talents: string[];
  quests: QuestHeld[];
  offerings: number;
  stones: number;
  bonus: BonusHeld[];
  deeds: Record<string, number>;
  altars: string[];
  at: string;
  steps_used: number;
  actions_used: number;
  trees_crossed: number;
  more_steps: number;
  more_actions: number;
  next_steps: number;
  next_actions: number;
  faith_drawn: number;
  cancel: number;
  weaken: number;
  waits_for: Opponent | null;
  carried: string[];
  marks: Record<string, number>;
  covered: string[];
  away: boolean;
  immune: boolean;
}

/** A tile of the map, and how it is turned. */
export interface LaidTile {
  tile: string;
  turn: string;
}

/** Dice on the table: 0 is blank, 1 positive, 2 positive and spent. `kind` is attack, enemy, treasure, trial or artifact, `artifact` who rolls. `trait` is the die of an enemy's Talent, -1 if there is none. `fresh` are dice rolled again by the effect going on, `rerolls` how many it may still roll, `turns` how many dice may still be turned to any side, `hope` how many were turned by Hope. The die of a Talent is a roll by itself (TT-7.10): if Hope turned it, that is `hope_on_trait`. */
export interface Roll {
  seat: string;
  kind: string;
  dice: number[];
  fresh: number[];
  trait: number;
  rerolls: number;
  turns: number;
  hope: number;
  hope_on_trait: boolean;
  artifact: string;
}

/** A hero against an enemy. `mode` is battle (to the end), exchange (each side once) or threat (the enemy once). `card` is a Battle card or the kind of an enemy of the Future, `enemy` the number of that enemy on the map. `side` is whose round it is. `promises` are the Artifacts whose promise waits for victory. `lost` are Virtues lost in this fight. `to_take` is damage still to be distributed. */
export interface Fight {
  seat: string;
  mode: string;
  card: string;
  speed: number;
  defence: number;
  strength: number;
  enemy: number;
  damage: number;
  shield: number;
  bonus: string[];
  side: string;
  first: string;
  rounds: number;
  enemy_rounds: number;
  fear: number;
  thirst: number;
  extra: number;
  extra_round: boolean;
  promises: string[];
  lost: Record<string, number>;
  to_take: number;
  taken: number;
}

/** A token of the Future on the map. `note` says what became of it, such as the card that was turned up there. */
export interface Token {
  kind: string;
  at: string;
  note: string;
}

/** An enemy of the Future on the map. `form` counts those beaten; `group` ties some together. The traits of one that is `silenced` do not work now, of one that is `broken` never again. */
export interface Enemy {
  number: number;
  kind: string;
  at: string;
  speed: number;
  defence: number;
  strength: number;
  damage: number;
  form: number;
  trait: string;
  group: string;
  fought: boolean;
  silenced: boolean;
  broken: boolean;
}

/** The scenario being played. `in_force` are the cards that last, by deck; `beaten` counts enemies by kind. `grown` are spaces where Trees grew, `marked` are tiles that will vanish, `anchored` those that are held once; `numbers` counts the enemies that came; `lead` is the hero who gave last, or the Ruler who is active. */
export interface Future {
  scenario: string;
  counters: Record<string, number>;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  round: number;
  tokens: Token[];
  enemies: Enemy[];
  beaten: Record<string, number>;
  in_force: Record<string, string>;
  marked: string[];
  grown: string[];
  anchored: string[];
  lead: string;
  numbers: number;
}

/** Everything on the table. `order` is the turn order, `turn` counts the turns of the phase. `ground` is what is printed on every space of the map, `things` what lies there, `walls` the spaces beside it to which no Step leads. `offered` are the three Artifacts of which one is kept. `aside` is the roll that waits while an Artifact rolls dice of its own. `terrain` is derived from the map. */
export interface TaleTable {
  seats: string[];
  absent: string[];
  agenda: ("reveal_prophecy" | "next_turn" | "begin_turn" | "draw_for_turn" | "start_of_turn" | "lay_tile" | "enter_map" | "act" | "at_altar" | "end_turn" | "begin_round" | "threaten" | "end_round" | "before_fight" | "before_roll" | "after_roll" | "meet_damage" | "choose_treasure" | "read_treasure" | "read_trial" | "read_own_dice" | PickHero | ChooseOrder | ChooseDifficulty | ChooseKeeper | EnterBattle | CarryOut | EnemiesMove | RaiseVirtue | DrawArtifacts | RegainVirtue | LoseVirtue | LoseArtifact | LoseBonus | CoverVirtue | UncoverVirtue | MarkHero | KeepArtifact | LearnTalent | TakeAward | Cure | ChooseCard | ChooseSpace | HandIn | DropToken | MoveAway | HitEnemy | GainForVirtues | FinishPair | WasHurt | HasBeaten)[];
  heroes: Hero[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  tile_stack: number;
  tiles: Record<string, LaidTile>;
  ground: Record<string, string>;
  things: Record<string, string>;
  walls: Record<string, string[]>;
  next_tile: string;
  prophecies: string[];
  order: string[];
  phase: string;
  turn: number;
  turns: number;
  blessings: number;
  roll: Roll | null;
  aside: Roll | null;
  fight: Fight | null;
  treasure: string[];
  offered: string[];
  endurance: number;
  mercy: number;
  converted: number;
  prophecy: string;
  difficulty: string;
  future: Future | null;
  verdict: string;
}

/** A land of four spaces, clockwise from the top left. `golden` tiles are those of the tutorial. `blocked_edges` are pairs of its spaces, by their numbers 1 to 4, between which no Step leads. */
export interface TileShown {
  id: string;
  spaces: string[];
}

export interface TalentShown {
  id: string;
  level: number;
  text: string;
}

/** A hero to choose: Virtues and Speed at the start, six Talents. */
export interface HeroBoardShown {
  id: string;
  story: string;
  virtues: Record<string, number>;
  speed: number;
  bars: Record<string, number>;
  talents: TalentShown[];
}

/** `needs` is the number of positive dice that an active one costs. */
export interface ArtifactShown {
  id: string;
  level: number;
  slot: Slot;
  use: Usage;
  text: string;
  needs: number;
  story: string;
}

/** An enemy of the Past. `bonus` is how many Enemy Bonus cards it draws. */
export interface BattleCardShown {
  id: string;
  level: number;
  prize: Record<string, number>;
  bonus: number;
  text: string;
  story: string;
}

/** What one result of the dice gives or takes. */
export interface TreasureRowShown {
  goods: Record<string, number>;
  losses: Record<string, number>;
}

/** The rows for no, for one or two, and for three positive dice. */
export interface TreasureCardShown {
  id: string;
  level: number;
  none: TreasureRowShown;
  some: TreasureRowShown;
  three: TreasureRowShown;
  story: string;
}

export interface QuestCardShown {
  id: string;
  text: string;
  prize: Record<string, number>;
  story: string;
}

/** `effects` is empty for "nothing"; of two only one may be used. */
export interface BonusCardShown {
  id: string;
  effects: Record<string, number>[];
}

/** One possible Future. `suits` names heroes that are well suited; `scenario` is the id of its scenario. */
export interface ProphecyShown {
  id: string;
  number: number;
  story: string;
  bars: Record<string, number>;
  quest_text: string;
  scenario: string;
  suits: string[];
  awards: Record<string, number>;
}

/** What each hero may choose from on a difficulty level. */
export interface AwardRowShown {
  awards: Record<string, number>[];
}

/** What a Sacred Stone does in a scenario: in the own turn, no Action. `passive`: it works by being there. */
export interface StoneUseShown {
  text: string;
}

/** The head of a scenario's file. `numbers` are those that its own rules read. */
export interface ScenarioSheetShown {
  number: number;
  story: string;
  goal: string;
  rounds: number;
  stone: StoneUseShown;
}

/** What a card or a token gives, to one hero or to all. */
export interface GainShown {
  goods: Record<string, number>;
  to_all: boolean;
}

/** `keep`: who claims it carries it. `gives` are powers of who carries it, `heavy` its price in Speed. With `damage` it can be thrown once in a fight; one that `cures` then takes all marks of that kind from one hero. */
export interface TokenKindShown {
  id: string;
  text: string;
  gains: GainShown[];
}

/** Other numbers than printed. */
export interface StrongerShown {
  do: "stronger";
  speed: number;
  defence: number;
  strength: number;
}

/** Strength grows by 1 with each point of a counter above a number. */
export interface StrongerByCounterShown {
  do: "stronger_by_counter";
  counter: string;
  above: number;
}

/** It attacks first, whatever the Speeds. */
export interface AttacksFirstShown {
  do: "attacks_first";
}

/** In each of its rounds it rolls a die; if positive, the damage left after all changes is doubled. */
export interface DoublesOnDieShown {
  do: "doubles_on_die";
}

/** When its Defence first falls to half or less it makes one extra round of attack. */
export interface ExtraRoundAtHalfShown {
  do: "extra_round_at_half";
}

/** The first damage of each round of the hero does nothing. */
export interface IgnoresDamageShown {
  do: "ignores_damage";
  damage: number;
}

/** Hope cannot be used against it. */
export interface NoHopeShown {
  do: "no_hope";
}

/** Before each round of the hero it rolls a die; if positive, the hero rolls fewer dice (at least 1). */
export interface FrightensShown {
  do: "frightens";
  dice: number;
}

/** It loses marked damage after each of its rounds that inflicted damage. */
export interface RegainsShown {
  do: "regains";
  defence: number;
}

/** Each point of damage is taken from the Virtue that is highest then. */
export interface HitsHighestVirtueShown {
  do: "hits_highest_virtue";
}

/** Its Strength is the Love of the hero at the start, if that is higher, up to a number. */
export interface MirrorsLoveShown {
  do: "mirrors_love";
  most: number;
}

/** It rolls all its blank dice again in its first round. */
export interface RerollsBlanksShown {
  do: "rerolls_blanks";
}

/** A hero who blocks it with Spirit also loses Virtues. */
export interface BlockCostsShown {
  do: "block_costs";
  virtues: number;
}

/** A hero that takes damage from it gets a mark, as long as fewer than `most` are there in all. */
export interface MarksOnHitShown {
  do: "marks_on_hit";
  mark: string;
  most: number;
}

/** At the end of a round in which nobody attacked it, it loses marked damage. */
export interface HealsAloneShown {
  do: "heals_alone";
  damage: number;
}

/** It moves so many Steps in the Threat step. */
export interface MovesShown {
  do: "moves";
  steps: number;
}

/** In the Threat step it attacks from so many spaces away. */
export interface ReachesShown {
  do: "reaches";
  spaces: number;
}

/** An enemy of the Future: its forms are beaten one after the other. `moves` Steps in each Threat step, as many as its Speed if it `runs`; `attacks` heroes beside it then. `trait_deck`: a card of that deck is its trait; `shared_traits`: those of the card in force of that deck. `closed` until a condition holds it cannot be attacked. `on_space`: it is fought from its own space and does not block it. */
export interface EnemyKindShown {
  id: string;
  traits: (StrongerShown | StrongerByCounterShown | AttacksFirstShown | DoublesOnDieShown | ExtraRoundAtHalfShown | IgnoresDamageShown | NoHopeShown | FrightensShown | RegainsShown | HitsHighestVirtueShown | MirrorsLoveShown | RerollsBlanksShown | BlockCostsShown | MarksOnHitShown | HealsAloneShown | MovesShown | ReachesShown)[];
  shared_traits: string;
  text: string;
}

/** A card of one of the scenario's decks. */
export interface FutureCardShown {
  id: string;
  deck: string;
  traits: (StrongerShown | StrongerByCounterShown | AttacksFirstShown | DoublesOnDieShown | ExtraRoundAtHalfShown | IgnoresDamageShown | NoHopeShown | FrightensShown | RegainsShown | HitsHighestVirtueShown | MirrorsLoveShown | RerollsBlanksShown | BlockCostsShown | MarksOnHitShown | HealsAloneShown | MovesShown | ReachesShown)[];
  text: string;
  gains: GainShown[];
}

/** Points for the team at the end. One without a condition is the win itself; `if_won` ones count only with it. */
export interface FutureQuestShown {
  id: string;
  points: number;
  is_main: boolean;
}

/** A part of what wins or loses that can be counted: a counter, enemies beaten, tokens on the map, marks on one hero or on all together, tokens that everybody carries, a place. It holds from `count` on, or up to it (`is_most`). */
export interface AimShown {
  kind: AimKind;
  what: string;
  count: number;
  is_most: boolean;
}

/** One Future, complete. */
export interface ScenarioShown {
  sheet: ScenarioSheetShown;
  tokens: Record<string, TokenKindShown>;
  enemies: Record<string, EnemyKindShown>;
  cards: Record<string, FutureCardShown>;
  quests: Record<string, FutureQuestShown>;
  id: string;
  aims: AimShown[];
  limits: AimShown[];
}

/** A pack that was checked. */
export interface ContentShown {
  tiles: Record<string, TileShown>;
  heroes: Record<string, HeroBoardShown>;
  artifacts: Record<string, ArtifactShown>;
  battles: Record<string, BattleCardShown>;
  treasures: Record<string, TreasureCardShown>;
  quests: Record<string, QuestCardShown>;
  bonus: Record<string, BonusCardShown>;
  prophecies: Record<string, ProphecyShown>;
  awards: Record<string, AwardRowShown>;
  scenarios: Record<string, ScenarioShown>;
}

/** `wins` in a hundred such fights; `loss`: Virtue points that it probably takes; `is_exchange`: each side attacks once, and `wins` is the chance that the enemy falls at once. */
export interface Risk {
  wins: number;
  loss: number;
  is_exchange: boolean;
}

/** What the asked hero could come to in this turn: the `risks` of fights, and the ways to the spaces in reach. A way comes to a space from the one `before` it, and so on from the start; where it does not, it is among the `detours`, the first and the last space included. */
export interface Prospect {
  risks: Record<string, Risk>;
  before: Record<string, string>;
  detours: Record<string, string[]>;
}

/** How a hero stands: the sum of the Virtues, and how often each of those that work does. */
export interface Standing {
  total: number;
  works: Record<string, number>;
}

/** What follows from the table for everybody: whose turn it is, how each seat's hero stands, how far the aims of the Future have come and then its limits, which enemies, by their numbers, are `threats` to which seats, and the `row` of a Treasure that its dice lead to. */
export interface Overview {
  active: string | null;
  standings: Record<string, Standing>;
  progress: number[];
  threats: [number, string][];
  row: "" | "none" | "some" | "three";
}

export interface Verbs {
  agree: Record<string, never>;
  attack: { enemy: string | number; space: string | number };
  attack_now: Record<string, never>;
  award: { goods: string | number; count: string | number };
  begin: Record<string, never>;
  bless: { player: string | number };
  block: Record<string, never>;
  block_with: { card: string | number };
  choose_bonus: { card: string | number; effect: string | number };
  choose_card: { card: string | number };
  claim: { thing: string | number; space: string | number };
  cool: { player: string | number };
  cover: { virtue: string | number };
  difficulty: { level: string | number };
  discard: { card: string | number };
  do: { action: string | number; target: string | number };
  done: Record<string, never>;
  drop: { token: string | number };
  end: Record<string, never>;
  enter: { space: string | number };
  escape: Record<string, never>;
  escape_with: { artifact: string | number };
  face: Record<string, never>;
  flip: { source: string | number; side: string | number };
  give: { thing: string | number; player: string | number };
  go: { space: string | number };
  hand_in: { first: string | number; second: string | number; third: string | number };
  hero: { hero: string | number };
  keep: { artifact: string | number };
  keeper: { player: string | number };
  lay: { cell: string | number; turn: string | number };
  lead: { player: string | number };
  lose: { virtue: string | number };
  lose_artifact: { artifact: string | number };
  mercy: { player: string | number; virtue: string | number };
  move_to: { space: string | number };
  next: { gain: string | number };
  order: { first: string | number; second: string | number; third: string | number };
  raise: { virtue: string | number };
  refuse: Record<string, never>;
  reroll: { side: string | number };
  result: Record<string, never>;
  sacrifice: { what: string | number };
  stone: Record<string, never>;
  swap: { card: string | number };
  take: { virtue: string | number };
  talent: { talent: string | number };
  target: { enemy: string | number; space: string | number };
  thirst: { virtue: string | number };
  turn_die: { side: string | number };
  uncover: { virtue: string | number };
  unmark: { mark: string | number; player: string | number };
  use: { artifact: string | number };
}

export type Option = OptionOf<Verbs>;

export interface Questions {
  hero: { player: string; own: number; artifact: string };
  order: { player: string; own: number; artifact: string };
  difficulty: { player: string; own: number; artifact: string };
  keeper: { player: string; own: number; artifact: string };
  agree_hero: { hero: string; player: string };
  agree_order: { order: string[] };
  agree_keeper: { player: string; artifact: string };
  agree_difficulty: { level: string };
  award: Record<string, never>;
  start_of_turn: Record<string, never>;
  lay: { tile: string };
  enter: Record<string, never>;
  /** `actions` are those that are left. */
  act: { actions: number };
  sacrifice: Record<string, never>;
  /** The points of both Virtues that are left. */
  end_step: { endurance: number; mercy: number };
  /** The Speeds of the enemy and of the hero. */
  before_fight: { enemy: string; speed: number; own: number };
  attack: { enemy: string; dice: number; left: number };
  face: { enemy: string; dice: number; left: number };
  own_dice: { positive: number; dice: number; enemy: string; left: number };
  enemy_dice: { positive: number; dice: number; enemy: string; left: number };
  /** The damage that is still to be taken, and what was taken already. */
  damage: { damage: number; taken: number; enemy: string };
  which_treasure: Record<string, never>;
  treasure_dice: { card: string; positive: number };
  trial_dice: { positive: number };
  settle_next: Record<string, never>;
  raise: { count: number };
  regain: { count: number };
  keep: { level: number };
  talent: { level: number };
  lose: { count: number };
  lose_artifact: { count: number };
  discard_bonus: Record<string, never>;
  cover: Record<string, never>;
  uncover: Record<string, never>;
  cure: { mark: string };
  which_card: Record<string, never>;
  where: Record<string, never>;
  hand_in: Record<string, never>;
  drop: Record<string, never>;
  move_to: Record<string, never>;
  target: Record<string, never>;
}

export type Question = QuestionOf<Questions, Option>;

export interface Events {
  objective_met: { scenario: string };
  requirement_breached: { scenario: string };
  claimed: { seat: string; thing: string; space: string };
  /** `way` are the spaces that the hero stepped on, the first and the last included. */
  went: { seat: string; start: string; space: string; steps: number; way: string[] };
  /** Nothing more is reported. */
  past_ended: Record<string, never>;
  prophecy_came_true: { prophecy: string };
  prophecy_quest_met: { seat: string; prophecy: string };
  round_began: { round: number; rounds: number };
  /** Nothing more is reported. */
  threat_began: Record<string, never>;
  time_is_up: { rounds: number };
  award_taken: { seat: string; goods: string; count: number };
  hero_picked: { seat: string; hero: string };
  refused: { seats: string[] };
  /** Nothing more is reported. */
  named_apart: Record<string, never>;
  order_chosen: { order: string[] };
  difficulty_chosen: { level: string };
  turn_began: { seat: string; hero: string };
  tile_laid: { seat: string; tile: string; cell: string; turn: string };
  entered: { seat: string; space: string };
  turn_ends: { seat: string };
  tile_drawn: { seat: string; tile: string };
  artifact_used: { seat: string; artifact: string };
  artifact_rolled: { seat: string; artifact: string; dice: number; positive: number };
  artifact_result: { seat: string; artifact: string; positive: number; needs: number };
  nothing_to_draw: { seat: string; deck: string };
  points_lost: { seat: string; count: number };
  sacrificed: { seat: string; what: string };
  virtue_lowered: { seat: string; virtue: string; points: number; value: number };
  spirit_lost: { seat: string; left: number };
  shevitsa_gained: { seat: string; count: number; unused: number };
  talent_learned: { seat: string; talent: string };
  artifact_won: { seat: string; artifact: string };
  refilled: { deck: string };
  virtue_raised: { seat: string; virtue: string; points: number; value: number };
  died: { seat: string };
  bonus_drawn: { seat: string; card: string };
  spirit_regained: { seat: string; spirit: number };
  stones_gained: { seat: string; count: number };
  speed_gained: { seat: string; points: number; speed: number };
  speed_lost: { seat: string; points: number; speed: number };
  shevitsa_lost: { seat: string; count: number; unused: number };
  quest_fulfilled: { seat: string; quest: string };
  undying: { seat: string; talent: string };
  talent_used: { seat: string; talent: string };
  bonus_chosen: { seat: string; card: string; effect: string };
  quest_unfinished: { seat: string; quest: string };
  artifact_lost: { seat: string; artifact: string };
  bonus_lost: { seat: string; card: string };
  artifacts_drawn: { seat: string; artifacts: string[] };
  gave: { seat: string; thing: string; player: string };
  blessed: { seat: string; player: string; level: number };
  quest_drawn: { seat: string; quest: string };
  led: { seat: string; player: string; steps: number };
  die_turned: { seat: string; source: string; side: string };
  die_rolled_again: { seat: string; positive: number };
  battle_began: { seat: string; card: string; speed: number; defence: number; strength: number };
  fight_began: { seat: string; enemy: string; mode: string };
  first_attack: { seat: string; own: number; speed: number; first: string };
  escaped: { seat: string; enemy: string };
  battle_given_up: { seat: string; enemy: string; rounds: number };
  exchange_ended: { seat: string; enemy: string; left: number };
  attack_rolled: { seat: string; dice: number; positive: number };
  enemy_rolled: { seat: string; enemy: string; dice: number; positive: number };
  damage_dealt: { seat: string; enemy: string; damage: number; left: number };
  thrown: { seat: string; token: string; damage: number };
  damage_comes: { seat: string; enemy: string; damage: number };
  cooled: { seat: string; player: string; damage: number };
  enemy_beaten: { seat: string; enemy: string };
  enemy_attacked: { seat: string; enemy: string; strength: number };
  enemy_bonus: { card: string };
  talent_die: { enemy: string; positive: number };
  blocked: { seat: string; enemy: string };
  fear_rolled: { seat: string; positive: number };
  extra_round: { seat: string; enemy: string };
  regained: { enemy: string; points: number };
  trial_rolled: { seat: string; dice: number; positive: number };
  treasure_rolled: { seat: string; positive: number };
  treasure_result: { seat: string; card: string; positive: number };
  treasure_opened: { seat: string; cards: string[] };
  future_opened: { scenario: string; rounds: number };
  counted: { counter: string; value: number };
  marked: { seat: string; mark: string; count: number };
  enemy_placed: { enemy: string; space: string };
  card_drawn: { card: string };
  was_moved: { seat: string; start: string; space: string };
  unmarked: { seat: string; mark: string; count: number };
  enemy_trait: { enemy: string; card: string };
  next_form: { enemy: string; form: number };
  token_removed: { token: string; space: string };
  token_taken: { seat: string; token: string };
  token_moved: { token: string; start: string; space: string };
  handed_in: { seat: string; tokens: string[] };
  enemy_weaker: { enemy: string; defence: number };
  riddle_unsolved: { seat: string; positive: number; needs: number };
  tile_spared: { cell: string };
  steps_changed: { seat: string; steps: number };
  actions_changed: { seat: string; actions: number };
  immune: { seat: string };
  active_ruler: { enemy: string };
  riddle_solved: { seat: string; card: string };
  tile_anchored: { seat: string; cell: string };
  tile_marked: { cell: string };
  tile_vanished: { cell: string };
  tile_held: { cell: string };
  exit_seen: { space: string };
  left_map: { seat: string; space: string };
  false_exit: { seat: string; space: string };
  tree_grew: { space: string };
  tree_vanished: { space: string };
  stone_used: { seat: string };
  action_done: { seat: string; action: string };
  uncovered: { seat: string; virtue: string };
  token_placed: { token: string; space: string };
  /** `way` are the spaces that it stepped on, the first and the last included. */
  enemy_moved: { enemy: string; start: string; space: string; way: string[] };
  covered: { seat: string; virtue: string };
  /** Somebody left the match for good. */
  left: { seat: string };
  /** The match ended because too few are left. */
  ended_by_leaving: { winners: string[] };
}

export type Event = EventOf<Events>;

export type Foreseen = Prospect;

export type View = TaleTable & Overview;

export interface Game {
  view: View;
  content: ContentShown;
  question: Question;
  event: Event;
}
