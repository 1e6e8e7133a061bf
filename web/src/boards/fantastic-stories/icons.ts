/** Pictures for what a pack names: by a word in its English name, else by its place in the story. */
import type { IconShape } from "../../kit/icon";
import type { Magic } from "./types";
import apple from "icon:shiny-apple";
import bell from "icon:ringing-bell";
import chest from "icon:open-treasure-chest";
import crown from "icon:crown";
import crystal from "icon:floating-crystal";
import feather from "icon:feather";
import flute from "icon:flute";
import keys from "icon:keyring";
import lantern from "icon:lantern-flame";
import map from "icon:treasure-map";
import mirror from "icon:mirror-mirror";
import ring from "icon:diamond-ring";
import reroll from "icon:rolling-dices";
import rope from "icon:rope-coil";
import rose from "icon:rose";
import shield from "icon:bordered-shield";
import sword from "icon:broadsword";
import temple from "icon:greek-temple";
import tree from "icon:pine-tree";
import trumpet from "icon:trumpet-flag";
import two from "icon:two-shadows";
import wand from "icon:fairy-wand";
import dragon from "icon:wyvern";

const BY_WORD: [RegExp, IconShape][] = [
  [/lantern|lamp|torch|light/i, lantern],
  [/moon|stone|gem|crystal|jewel/i, crystal],
  [/map|chart/i, map],
  [/sword|blade|spear/i, sword],
  [/shield|armou?r/i, shield],
  [/ring/i, ring],
  [/feather|quill/i, feather],
  [/flute|pipe|harp/i, flute],
  [/mirror/i, mirror],
  [/crown/i, crown],
  [/apple|fruit/i, apple],
  [/rose|flower/i, rose],
  [/wand|staff/i, wand],
  [/rope/i, rope],
  [/key/i, keys],
];
const BY_INDEX = [lantern, crystal, map, sword];
const MAGICS: Record<Magic, IconShape> = { move_two: two, reroll, trumpet, bell, keys };
const ADVENTURES = [temple, tree, chest, dragon];

export function itemIcon(item: { index: number; english: string }): IconShape {
  return BY_WORD.find(([word]) => word.test(item.english))?.[1] ?? BY_INDEX[(item.index - 1) % 4] ?? lantern;
}

export function magicIcon(magic: Magic): IconShape {
  return MAGICS[magic];
}

export function adventureIcon(index: number): IconShape {
  return ADVENTURES[(index - 1) % 4] ?? temple;
}
