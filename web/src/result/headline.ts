import type { ResultTold } from "../lib/messages";
import { places } from "../lib/places";
import { listing, say } from "../lib/words";

/** What stands above the end of a match: "You won!" for who did, else who won, and where one came. */
export interface Headline {
  title: string;
  more: string;
  /** It is about the person here, who has won. */
  isOwn: boolean;
}

export function headline(result: ResultTold, own: string[], name: (seat: string) => string): Headline {
  const isTogether = result.sides.length === 1;
  const won = own.filter((seat) => result.winners.includes(seat));
  const others = result.winners.filter((seat) => !own.includes(seat));
  if (own.length === 0 && isTogether)
    return {
      title: say(result.winners.length > 0 ? "they-won-together" : "they-lost-together"),
      more: "",
      isOwn: false,
    };
  if (own.length === 0 || (own.length > 1 && !isTogether)) return { title: result.sentence, more: "", isOwn: false };
  if (isTogether) {
    return won.length > 0
      ? { title: say("you-won-together"), more: "", isOwn: true }
      : { title: say("you-lost-together"), more: "", isOwn: false };
  }
  if (won.length > 0) {
    const names = listing(others.map(name));
    const more = others.length > 0 ? say("you-won-with", { names }) : result.sentence;
    return { title: say("you-won"), more, isOwn: true };
  }
  const place = places(result).find(({ seat }) => seat === own[0]);
  const more = place ? say(place.isShared ? "you-came-shared" : "you-came", { place: place.place }) : "";
  return { title: result.sentence, more, isOwn: false };
}
