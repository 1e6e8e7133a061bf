/** The pictures of the land, stitch by stitch: see stitches.ts. A picture that begins with a bar is written in full. */
import { known } from "../../../lib/known";
import type { KnownBattleCard, KnownEnemyKind, KnownHeroBoard, KnownTokenKind } from "../types";

/** What has a picture of its own, and does not share one. */
type Own<Kind> = Exclude<Kind, keyof typeof SHARED>;

export const HEROES: Record<KnownHeroBoard, string> = {
  youngest_son: `
....kkk
...krrr
..krrrr
..kkkkk
..nnooo
..nokoo
...oooo
...oorr
....ooo
..wwwrw
.wwrwrw
.wrrrww
owwrwww
okyyyyy
..kk.kk
..kk.kk
.rrr...`,
  silver_deer: `
s..s...
s..s..s
ss.s.ss
.sssss.
...ss..
.k.wwww
..wwwww
...wkww
...wwww
...wwsw
....www
....wkk
...wwww
..wwsww
..wsssw
..ww.ww
..kk.kk`,
  unborn_maiden: `
...yyyy
..yrryr
.nnnnnn
nnnoooo
nnokooo
nnnoooo
nn.oorr
n..wooo
..rwwww
.rrwrww
.rwrrrw
orwwrww
orrryyy
.rrwrwr
.rrrwrr
rrrrrrr
..kk.kk`,
  queen_of_living_water: `
...b..y
...yy.y
...yyyy
..nyyyy
..nnooo
.nnokoo
.nn.ooo
.nn.orr
..n..oo
..bbbww
.bbwbbb
obbbwwb
o.bbbwb
.bbwbbb
.bbbwbb
bbwbbwb
bbbbbbb`,
  vampires_bride: `
.....ww
...wwww
..wwwww
..wkkkk
.wkkooo
.wkoroo
.wk.ooo
.wk.orr
.w...wo
..kkkww
.kkrkkk
okkkrkk
okkkkrk
.kkrkkk
.kkkkrk
kkkrkkk
kkkkkkk`,
  starred_boy: `
......y
....yyy
...nyyy
..nnnyn
..nnooo
..nokoo
...oooo
...oorr
....ooo
..ggggw
.ggyggw
.gyyygg
oggyggg
okkkkkk
..bb.bb
..bb.bb
.nnn...`,
  sun_and_moon: `
|y..y..y......
|.y.yyy.y.bbb.
|..yyyyy.bb...
|yyyyyyyyb..b.
|..yyyyybbb..b
|.oooo...oooo.
|.okok...okok.
|.oooo...oooo.
|.orro...orro.
|..oo.....oo..
|.yyyy...bbbb.
|yyryyy.bbwbbb
|yrrryoobwwwbb
|yyryyy.bbwbbb
|.yyyy...bbbb.
|.kkkk...kkkk.
|.k..k...k..k.`,
};

export const LAND: Record<string, string> = {
  white_stone: `
...kkk
.kkwww
.kwwww
kwwwws
kwwwss
kwwwws
.kwwww
..kkkk`,
  red_stone: `
...kkk
.kkrrr
.krrrr
krrrrw
krrrww
krrrrw
.krrrr
..kkkk`,
  black_stone: `
...kkk
.kkkkk
.kkkkk
kkkkks
kkkkss
kkkkks
.kkkkk
..kkkk`,
  treasure: `
..kkkk
.knnnn
knnnnn
kyyyyy
knnnyk
knnnyk
knnnyy
knnnnn
kkkkkk`,
  battle: `
|s.........s
|ss.......ss
|.ss.....ss.
|..ss...ss..
|...ss.ss...
|....sss....
|....sss....
|.r.ss.ss.r.
|..rs...sr..
|..nrr.rrn..
|.nn.....nn.
|nn.......nn`,
  quest: `
|.kkkkkkkk..
|kwwwwwwwwk.
|kkkwwwwwwwk
|..kwrrrrwwk
|..kwwwwwwwk
|..kwrrrwwwk
|..kwwwwwwwk
|..kwrrrrwwk
|..kwwwwkkkk
|...kwwwwwwk
|....kkkkkk.`,
  offering: `
.....y
....ye
....ey
...yee
....kk
kkkkkk
kwwwrw
.kwwrr
..kkkk
....kw
..kkkk`,
  altar: `
......e
.....ee
.....ey
......y
.kkkkkk
kwwwwww
.kkkkkk
..kwrwr
..kwwrw
..kwrwr
.kkkkkk
kwwwwww
kkkkkkk`,
  portal: `
...vvvv
..vbbbb
.vbbvvv
.vbvvww
vbbvwww
vbvvwyw
vbvwwww
vbbvwww
.vbvvww
.vbbvvv
..vbbbb
...vvvv`,
  trees: `
......g
.....gg
.....gg
....ggg
...gggg
.....gg
....ggg
..ggggg
....ggg
..ggggg
ggggggg
.....nn
.....nn`,
};

export const TOKENS: Record<Own<KnownTokenKind> | "ring" | "fragment", string> = {
  light: `
......y
..y...y
...y.yy
....yyw
.y.yyww
yyyywww
.y.yyww
....yyw
...y.yy
..y...y
......y`,
  gloom: `
....kk
..kkkk
.kkkvk
kkvkkk
kkkkkv
kvkkkk
kkkvkk
.kkkkk
.k.kkk
k..k.k`,
  mirror: `
...yyy
..ykkk
.ykwss
.ykwws
.ykwww
.ykswk
.yksss
..ykkk
...yyy
....yy
...yyy`,
  lantern: `
.....k
....kk
...kkk
..kkkk
..kyey
..kyee
..keey
..kyey
..kkkk
...kkk`,
  shard: `
|......k..
|.....kwk.
|.k..kwsk.
|kwk.kwsk.
|kwsskwwsk
|kwsskwsk.
|.kwskwsk.
|.kwwsksk.
|..kwssk..
|...kkk...`,
  crack: `
|kk......k.
|.kk....kk.
|..kkk.kk..
|....kkk...
|...kkk....
|..kk.kkkk.
|.kk.....kk
|kk........
|k.........`,
  root: `
n....nn
nn..nnn
.nnnnnn
..nnnnn
k.nnknn
.nnnnnn
nnn.nnn
n...n.n`,
  captive: `
...kkk
..kooo
..kkok
..kooo
k.k.oo
kkkwww
kyywww
kwwwkw
kkkwkw
k.kkkk
k..k.k`,
  harpoon: `
|........ss
|.......sss
|......sss.
|.....ns...
|....nn....
|...nn.....
|..nn......
|.nn.......
|rn........
|r.........`,
  sleeper: `
|......vvv
|........v
|.....v.v.
|.....vvvv
|..kkk....
|.kooook..
|.kokkok..
|..kook...
|.bbbbbbb.
|bbwbbwbbb
|bbbbbbbbb`,
  bell: `
.....k
....kk
...kyy
..kyyy
..kywy
..kyyy
.kyyyy
kyyyyy
kkkkkk
....kk
.....k`,
  seal: `
..kkkk
.krrrr
krrryr
kryyyy
krryry
kryyyy
krrryr
.krrrr
..kkkk
..r.r.
..r..r`,
  throne: `
k....y
k..yyy
kk.kkk
kkkrrr
kkkrrr
kk.rrr
kkkkkk
kkrrrr
kkkkkk
kk...k
kk...k`,
  clue: `
|..kkk.....
|.kwwwk....
|kwsswwk...
|kwswwwk...
|kwwwwwk...
|.kwwwk....
|..kkkkk...
|......kn..
|.......kn.
|........kn
|.........k`,
  ring: `
....re
....ee
.....e
...yyy
.yyykk
.yyk..
yyk...
yyk...
.yyk..
.yyykk
...yyy`,
  fragment: `
.....x
....xx
...xxw
..xxww
.xxwxx
.xxxxx
..xxxx
...xxx
....xx
.....x`,
  anchor: `
....kkk
....k..
....kkk
.kkkkkk
......k
k.....k
kk....k
.k....k
.kk...k
..kkkkk
....kkk`,
  thread: `
..nnnn
.nnnnn
..rrrr
..rwrr
..rrrw
..rrwr
..rwrr
..rrrr
.nnnnn
..nnnn`,
  way_out: `
....kkk
..kkyyy
.kkyyyy
.kyyyyy
kkyyyyy
kkyyyyy
kkyyyky
kkyyyyy
kkyyyyy
kkyyyyy
kkkkkkk`,
  exit: `
....kkk
..kkyyy
.kkyyyy
.kyyyyy
kkyyyyy
kkyyyyy
kkyyyky
kkyyyyy
kkyyyyy
kkyyyyy
kkkkkkk`,
  path: `
|.....yy...
|....yyyy..
|.....yyy..
|...yyy....
|..yyyy....
|..yyy.....
|...yyyyy..
|.....yyyyy
|....yyyyy.
|..yyyyy...
|yyyyyy....`,
  berry: `
|....gg....
|...g..g...
|..g....g..
|.rr..gg.rr
|rrwr...rrw
|rrrr.rrrrr
|.rr.rrwrr.
|....rrrr..
|.....rr...`,
  bark: `
|...nnnn..
|..nnknnn.
|.nnnnnknn
|.nknnnnnn
|.nnnknnkn
|.nnnnnnnn
|.nknnknnn
|..nnnnnk.
|...nnnn..`,
  bone: `
|.ww......
|wwww.....
|.wwww....
|..wwww...
|....www..
|.....wwww
|.....wwww
|......ww.`,
  feather: `
|......bbb
|....bbbsb
|...bbbsbb
|..bbbsbb.
|..bbsbb..
|.bbsbb...
|.bsbb....
|.sbb.....
|s........
|s........`,
  resin: `
.....e
....ee
....ey
...eey
..eeye
..eyee
.eeeee
.eeeee
..eeee
...eee`,
};

export const FOES: Record<Own<KnownEnemyKind>, string> & Record<string, string> = {
  first_shadow: `
....kkk
...kkkk
..kkkkk
..kkeek
..kkkkk
...kkkk
.k.kkkk
kkkkkkk
kkkkvkk
k.kkkvk
k.kkkkk
..kkvkk
.kkkkkk
.k.kk.k
k..k..k`,
  reflection: `
...ssss
..swwww
..swwww
..swkww
..swwww
...swkk
....sww
.ssssss
.swwsww
sswwwws
.swwsww
.swwwww
..sssss`,
  maw: `
..vvvvv
.vvkkkk
vvkwkwk
vkkkkkk
vwkkrrr
vkkrrrr
vwkrrkr
vkkrrrr
vwkkrrr
vkkkkkk
vvkwkwk
.vvkkkk
..vvvvv`,
  segment: `
..vvvv
.vvwvv
vvvvvv
vvwvwv
vvvvvv
vvvvwv
.vwvvv
.vvvvv
..vvwv
..vvvv`,
  hypnotist: `
...kkkk
...kkkk
.kkkkkk
..ooooo
..oeeoo
...oooo
....okk
..kkkvv
.kkvvvv
kkvvwww
kkvwvvw
.kvwvwv
.kkvwww
.kkkvvv
..kk.kk`,
  ruler: `
..y.y.y
..yyyyy
..yrybr
...oooo
...okoo
...oooo
....okk
.xxxxxx
xxxwxxx
xxxxwxx
oxxxxxw
.xxxwxx
.xxxxxx
xxxxxxx`,
  guard: `
......s
...ssss
..sssss
..skkkk
..skekk
...sssk
.xxxxxx
xxxxxxw
xxkkkxx
.xkxkxx
.xkkkxx
..xxxxx
..kk.kk
..kk.kk`,
  hunter: `
....kkk
...kkkk
..kkggg
..kgooo
..ggkoo
...gooo
n..ggkk
.ngggnn
..nggnn
.nggggn
n.ggggg
..kkkkk
..nn.nn
..nn.nn`,
  guardian: `
n.n....
.nn..n.
..nnn..
...ggnn
..gnnnn
..nnenn
.gnnnnn
.nn.nnk
gnnnnnn
nn.ngnn
n..nnnn
n.nngnn
..nn.nn
.nnn.nn`,
  briar_hound: `
|.k........
|kkk......k
|kekkk...kk
|kkkkkkkkk.
|.wkgkkgkk.
|...kkkkkk.
|...kgkkgk.
|...k.k.kk.
|..kk.k..kk`,
  moss_crone: `
...ggg
..gggg
.ggooo
.gokoo
.gg.oo
.g..ok
.ggggg
ggnggn
.ggngg
.ggggg
ggngng
gggggg`,
  antlered_shade: `
k.k....
kkk..k.
.kk.kk.
..kkk..
...kkkk
..kkekk
...kkkk
.kkkkkk
kkkvkkk
k.kkvkk
..kkkkk
..k.kvk
.kk.k.k`,
  wandering_light: `
.....y
...y.y
....yy
.y.yyw
..yyww
yyywwk
..yyww
.y.yyw
....yy
...y.b
....b.
...b..`,
  root_snake: `
|..nnnn....
|.nnennn...
|.nnnnnnr..
|..nnnn..r.
|....nnn...
|.....nnn..
|..nnnnnn..
|.nnn......
|.nnn...nn.
|..nnnnnnn.
|....nnnn..`,
  thorn_knight: `
g....r
.g..rr
..kkkk
.kssss
.kskkk
.kskek
..ksss
gkkkkk
.ksgss
gkgsgs
.kssgs
..kkkk
..kk.k`,
  owl_eyed_watcher: `
n....n
nn..nn
nnnnnn
nyyynn
nykynn
nyyyny
.nnnyy
nnnnnn
nnwnwn
.nnwnn
.nnnwn
..nnnn
...y.y`,
  hollow_bear: `
.nn...
nnnnnn
.nnnnn
.nneen
.nnnkk
..nnkk
nnnnnn
nnkkkk
nnkvkv
nnkkkk
.nnnnn
.nnnnn
nnn.nn`,
  old_stag: `
n.n....
nnn..n.
.nnnnn.
...nn..
.n.nnnn
..nnnnn
...nenn
...nnnn
....nwk
..nwwww
.nnnwww
.nnnnww
.nn.nnn
.kk.kkk`,
  imp: `
n......
nn...nn
.nnnnnn
..nggng
..gyggg
..ggggg
...ggkk
g.ggggg
.gggggg
..ggggg
..ggggg
.gg..gg
.g...g.`,
  boar: `
|...........n..
|..nnnnnnnnnnn.
|.nknnnnknnnnnn
|nnnnnnnnnnnenn
|nnknnknnnnnnnn
|nnnnnnnnnnnnww
|.nnnnnnnnnnn..
|.nn.nn.nn.nn..
|.kk.kk.kk.kk..`,
  fay: `
....gyg
..ggyyy
..yyyyy
.yyoooo
.yyokoo
.yy.ooo
.yy.orr
.yy..oo
..wwwww
.wwgwww
owwwgww
o.wwwgw
.wwgwww
.wwwgww
wwwwwww`,
  vampir: `
...kkkk
..kkkkk
..kwwww
..kwrww
..kwwww
...wwkk
....wrw
.kkkkww
kkrkkrw
kkrkkkr
k.rkkkk
..kkkkk
.kkkkkk
.kk.kkk`,
  ogre: `
....nnn
..nnooo
.nnoooo
.noekoo
.nooooo
..owwww
..okkkk
.oowkwk
nnoooon
nonnnnn
o.nrnnr
o.nnnnn
..nnnnn
..oo.oo
.ooo.oo`,
  dragon: `
|g..g..........
|.ggg....g..g..
|ggegg...gggg..
|rggggg..gggg..
|r..ggg.ggggg..
|...ggggggggg.g
|...gygygggg.gg
|..ggyyyggggggg
|..gg.yyygggg..
|..g..gggggg...
|.....gg..gg...
|....yg..yg....`,
  bones: `
....www
...wwww
..wwwww
..wkkww
..wkkww
...wwwk
...wkwk
....www
..w..ww
.wwwwww
.w.w.ww
.ww.www
w...www
w..w..w
...w...`,
  whirl: `
|.sssssssss.
|sswwwwwwwss
|.sssssssss.
|..swwwwwss.
|..sssssss..
|...swwwss..
|....sssss..
|....swws...
|.....sss...
|....sws....
|...ss......
|..s........`,
  head: `
|....k....
|...kyk...
|k..yyy..k
|ky.yry.yk
|kyyyyyyyk
|kyryyyryk
|kyyyyyyyk
|kkkkkkkkk`,
  hands: `
|.........ss
|........sss
|.......sss.
|......sss..
|.....sss...
|.y..sss....
|.yysss.....
|..yys......
|.nnyy......
|nn..yy.....
|n..........`,
  feet: `
|..nnn.....
|..nrn.....
|..nnn.....
|..nrn.....
|..nnn.....
|..nnnnn...
|.nnnnnnnn.
|.nnnnnnnnn
|.kkkkkkkkk`,
  wings: `
|.......ww.
|..w..wwww.
|.wwwwwww..
|wwwwwww...
|.wwwww....
|..ww......`,
  spirit: `
.....e
....ee
....ey
...eey
..eeye
..eyyy
..eyyw
..eeyy
...eee
..kkkk`,
  shevitsa: `
.....r
....rr
r..rrk
rrrrkw
.rrkww
..rkwr
.rrkww
rrrrkw
r..rrk
....rr
.....r`,
  speed: `
|......bbb.
|.....bb...
|..bbbbb...
|.b.bbb.bb.
|...bbbbb..
|..bbb.....
|.bb.bb....
|bb...bb...
|......bb..`,
  foot_steps: `
|.bb....
|bbbb...
|bbbb...
|.bb..bb
|.bb.bbb
|....bbb
|.....bb`,
  dice_sign: `
kkkkkk
kwwwww
kwwwwr
kwwrwr
kwwwrr
kwrrrw
kwwwrr
kwwrwr
kwwwwr
kwwwww
kkkkkk`,
  stranger: `
....kkk
...kkkk
..kkrrr
..krrrr
..krkrr
...rrrr
..kkkrr
.kkkkkk
kkrkkkr
kkkrkrk
.kkkkkk
.kkkkkk
..kk.kk
..kk.kk`,
};

export const VIRTUE_SIGNS: Record<string, string> = {
  love: `
.rr...
rrrrr.
rrwrrr
rwrrrr
rrrrrr
.rrrrr
..rrrr
...rrr
....rr
.....r`,
  hope: `
|....y....
|....y....
|...yyy...
|yyyyyyyyy
|..ywywy..
|...yyy...
|..yyyyy..
|..yy.yy..
|.yy...yy.
|.y.....y.`,
  faith: `
|....e....
|...ee....
|...eye...
|..eeye...
|..eyye...
|...ee....
|..wwww...
|..wwww...
|..wwww...
|.kkkkkk..`,
  endeavour: `
|......nnn
|.....nnss
|....nnsss
|...nn.ss.
|..nn.....
|.nn......
|nn..kkkk.
|n..kkkkkk
|.....kk..
|...kkkkkk`,
  endurance: `
....gg
..ggbb
.gbbbb
.gbbwb
.gbwww
.gbbwb
.gbbbb
..gbbb
...gbb
....gg`,
  mercy: `
|.....ww....
|....wwww...
|..ywkwww...
|...wwww...w
|.www.wwwwww
|..wwwwwwww.
|...wwwwww..
|....www....
|....y.y....`,
};

/** The enemies of the Past, by what they look like. */
const LOOKS_LIKE: Record<KnownBattleCard, string> = {
  hearth_talasam: "imp",
  bog_imp: "imp",
  well_shade: "first_shadow",
  karakondzhul: "ogre",
  hungry_wolf: "briar_hound",
  stone_boar: "boar",
  roadside_brigand: "stranger",
  night_strix: "owl_eyed_watcher",
  mill_goblin: "imp",
  whirlwind: "whirl",
  ford_maiden: "fay",
  grave_nav: "bones",
  iron_toothed_ogre: "ogre",
  vampir: "vampir",
  samodiva: "fay",
  hala_whelp: "dragon",
  plague_maiden: "moss_crone",
  forest_mother: "moss_crone",
  copper_giant: "ogre",
  warlock_of_the_crossroads: "hypnotist",
  heart_wrecker: "vampir",
  three_headed_lamia: "dragon",
  zmey_of_the_ridge: "dragon",
  mora_of_endless_night: "first_shadow",
  hala_queen: "dragon",
  drowned_tsar: "ruler_of_glass",
  nameless_plague: "gloom",
  mirror_knight: "thorn_knight",
  spinner_of_fates: "moss_crone",
  lord_of_bones: "bones",
};

const SHARED = {
  ring_of_dice: ["ring", ""],
  ring_of_flips: ["ring", ""],
  ring_of_actions: ["ring", ""],
  ring_of_trees: ["ring", ""],
  ring_of_mercy: ["ring", ""],
  light_harpoon: ["harpoon", ""],
  sound_harpoon: ["harpoon", ""],
  heavy_harpoon: ["harpoon", ""],
  red_fragment: ["fragment", "r"],
  blue_fragment: ["fragment", "b"],
  gold_fragment: ["fragment", "y"],
  ruler_of_salt: ["ruler", "s"],
  ruler_of_coin: ["ruler", "n"],
  ruler_of_glass: ["ruler", "b"],
  ruler_of_iron: ["ruler", "k"],
  guard_of_wood: ["guard", "n"],
  guard_of_stone: ["guard", "s"],
  guard_of_steel: ["guard", "b"],
} satisfies Partial<Record<KnownTokenKind | KnownEnemyKind, [string, string]>>;

const RING_STONES: Partial<Record<KnownTokenKind, string>> = {
  ring_of_dice: "n",
  ring_of_flips: "s",
  ring_of_actions: "e",
  ring_of_trees: "g",
  ring_of_mercy: "w",
};

/** Pieces that share a picture have threads of their own in it. */
function coloured(): Record<string, string> {
  const all: Record<string, string> = { ...TOKENS, ...FOES };
  for (const [name, [like, thread]] of Object.entries(SHARED)) {
    let picture = (all[like] ?? "").replaceAll("x", thread);
    const stone = known(RING_STONES, name);
    if (stone) picture = picture.replace("....re", `....${stone}${stone}`).replace("....ee", `....${stone}${stone}`);
    all[name] = picture;
  }
  for (const [name, like] of Object.entries(LOOKS_LIKE)) all[name] = all[like] ?? "";
  return all;
}

/** Whether there is a picture of it. */
export function isDrawn(what: string): boolean {
  return what in PICTURES;
}

/** Everything that can stand or lie on the land. */
export const PICTURES: Record<string, string> = {
  ...coloured(),
  ...HEROES,
  ...LAND,
  ...VIRTUE_SIGNS,
  treasure_1: LAND.treasure ?? "",
  treasure_2: LAND.treasure ?? "",
  treasure_3: LAND.treasure ?? "",
  battle_1: LAND.battle ?? "",
  battle_2: LAND.battle ?? "",
  battle_3: LAND.battle ?? "",
};
