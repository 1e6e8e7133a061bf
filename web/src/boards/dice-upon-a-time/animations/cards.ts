import type { Animations } from "../../../kit/theatre.svelte";
import type { Pace } from "../../../lib/pace";
import type { DiceTheatre } from "../theatre.svelte";
import type { Adventurer, Events } from "../types";
import { tell } from "../words";

type Shown = Pick<
  Animations<Events>,
  | "event_revealed"
  | "magic_drawn"
  | "magic_drawn-unseen"
  | "magic_discarded"
  | "magic_played"
  | "magic_stolen"
  | "magic_stolen-unseen"
  | "warded_off"
  | "quest_drawn"
  | "quest_stolen"
  | "quest_discarded"
  | "quest_completed"
  | "item_fetched"
  | "story_drawn"
  | "story_laid"
  | "mini_quest_fulfilled"
  | "curse_lifted"
  | "curse_passed_on"
>;

/** Cards are drawn, played, answered and laid down; those that matter are shown large. */
export function cards(theatre: DiceTheatre): Shown {
  const name = (id: string) => theatre.name(id);

  /** Takes a card from a hand: that one where we know it, any where we do not. */
  function lose(adventurer: Adventurer | undefined, card: string | null) {
    for (const hand of adventurer ? [adventurer.drawn, adventurer.magic] : []) {
      const at = hand.indexOf(card) >= 0 ? hand.indexOf(card) : hand.indexOf(null);
      if (at < 0) continue;
      hand.splice(at, 1);
      return;
    }
  }

  async function draw(seat: string, card: string | null, pace: Pace) {
    const to = theatre.figureOf(seat);
    await theatre.fly({ card: "magic" }, 1, { x: to.x, y: to.y - theatre.layout().sizes.field * 3 }, to, pace);
    theatre.adventurer(seat)?.drawn.push(card);
    theatre.table.magic_deck.pop();
  }

  function forget(seat: string, card: string) {
    for (const lying of [theatre.table.common, theatre.adventurer(seat)?.stories ?? []]) {
      const at = lying.findIndex((other) => other.card === card);
      if (at >= 0) lying.splice(at, 1);
    }
  }

  return {
    event_revealed: ({ event }, pace) => {
      theatre.table.event = event;
      if (theatre.table.event_row[0] === event) theatre.table.event_row.shift();
      else theatre.table.events_to_come -= 1;
      const words = theatre.land().events[event]?.text ?? "";
      return theatre.dwell({ words: tell("moment-event"), card: event, seat: "" }, words, pace);
    },
    magic_drawn: ({ seat, card }, pace) => draw(seat, card, pace),
    "magic_drawn-unseen": ({ seat }, pace) => draw(seat, null, pace),
    magic_discarded: ({ seat, card }, pace) => {
      lose(theatre.adventurer(seat), card);
      theatre.table.magic_discard.push(card);
      return pace.wait(350);
    },
    magic_played: ({ seat, card }, pace) => {
      lose(theatre.adventurer(seat), card);
      theatre.table.magic_discard.push(card);
      theatre.begin({ seat, what: "play_item", card, things: [] });
      const words = theatre.land().magic[card]?.text ?? "";
      return theatre.dwell({ words: tell("moment-magic", { name: name(seat) }), card, seat }, words, pace);
    },
    magic_stolen: ({ seat, player, count, cards: taken }, pace) => {
      for (let index = 0; index < count; index++) {
        lose(theatre.adventurer(player), taken[index] ?? null);
        theatre.adventurer(seat)?.drawn.push(taken[index] ?? null);
      }
      return theatre.fly({ card: "magic" }, count, theatre.figureOf(player), theatre.figureOf(seat), pace);
    },
    "magic_stolen-unseen": ({ seat, player, count }, pace) => {
      for (let index = 0; index < count; index++) {
        lose(theatre.adventurer(player), null);
        theatre.adventurer(seat)?.drawn.push(null);
      }
      return theatre.fly({ card: "magic" }, count, theatre.figureOf(player), theatre.figureOf(seat), pace);
    },
    warded_off: ({ seat, card }, pace) => {
      const hit = [...theatre.chain].reverse().find((link) => link.card === card);
      if (hit) hit.warded = [...hit.warded, seat];
      return pace.wait(900);
    },
    quest_drawn: async ({ seat, quest, points }, pace) => {
      const to = theatre.figureOf(seat);
      await theatre.fly({ card: "quest" }, 1, { x: to.x, y: to.y - theatre.layout().sizes.field * 3 }, to, pace);
      theatre.adventurer(seat)?.quests.push(quest);
      theatre.table.decks[String(points)]?.pop();
      await pace.wait(300);
    },
    quest_stolen: async ({ seat, player, quest }, pace) => {
      const [from, to] = [theatre.adventurer(player), theatre.adventurer(seat)];
      if (from) from.quests = from.quests.filter((other) => other !== quest);
      await theatre.fly({ card: "quest" }, 1, theatre.figureOf(player), theatre.figureOf(seat), pace);
      to?.quests.push(quest);
    },
    quest_discarded: ({ seat, quest }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.quests = adventurer.quests.filter((other) => other !== quest);
      return pace.wait(350);
    },
    quest_completed: async ({ seat, quest }, pace) => {
      const { table } = theatre;
      const adventurer = theatre.adventurer(seat);
      if (adventurer) {
        adventurer.quests = adventurer.quests.filter((other) => other !== quest);
        adventurer.fetched = adventurer.fetched.filter((other) => other !== quest);
        adventurer.done.push(quest);
      }
      if (table.open_quests.includes(quest)) {
        table.open_quests = table.open_quests.filter((other) => other !== quest);
        table.common_done.push(quest);
      }
      const words = theatre.land().quests[quest]?.text ?? "";
      await theatre.dwell({ words: tell("moment-quest", { name: name(seat) }), card: quest, seat }, words, pace);
    },
    item_fetched: ({ seat, quest, item }, pace) => {
      theatre.adventurer(seat)?.fetched.push(quest);
      const words = tell("moment-fetched", { name: name(seat), item: name(item) });
      return theatre.dwell({ words, card: quest, seat }, "", pace);
    },
    story_drawn: ({ seat, card }, pace) => {
      theatre.table.story_deck.pop();
      theatre.begin({ seat, what: "read_story", card, things: [] });
      const story = theatre.land().stories[card];
      const words = [story?.text ?? "", ...(story?.either ?? []).map(({ text }) => text)].join(" ");
      return theatre.dwell({ words: tell("moment-story", { name: name(seat) }), card, seat }, words, pace);
    },
    story_laid: ({ seat, card }, pace) => {
      const together = theatre.table.open_quests.length > 0;
      const place = together ? theatre.table.common : theatre.adventurer(seat)?.stories;
      place?.push({ card, visitors: [] });
      return pace.wait(350);
    },
    mini_quest_fulfilled: ({ seat, card }, pace) => {
      forget(seat, card);
      return theatre.dwell({ words: tell("moment-mini", { name: name(seat) }), card, seat }, "", pace);
    },
    curse_lifted: ({ seat, card }, pace) => {
      forget(seat, card);
      return theatre.dwell({ words: tell("moment-curse", { name: name(seat) }), card, seat }, "", pace);
    },
    curse_passed_on: ({ seat, player, card }, pace) => {
      forget(seat, card);
      theatre.adventurer(player)?.stories.push({ card, visitors: [] });
      const words = tell("moment-passed-on", { name: name(seat), player: name(player) });
      return theatre.dwell({ words, card, seat: player }, "", pace);
    },
  };
}
