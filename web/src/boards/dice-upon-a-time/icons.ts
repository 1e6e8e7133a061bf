/** A picture for every card, face and token. */
import type { IconShape } from "../../kit/icon";
import { known } from "../../lib/known";
import type { KnownCharacter, KnownEvent, KnownItem, QuestKind, StoryKind } from "./types";
import table from "icon:table";
import cloak from "icon:cloak";
import branch from "icon:tree-branch";
import ball from "icon:ball-glow";
import bottle from "icon:bottled-shadow";
import yarn from "icon:yarn";
import horse from "icon:horse-head";
import snake from "icon:snake";
import starwort from "icon:flower-star";
import light from "icon:candle-flame";
import mirror from "icon:mirror-mirror";
import boots from "icon:boots";
import ring from "icon:ring";
import crystal from "icon:crystal-ball";
import cap from "icon:pointy-hat";
import beans from "icon:beanstalk";
import cudgel from "icon:wood-club";
import bird from "icon:hummingbird";
import coin from "icon:crown-coin";
import bread from "icon:bread";
import apple from "icon:shiny-apple";
import potion from "icon:round-potion";
import book from "icon:open-book";
import cross from "icon:cross-mark";
import doubled from "icon:two-coins";
import lost from "icon:snake-bite";
import hood from "icon:hood";
import cat from "icon:cat";
import needle from "icon:sewing-needle";
import king from "icon:crown";
import rose from "icon:rose";
import thumb from "icon:thumb-up";
import tower from "icon:evil-tower";
import rooster from "icon:rooster";
import clover from "icon:clover";
import raven from "icon:raven";
import scroll from "icon:tied-scroll";
import curse from "icon:crown-of-thorns";
import quill from "icon:scroll-quill";
import crossbow from "icon:crossbow";
import sword from "icon:broadsword";
import hair from "icon:hair-strands";
import pipe from "icon:flute";
import flag from "icon:flag-objective";
import basket from "icon:basket";
import gift from "icon:receive-money";
import chest from "icon:open-treasure-chest";
import ladder from "icon:ladder";
import tree from "icon:pine-tree";
import wheat from "icon:wheat";
import stable from "icon:horseshoe";
import road from "icon:mountain-road";
import flood from "icon:big-wave";
import gates from "icon:open-gate";
import cup from "icon:beer-stein";
import wand from "icon:fairy-wand";
import wolf from "icon:wolf-head";
import tellers from "icon:two-shadows";
import hourglass from "icon:sands-of-time";

const OF_MAGIC: Record<KnownItem, IconShape> = {
  wishing_table: table,
  cloak_of_invisibility: cloak,
  hazel_branch: branch,
  golden_ball: ball,
  spirit_in_the_bottle: bottle,
  ball_of_yarn: yarn,
  golden_horse: horse,
  white_snake: snake,
  starwort,
  blue_light: light,
  magic_mirror: mirror,
  seven_league_boots: boots,
  cursed_ring: ring,
  crystal_ball: crystal,
  wishing_cap: cap,
  magic_beans: beans,
  cudgel_in_the_sack: cudgel,
  golden_bird: bird,
};
const OF_CHARACTER: Record<KnownCharacter, IconShape> = {
  little_red_riding_hood: hood,
  puss_in_boots: cat,
  brave_little_tailor: needle,
  snow_white: apple,
  king_thrushbeard: king,
  sleeping_beauty: rose,
  thumbling: thumb,
  rapunzel: tower,
  musicians_of_bremen: rooster,
};
const OF_EVENT: Record<KnownEvent, IconShape> = {
  long_ladders: ladder,
  low_branches: tree,
  rich_harvest: wheat,
  horses_in_the_stable: stable,
  dry_roads: road,
  the_flood: flood,
  open_house: king,
  a_sober_day: cup,
  two_wishes: wand,
  the_wolf_sleeps: wolf,
  two_storytellers: tellers,
  open_gates: gates,
};
const OF_ITEM: Record<string, IconShape> = { crossbow, old_sword: sword, golden_hairs: hair, magic_pipe: pipe };
const OF_STORY: Record<StoryKind, IconShape> = {
  good_luck: clover,
  bad_luck: raven,
  side_quest: quill,
  curse,
  mini_quest: scroll,
};
const OF_FACE: Record<string, IconShape> = {
  magic: potion,
  story: book,
  ban: cross,
  doubling: doubled,
  lose: lost,
  coin,
  bread,
  apple,
};
const OF_QUEST: Record<QuestKind, IconShape> = { visit: flag, bring: basket, discard: gift, fetch: chest };

export const magicIcon = (card: string): IconShape => known(OF_MAGIC, card) ?? potion;
export const characterIcon = (id: string): IconShape => known(OF_CHARACTER, id) ?? hood;
export const eventIcon = (id: string): IconShape => known(OF_EVENT, id) ?? hourglass;
export const itemIcon = (id: string): IconShape => OF_ITEM[id] ?? chest;
export const storyIcon = (kind: StoryKind): IconShape => OF_STORY[kind];
export const faceIcon = (face: string): IconShape | undefined => OF_FACE[face];
export const questIcon = (kind: QuestKind = "visit"): IconShape => OF_QUEST[kind];
export const tokenIcon = (token: string): IconShape => OF_FACE[token] ?? basket;
