/** A picture for every card. */
import type { IconShape } from "../../kit/icon";
import { known } from "../../lib/known";
import type { Kind, KnownFable, KnownFriend } from "./types";
import dice from "icon:rolling-dices";
import werewolf from "icon:werewolf";
import troll from "icon:troll";
import hair from "icon:beard";
import oracle from "icon:third-eye";
import crystal from "icon:crystal-ball";
import night from "icon:evil-moon";
import corners from "icon:hand-saw";
import dragon from "icon:spiked-dragon-head";
import cake from "icon:cupcake";
import ghost from "icon:ghost";
import giant from "icon:giant";
import cottage from "icon:hut";
import moon from "icon:moon";
import chest from "icon:open-treasure-chest";
import hammer from "icon:hammer-nails";
import helpers from "icon:elf-helmet";
import castle from "icon:castle";
import flute from "icon:flute";
import stranger from "icon:hooded-figure";
import tavern from "icon:beer-stein";
import friends from "icon:three-friends";
import lion from "icon:lion";
import rings from "icon:engagement-ring";
import past from "icon:backward-time";
import wealth from "icon:receive-money";
import spy from "icon:spy";
import coins from "icon:crown-coin";
import present from "icon:present";
import trader from "icon:knapsack";
import well from "icon:well";
import wolf from "icon:wolf-head";
import lamp from "icon:magic-lamp";
import cave from "icon:cave-entrance";
import shoe from "icon:high-heel";
import mirror from "icon:mirror-mirror";
import wand from "icon:fairy-wand";
import frog from "icon:frog-prince";
import gingerbread from "icon:gingerbread-man";
import goose from "icon:goose";
import bear from "icon:bear-face";
import candy from "icon:candy-canes";
import crossbow from "icon:crossbow";
import beanstalk from "icon:beanstalk";
import mermaid from "icon:mermaid";
import puppet from "icon:puppet";
import cat from "icon:cat";
import tower from "icon:evil-tower";
import hood from "icon:hood";
import bow from "icon:robin-hood-hat";
import spinning from "icon:spinning-wheel";
import dwarf from "icon:dwarf-face";
import rose from "icon:rose";
import apple from "icon:shiny-apple";
import sparrow from "icon:sparrow";
import thumb from "icon:thumb-up";
import axe from "icon:wood-axe";
import page from "icon:scroll-unfurled";
import hourglass from "icon:hourglass";
import claws from "icon:bear-head";

const OF_CARD: Record<KnownFable | KnownFriend, IconShape> = {
  a_friendly_game: dice,
  big_bad_wolf: werewolf,
  bridge_troll: troll,
  chinny_chin_chin: hair,
  consult_the_oracle: oracle,
  crystal_ball: crystal,
  curse_of_darkness: night,
  cutting_corners: corners,
  dragon,
  fairy_food: cake,
  ghostly_whispers: ghost,
  giant,
  grandmas_house: cottage,
  harvest_moon: moon,
  hidden_vault: chest,
  hired_help: hammer,
  little_helpers: helpers,
  lonely_castle: castle,
  magic_flute: flute,
  mysterious_stranger: stranger,
  night_at_the_tavern: tavern,
  powerful_friends: friends,
  roar: lion,
  royal_wedding: rings,
  search_the_past: past,
  share_the_wealth: wealth,
  spy_network: spy,
  taxation: coins,
  thoughtful_gift: present,
  wandering_trader: trader,
  wishing_well: well,
  wolf,
  aladdin: lamp,
  ali_baba: cave,
  cinderella: shoe,
  evil_queen: mirror,
  fairy_godmother: wand,
  frog_prince: frog,
  gingerbread_man: gingerbread,
  golden_goose: goose,
  goldilocks: bear,
  hansel_gretel: candy,
  huntsman: crossbow,
  jack_the_giant_slayer: beanstalk,
  little_mermaid: mermaid,
  pinocchio: puppet,
  puss_in_boots: cat,
  rapunzel: tower,
  red_riding_hood: hood,
  robin_hood: bow,
  rumpelstiltskin: spinning,
  seven_dwarfs: dwarf,
  sleeping_beauty: rose,
  snow_white: apple,
  thumbelina: sparrow,
  tom_thumb: thumb,
  wood_cutter: axe,
};

const OF_KIND: Record<Kind, IconShape> = {
  ordinary: page,
  monster: claws,
  unique_location: castle,
  next_turn: hourglass,
  friend: friends,
};

export function cardIcon(id: string, kind: Kind = "ordinary"): IconShape {
  return known(OF_CARD, id) ?? OF_KIND[kind];
}
