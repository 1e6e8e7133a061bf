import { wordsFrom } from "../../lib/words";

/** The board's own words, and what the game and the board call alike. */
export const tell = wordsFrom(
  import.meta.glob<string>(["./texts/*.ftl", "../../../../src/fairytable/games/threetale/names/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** What may lie on a tile. */
export const ON_THE_LAND = [
  "white_stone",
  "red_stone",
  "black_stone",
  "treasure_1",
  "treasure_2",
  "treasure_3",
  "battle_1",
  "battle_2",
  "battle_3",
  "quest",
  "offering",
  "altar",
  "portal",
  "trees",
];

const NAMED = [
  "love",
  "hope",
  "faith",
  "endeavour",
  "endurance",
  "mercy",
  "virtues",
  "shevitsa",
  "speed",
  "stones",
  "spirit",
  "artifact",
  "artifact_1",
  "artifact_2",
  "artifact_3",
  ...ON_THE_LAND,
  "sacred_stone",
  "pair_1",
  "pair_2",
  "pair_3",
  "head",
  "hands",
  "feet",
  "blank",
  "positive",
  "die",
  "dice",
  "flips",
  "actions",
  "strength",
  "defence",
  "smooth",
  "daring",
  "brutal",
  "trance",
  "poison",
  "look_into_mirror",
  "cure_poison_of",
  "read_clue",
  "pay_dearly",
  "pay_thread",
  "pay_at_altar",
  "try_chance",
  "give_ring",
  "give_stone",
  "lay_anchor",
  "open_path",
  "leave_wood",
  "go",
  "lay",
  "enter",
  "use",
  "give",
  "attack",
];

/** What things of the rules are called that no pack names. */
export function named(): Record<string, string> {
  return Object.fromEntries(NAMED.map((id) => [id, tell(`name-${id}`)]));
}
