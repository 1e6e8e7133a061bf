import { newLesson, newRoom } from "./api";
import { keepKey } from "./storage";
import type { GameTold, PackChosen, RoomMade, RoomWanted, SeatWanted } from "./messages";

/** How many sit at a table that nobody has set up yet. */
const USUAL = 3;

/** The seats of a new table: the first is for the person here, the others for bots or for friends. */
export function usualSeats(game: GameTold, others: "bot" | "open", name: string): SeatWanted[] {
  const count = Math.min(game.most_seats, Math.max(game.fewest_seats, USUAL));
  return game.seats.slice(0, count).map(({ value }, index): SeatWanted => {
    if (index === 0) return { seat: value, kind: "here", name };
    return others === "bot" ? { seat: value, kind: "bot", level: "medium" } : { seat: value, kind: "open" };
  });
}

/** A table at which one plays at once, against bots, or to which friends are invited; the id of its room. */
export function newTable(
  game: GameTold,
  others: "bot" | "open",
  name: string,
  options: Record<string, string> = {},
  pack: PackChosen = {},
): Promise<string> {
  const seats = usualSeats(game, others, name);
  return makeRoom({ game: game.slug, seats, start: others === "bot", options, ...pack });
}

/** Makes a room, keeps the keys that are told only once, and returns its id. */
export async function makeRoom(wanted: RoomWanted): Promise<string> {
  return keptKeys(await newRoom(wanted));
}

/** A table at which a lesson is taken; the id of its room. */
export async function takeLesson(game: string, lesson: string, pack: string | null, name: string): Promise<string> {
  return keptKeys(await newLesson({ game, lesson, pack, name }));
}

function keptKeys(made: RoomMade): string {
  keepKey(made.room, null, made.key);
  for (const [seat, key] of Object.entries(made.seat_keys)) keepKey(made.room, seat, key);
  return made.room;
}
