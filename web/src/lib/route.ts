/** Where in the page we are. It stands after `#`, so nothing of it ever leaves the browser on its own. */
export type Route =
  | { page: "shelf"; book: string | null }
  | { page: "tables" }
  | { page: "room"; room: string; key: string | null }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "one-page"; game: string }
  | { page: "glossary"; game: string; pack: string | null }
  | { page: "replay"; room: string | null; moment: number | null }
  | { page: "match"; match: string; isReplay: boolean; moment: number | null }
  | { page: "about" }
  | { page: "kit" }
  | { page: "lost" };

export function readRoute(hash: string): Route {
  const [place = "", ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  const [first = null, second = null, third = null] = rest.filter((part) => part !== "");
  if (place === "") return { page: "shelf", book: null };
  if (place === "book") return { page: "shelf", book: first };
  if (place === "tables") return { page: "tables" };
  if (place === "room" && first) return { page: "room", room: first, key: second };
  if (place === "rules" && first) return { page: "rules", game: first, clause: second };
  if (place === "one-page" && first) return { page: "one-page", game: first };
  if (place === "glossary" && first) return { page: "glossary", game: first, pack: second };
  if (place === "replay") return { page: "replay", room: first, moment: numberOf(second) };
  if (place === "match" && first)
    return { page: "match", match: first, isReplay: second === "replay", moment: numberOf(third) };
  if (place === "about") return { page: "about" };
  if (place === "kit") return { page: "kit" };
  return { page: "lost" };
}

export const address = {
  shelf: "#/",
  tables: "#/tables",
  about: "#/about",
  book: (game: string): string => `#/book/${encodeURIComponent(game)}`,
  room: (room: string, key?: string): string =>
    `#/room/${encodeURIComponent(room)}${key ? `/${encodeURIComponent(key)}` : ""}`,
  rules: (game: string, clause?: string): string =>
    `#/rules/${encodeURIComponent(game)}${clause ? `/${encodeURIComponent(clause)}` : ""}`,
  onePage: (game: string): string => `#/one-page/${encodeURIComponent(game)}`,
  glossary: (game: string, pack?: string): string =>
    `#/glossary/${encodeURIComponent(game)}${pack ? `/${encodeURIComponent(pack)}` : ""}`,
  match: (match: string): string => `#/match/${encodeURIComponent(match)}`,
  matchReplay: (match: string, moment?: number): string =>
    `#/match/${encodeURIComponent(match)}/replay${moment === undefined ? "" : `/${moment}`}`,
  replay: (room?: string, moment?: number): string =>
    `#/replay${room ? `/${encodeURIComponent(room)}` : ""}${room && moment !== undefined ? `/${moment}` : ""}`,
};

/** The link to hand out. Its key stands after `#` too. */
export function invitation(room: string, key: string, origin: string): string {
  return `${origin}/${address.room(room, key)}`;
}

/** The address of the room that an invitation leads to, as it was pasted; null if it is no invitation with its key. */
export function invitationIn(link: string): string | null {
  const hash = /#\S+/.exec(link)?.[0] ?? "";
  const route = readRoute(hash);
  return route.page === "room" && route.key ? hash : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
