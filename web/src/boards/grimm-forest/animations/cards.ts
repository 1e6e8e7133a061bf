/** Fables are laid, turned and drawn; Friends come and go. */
import type { Pace } from "../../../lib/pace";
import { middleOf } from "../../../kit/geometry";
import type { Animations } from "../../../kit/theatre.svelte";
import type { ForestTheatre } from "../theatre.svelte";
import type { Plans, Events } from "../types";

export function cards(theatre: ForestTheatre) {
  return {
    cards_laid: ({ seat, fable }, pace) => layCards(theatre, seat, fable, pace),
    fable_revealed: ({ seat, card }, pace) => turnFable(theatre, seat, card, pace),
    drew_fables: ({ seat, count }, pace) => drawFables(theatre, seat, count, pace),
    "drew_fables-unseen": ({ seat, count }, pace) => drawFables(theatre, seat, count, pace),
    fable_taken: ({ seat, giver, card }, pace) => takeFable(theatre, giver, seat, card, pace),
    "fable_taken-unseen": ({ seat, giver }, pace) => takeFable(theatre, giver, seat, null, pace),
    fable_discarded: ({ card }) => putAway(theatre, [card]),
    fables_put_away: ({ cards }) => putAway(theatre, cards),
    fables_reshuffled: () => reshuffle(theatre.forest.fable_discard, theatre.forest.fable_deck),
    friends_reshuffled: () => {
      theatre.forest.friend_deck += theatre.forest.friend_discard.splice(0).length;
    },
    fairy_food_placed: ({ seat, location }) => {
      const builder = theatre.builder(seat);
      if (builder) builder.fairy_food_at = location;
    },
    cards_locked: ({ seat, locations }) => {
      const builder = theatre.builder(seat);
      if (builder) builder.locked = [...new Set([...builder.locked, ...locations])];
    },
    cards_unlocked: ({ seat }) => {
      const builder = theatre.builder(seat);
      if (builder) builder.locked = [];
    },
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
      return theatre.readTurned(pace);
    },
    tavern_opened: ({ seat, friends }, pace) => {
      theatre.turned = friends.map((card) => ({ seat, card }));
      return theatre.readTurned(pace);
    },
    has_friend: ({ seat, friend }, pace) => befriend(theatre, seat, friend, pace),
    lost_friend: ({ seat }) => {
      const builder = theatre.builder(seat);
      if (builder) builder.friend = builder.announcement = "";
    },
    wished: ({ seat, what }) => announce(theatre, seat, what),
    announced: ({ seat, what }) => announce(theatre, seat, what),
  } satisfies Partial<Animations<Events>>;
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

function layCards(theatre: ForestTheatre, seat: string, hasFable: boolean, pace: Pace): Promise<void> {
  const plans = (theatre.forest.plans ??= NO_PLANS());
  plans.before[seat] = plans.cards.push(null) - 1;
  if (hasFable && theatre.forest.dreamer !== seat) plans.fable_of[seat] = plans.fables.push(null) - 1;
  return pace.wait(250);
}

async function turnFable(theatre: ForestTheatre, seat: string, card: string, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  if (!builder) return;
  if (theatre.forest.dreamer !== seat) takeFrom(builder.hand, card);
  builder.fable = card;
  theatre.turned.push({ seat, card });
  await pace.wait(600);
}

async function drawFables(theatre: ForestTheatre, seat: string, count: number, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  const lot = theatre.layout().lots.get(seat);
  if (!builder || !lot) return;
  theatre.forest.fable_deck.splice(-count, count);
  await theatre.fly("fable", count, middleOf(theatre.layout().bench.fableDeck), middleOf(lot.hand), pace, (part) => {
    for (let card = 0; card < part; card += 1) builder.hand.push(null);
  });
}

async function takeFable(
  theatre: ForestTheatre,
  giver: string,
  taker: string,
  card: string | null,
  pace: Pace,
): Promise<void> {
  const [from, to] = [theatre.builder(giver), theatre.builder(taker)];
  const { lots } = theatre.layout();
  const [start, end] = [lots.get(giver)?.hand, lots.get(taker)?.hand];
  if (!from || !to || !start || !end) return;
  takeFrom(from.hand, card);
  await theatre.fly("fable", 1, middleOf(start), middleOf(end), pace, () => void to.hand.push(card));
}

/** Fables that lie face up go to the discard pile; so do those whose text is over. */
function putAway(theatre: ForestTheatre, cards: string[]): void {
  for (const builder of theatre.forest.builders) if (cards.includes(builder.fable)) builder.fable = "";
  const { fable_discard: pile } = theatre.forest;
  pile.push(...cards.filter((card) => !pile.includes(card)));
}

function reshuffle(pile: string[], deck: (string | null)[]): void {
  deck.unshift(...pile.splice(0).map(() => null));
}

/** A card that one knows, or one of those that lie face down. */
function takeFrom(hand: (string | null)[], card: string | null): void {
  const known = hand.indexOf(card);
  hand.splice(known === -1 ? hand.indexOf(null) : known, 1);
}

function discard(theatre: ForestTheatre, seat: string, cards: string[]): void {
  const builder = theatre.builder(seat);
  if (!builder) return;
  for (const card of cards) {
    takeFrom(builder.hand, card);
    theatre.forest.fable_discard.push(card);
  }
}

async function befriend(theatre: ForestTheatre, seat: string, friend: string, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  const { lots, bench } = theatre.layout();
  const lot = lots.get(seat);
  theatre.forest.shown_friends = theatre.forest.shown_friends.filter((other) => other !== friend);
  if (!builder || !lot) return;
  await theatre.fly("friend", 1, middleOf(bench.friendDeck), middleOf(lot.friend), pace, () => {});
  builder.friend = friend;
  await pace.wait(300);
}

function announce(theatre: ForestTheatre, seat: string, what: string): void {
  const builder = theatre.builder(seat);
  if (builder) builder.announcement = what;
}
