/** Fables are laid, turned and drawn; Friends come and go. */
import type { Pace } from "../../../lib/pace";
import { middleOf } from "../../../kit/geometry";
import type { Animations, Theatre } from "../theatre.svelte";
import type { Plans } from "../types";

export function cards(theatre: Theatre): Animations {
  return {
    cards_laid: ({ seat, fable }, pace) => layCards(theatre, seat, fable, pace),
    fable_revealed: ({ seat, card }, pace) => turnFable(theatre, seat, card, pace),
    drew_fables: ({ seat, count }, pace) => drawFables(theatre, seat, count, pace),
    discarded_fables: ({ seat, cards }) => discard(theatre, seat, cards),
    unique_location_placed: ({ seat, card, location }, pace) => {
      theatre.forest.unique_locations.push({ card, seat, location });
      const builder = theatre.builder(seat);
      if (builder) builder.fable = "";
      return pace.wait(500);
    },
    unique_location_ends: ({ card }) => {
      theatre.forest.unique_locations = theatre.forest.unique_locations.filter((unique) => unique.card !== card);
    },
    drew_friend: ({ seat, friend }, pace) => {
      theatre.turned = [{ seat, card: friend }];
      return pace.wait(1100);
    },
    tavern_opened: ({ seat, friends }, pace) => {
      theatre.turned = friends.map((card) => ({ seat, card }));
      return pace.wait(1300);
    },
    has_friend: ({ seat, friend }, pace) => befriend(theatre, seat, friend, pace),
    lost_friend: ({ seat }) => {
      const builder = theatre.builder(seat);
      if (builder) builder.friend = builder.announcement = "";
    },
    wished: ({ seat, what }) => announce(theatre, seat, what),
    announced: ({ seat, what }) => announce(theatre, seat, what),
  };
}

const NO_PLANS = (): Plans => ({
  cards: [],
  sets: [],
  before: {},
  own: {},
  fables: [],
  fable_of: {},
  glances: [],
  locks: {},
});

function layCards(theatre: Theatre, seat: string, hasFable: boolean, pace: Pace): Promise<void> {
  const plans = (theatre.forest.plans ??= NO_PLANS());
  plans.before[seat] = plans.cards.push(null) - 1;
  if (hasFable && theatre.forest.dreamer !== seat) plans.fable_of[seat] = plans.fables.push(null) - 1;
  return pace.wait(250);
}

async function turnFable(theatre: Theatre, seat: string, card: string, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  if (!builder) return;
  if (theatre.forest.dreamer !== seat) {
    const known = builder.hand.indexOf(card);
    builder.hand.splice(known === -1 ? builder.hand.indexOf(null) : known, 1);
  }
  builder.fable = card;
  theatre.turned.push({ seat, card });
  await pace.wait(1000);
}

async function drawFables(theatre: Theatre, seat: string, count: number, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  const lot = theatre.layout().lots.get(seat);
  if (!builder || !lot) return;
  theatre.forest.fable_deck.splice(-count, count);
  await theatre.fly("fable", count, middleOf(theatre.layout().bench.fableDeck), middleOf(lot.hand), pace, (part) => {
    for (let card = 0; card < part; card += 1) builder.hand.push(null);
  });
}

function discard(theatre: Theatre, seat: string, cards: string[]): void {
  const builder = theatre.builder(seat);
  if (!builder) return;
  for (const card of cards) {
    const known = builder.hand.indexOf(card);
    builder.hand.splice(known === -1 ? builder.hand.indexOf(null) : known, 1);
    theatre.forest.fable_discard.push(card);
  }
}

async function befriend(theatre: Theatre, seat: string, friend: string, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  const { lots, bench } = theatre.layout();
  const lot = lots.get(seat);
  theatre.forest.shown_friends = theatre.forest.shown_friends.filter((other) => other !== friend);
  if (!builder || !lot) return;
  await theatre.fly("friend", 1, middleOf(bench.friendDeck), middleOf(lot.friend), pace, () => {});
  builder.friend = friend;
  await pace.wait(300);
}

function announce(theatre: Theatre, seat: string, what: string): void {
  const builder = theatre.builder(seat);
  if (builder) builder.announcement = what;
}
