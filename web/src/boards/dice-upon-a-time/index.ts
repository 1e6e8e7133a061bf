import { gameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import Portrait from "./Portrait.svelte";
import { glossary } from "./glossary";
import type { Game } from "./types";
import { adventurerOf, hasMagicItems, pointedOut } from "./view";
import { tell } from "./words";
import apple from "icon:shiny-apple";
import book from "icon:open-book";
import boots from "icon:walking-boot";
import clover from "icon:clover";
import coins from "icon:two-coins";
import cross from "icon:cross-mark";
import crown from "icon:crown";
import curse from "icon:crown-of-thorns";
import dice from "icon:rolling-dices";
import exchange from "icon:card-exchange";
import hood from "icon:hood";
import hourglass from "icon:sands-of-time";
import medal from "icon:medal";
import potion from "icon:round-potion";
import rabbit from "icon:rabbit-head";
import rooster from "icon:rooster";
import scroll from "icon:tied-scroll";
import snake from "icon:snake";
import star from "icon:flower-star";
import wolf from "icon:wolf-head";

type Place = [number, number];

/** Verbs whose options stand together, whatever they are about. */
const TOGETHER = ["cap", "horse", "rabbit", "sleep", "knock", "take_back", "thumbling", "ride", "jump", "want", "give"];

export default gameBoard<Game>({
  board: Board,
  hand: Hand,
  line: Line,
  glossary,
  portrait: Portrait,
  holdings({ view }, seat) {
    const adventurer = adventurerOf(view, seat);
    if (!adventurer) return [];
    const tokens = Object.values(adventurer.tokens).reduce((sum, count) => sum + count, 0);
    const quests = { icon: scroll, count: adventurer.quests.length, words: tell("holding-quests") };
    const items = adventurer.magic.length + adventurer.drawn.length;
    return [
      { icon: dice, count: adventurer.pool.length, words: tell("holding-dice") },
      view.rules.coop ? { icon: coins, count: tokens, words: tell("holding-tokens") } : quests,
      ...(hasMagicItems(view) ? [{ icon: potion, count: items, words: tell("holding-magic") }] : []),
    ];
  },
  goal({ view }) {
    if (!view.rules.coop) return tell("goal-short");
    return tell(view.level ? "goal-short-together" : "goal-short-score");
  },
  progress({ view }, seat) {
    const done = view.points[seat] ?? 0;
    const next = view.level?.next ?? null;
    const words = next === null ? tell("progress", { done }) : tell("progress-together", { done, next });
    return { done, of: next, words };
  },
  // The Rabbit and the Rabbit Token have the same id.
  nameGroup({ name }, { thing }) {
    if (thing.startsWith("near ")) return tell("group-near", { spirit: name(thing.slice(5)) });
    return TOGETHER.includes(thing) ? tell(`group-of-${thing}`) : null;
  },
  names: {
    steed: tell("place-steed"),
    spirits: tell("group-of-spirits"),
    beside: tell("group-of-beside"),
    bird: tell("group-of-bird"),
    branch: tell("group-of-branch"),
    table_and_branch: tell("group-of-table_and_branch"),
    ring: tell("group-of-ring"),
  },
  chapter({ view }) {
    const { chapters } = view.rules;
    const chapter = Math.max(1, view.chapter);
    return chapters !== null ? tell("chapter-of", { chapter, chapters }) : tell("chapter", { chapter });
  },
  measure: tell("measure"),
  standing({ view }, seat) {
    return view.points[seat] ?? 0;
  },
  isGrave(option, question) {
    if (option.verb === "pass") return Number(question.values.left ?? 0) > 0;
    if (option.verb === "end") return question.options.some(({ verb }) => verb === "complete");
    return option.verb !== "place" && pointedOut(question, "traps").includes(option.option);
  },
  groupBy: {
    ...Object.fromEntries(TOGETHER.map((verb) => [verb, "verb"])),
    place: "die",
    place_with: "means",
    convert: "token",
    ring: "curse",
    swap: "player",
    bird: "die",
  },
  // The spirits, the ways that begin where one stands, and the others by the corner in which they lie.
  groupWithin({ verb, arguments: { socket } }, { view, content }) {
    if (verb !== "place") return null;
    const ends = content.routes[String(socket)]?.between;
    if (!ends) return "spirits";
    if (ends.includes(adventurerOf(view, view.active)?.at ?? "")) return "beside";
    const [one, other] = ends.map((end) => content.fields[end]?.at ?? [0, 0]) as [Place, Place];
    const far = ({ at }: { at: Place }) => Math.hypot(one[0] + other[0] - 2 * at[0], one[1] + other[1] - 2 * at[1]);
    const [nearest] = Object.values(content.spirits).sort((left, right) => far(left) - far(right));
    return nearest ? `near ${nearest.id}` : null;
  },
  pictures: {
    ability_used: hood,
    chapter_begins: hourglass,
    chapter_ends: hourglass,
    character: hood,
    curse_lifted: star,
    curse_passed_on: curse,
    die_discarded: cross,
    die_given_to_wolf: wolf,
    die_knocked_off: cross,
    die_placed: dice,
    die_set: dice,
    die_taken_back: dice,
    doubling: coins,
    event_revealed: hourglass,
    exchanged: exchange,
    item_fetched: scroll,
    magic_drawn: potion,
    "magic_drawn-unseen": potion,
    magic_discarded: potion,
    magic_played: potion,
    magic_stolen: potion,
    "magic_stolen-unseen": potion,
    marker_moved: rooster,
    mini_quest_fulfilled: scroll,
    moved: boots,
    nothing_happened: clover,
    offer_countered: exchange,
    offer_dropped: exchange,
    offer_refused: exchange,
    quest_completed: medal,
    quest_discarded: scroll,
    quest_drawn: scroll,
    quest_stolen: scroll,
    rabbit_token_used: rabbit,
    rabbit_token_won: rabbit,
    rolled: dice,
    scored: medal,
    snake_die_lost: snake,
    snake_die_won: snake,
    story_discarded: book,
    story_drawn: book,
    story_laid: book,
    story_without_effect: clover,
    tale_ends: crown,
    token_converted: exchange,
    token_lost: apple,
    tokens_paid: apple,
    tokens_stolen: apple,
    tokens_taken: apple,
    warded_off: star,
    way_chosen: book,
    wolf_comes: wolf,
  },
});
