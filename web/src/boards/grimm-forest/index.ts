import { gameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import Portrait from "./Portrait.svelte";
import { glossary } from "./glossary";
import { HOUSES_TO_WIN, LOCATIONS, MATERIALS, SECTIONS, type Game } from "./types";
import { placeName, tell } from "./words";
import axe from "icon:wood-axe";
import basket from "icon:wheat";
import book from "icon:scroll-unfurled";
import boot from "icon:walking-boot";
import bricks from "icon:brick-pile";
import crown from "icon:crown";
import drop from "icon:falling-leaf";
import friend from "icon:three-friends";
import hammer from "icon:claw-hammer";
import hand from "icon:receive-money";
import hourglass from "icon:sands-of-time";
import house from "icon:house";
import medal from "icon:medal";
import pig from "icon:pig-face";
import trowel from "icon:trowel";
import wind from "icon:wind-slap";
import wolf from "icon:wolf-head";

export default gameBoard<Game>({
  board: Board,
  hand: Hand,
  line: Line,
  glossary,
  portrait: Portrait,
  holdings({ view }, seat) {
    const builder = view.builders.find((other) => other.seat === seat);
    if (!builder) return [];
    return [
      {
        icon: bricks,
        count: MATERIALS.reduce((sum, material) => sum + builder.resources[material], 0),
        words: tell("holding-resources"),
      },
      { icon: book, count: builder.hand.length, words: tell("holding-fables") },
    ];
  },
  goal: () => tell("goal", { enough: HOUSES_TO_WIN }),
  progress({ view }, seat) {
    const builder = view.builders.find((other) => other.seat === seat);
    if (!builder) return null;
    const done = view.finished[seat] ?? 0;
    return { done, of: HOUSES_TO_WIN, words: tell("progress", { done, enough: HOUSES_TO_WIN }) };
  },
  names: Object.fromEntries([
    ...LOCATIONS.map((place) => [place, placeName(place)]),
    ...[...MATERIALS, ...SECTIONS].map((thing) => [thing, tell(`name-${thing}`)]),
  ] as [string, string][]),
  chapter({ view }) {
    return tell("chapter", { round: view.round });
  },
  measure: tell("measure"),
  standing({ view }, seat) {
    const builder = view.builders.find((other) => other.seat === seat);
    return builder ? Math.min(HOUSES_TO_WIN, view.finished[seat] ?? 0) : 0;
  },
  isGrave: (option) => option.verb === "dismiss",
  groupBy: {
    choose: "location",
    build: "material",
    cut_corners: "material",
    glean: "location",
    steal: "player",
    trade: "material",
    gift: "material",
  },
  pictures: {
    begins: trowel,
    round_begins: hourglass,
    prince_took: crown,
    cards_laid: book,
    fable_revealed: book,
    gather_card_revealed: boot,
    gathered: basket,
    nothing_gathered: basket,
    took_from: basket,
    gained: basket,
    gained_one_of_each: basket,
    lost: drop,
    paid: drop,
    handed_over: hand,
    put_on_location: axe,
    replenished: basket,
    drew_fables: book,
    discarded_fables: drop,
    monster_placed: wolf,
    wolf_struck: wolf,
    squeezed: wolf,
    blown_down: wind,
    drew_friend: friend,
    has_friend: friend,
    lost_friend: friend,
    special_action: friend,
    ran_away: pig,
    frightened: pig,
    flew_away: pig,
    built: hammer,
    house_finished: house,
    first_builder: medal,
    starting_player: trowel,
    match_ends: crown,
  },
});
