import { language } from "./language";
import { person } from "./storage";
import type {
  BoxPages,
  Content,
  DraftMade,
  DraftWanted,
  Explanation,
  Games,
  GuideTold,
  Health,
  Hints,
  LessonWanted,
  MatchTold,
  Moments,
  OnePageTold,
  PackChosen,
  PackLookedThrough,
  PackTold,
  PackWanted,
  Problem,
  Reasons,
  Replay,
  ReplayWanted,
  ReportMade,
  ReportWanted,
  RoomMade,
  RoomWanted,
  Rules,
  TablePutAway,
  Tables,
} from "./messages";

/** A request that was not done; the message is for people. */
export class Unanswered extends Error {
  constructor(
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function request<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers: Record<string, string> = { Authorization: `Bearer ${person()}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unanswered("unreachable", "");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Unanswered(problem?.reason ?? "unreachable", problem?.detail ?? "");
  }
  return (await response.json()) as T;
}

function once<T>(ask: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (key = "") => {
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

export const health = once(() => request<Health>("health"));
export const games = once(() => request<Games>(`games?language=${language}`));
export const rules = once((game) => request<Rules>(`games/${game}/rules`));
export const content = once((game) => request<Content>(`games/${game}/content?language=${language}`));

export const onePage = once((game) => request<OnePageTold>(`games/${game}/page?language=${language}`));

/** A pack that was brought for a room may be known only there. */
/** What a pack contains; of its boxes only the one that the match has opened. */
export const contentOf = (game: string, pack: string, room = "", opened = ""): Promise<Content> =>
  request<Content>(`games/${game}/content?${new URLSearchParams({ pack, room, opened, language })}`);
export const boxPages = (game: string, pack: string, room: string, box: string): Promise<BoxPages> =>
  request<BoxPages>(`games/${game}/boxes/${box}?${new URLSearchParams({ pack, room, language })}`);

export const lookThroughPack = (wanted: PackWanted): Promise<PackLookedThrough> =>
  request<PackLookedThrough>("packs", wanted);
export const choosePack = (room: string, chosen: PackChosen): Promise<PackTold> =>
  request<PackTold>(`rooms/${room}/pack`, chosen);

export const tables = (): Promise<Tables> => request<Tables>(`rooms?language=${language}`);
export const putAway = (room: string): Promise<TablePutAway> =>
  request<TablePutAway>(`rooms/${room}`, undefined, "DELETE");
export const newRoom = (wanted: RoomWanted): Promise<RoomMade> => request<RoomMade>("rooms", wanted);

export const newLesson = (wanted: LessonWanted): Promise<RoomMade> => request<RoomMade>("lessons", wanted);
export const draftLesson = (wanted: DraftWanted): Promise<DraftMade> => request<DraftMade>("lessons/drafts", wanted);

export const record = (room: string): Promise<Record<string, unknown>> =>
  request<Record<string, unknown>>(`rooms/${room}/record`);

export function replayOfRoom(room: string, seat: string | null, start: number, count: number): Promise<Replay> {
  const question = new URLSearchParams({ start: String(start), count: String(count), language });
  if (seat) question.set("seat", seat);
  return request<Replay>(`rooms/${room}/replay?${question}`);
}

export const finishedMatch = (match: string): Promise<MatchTold> =>
  request<MatchTold>(`matches/${match}?language=${language}`);

export function replayOfMatch(match: string, seat: string | null, start: number, count: number): Promise<Replay> {
  const question = new URLSearchParams({ start: String(start), count: String(count), language });
  if (seat) question.set("seat", seat);
  return request<Replay>(`matches/${match}/replay?${question}`);
}

export const recordOfMatch = (match: string): Promise<Record<string, unknown>> =>
  request<Record<string, unknown>>(`matches/${match}/record`);

export const replayOfRecord = (wanted: ReplayWanted): Promise<Replay> =>
  request<Replay>("replays", { language, ...wanted });

export const report = (room: string, wanted: ReportWanted): Promise<ReportMade> =>
  request<ReportMade>(`rooms/${room}/reports`, wanted);

export const hints = (room: string, seat: string): Promise<Hints> =>
  request<Hints>(`rooms/${room}/hints?${new URLSearchParams({ seat, language })}`);

export const guideAt = (room: string, seat: string): Promise<GuideTold> =>
  request<GuideTold>(`rooms/${room}/guide?${new URLSearchParams({ seat, language })}`);

/** Why options that one would expect are missing from the question of this seat. */
export const whyNot = (room: string, seat: string): Promise<Reasons> =>
  request<Reasons>(`rooms/${room}/why-not?${new URLSearchParams({ seat, language })}`);

export const moments = (room: string): Promise<Moments> =>
  request<Moments>(`rooms/${room}/moments?language=${language}`);

/** Why the answer was given that came after so many others. */
export const because = (room: string, answers: number): Promise<Explanation> =>
  request<Explanation>(`rooms/${room}/why?${new URLSearchParams({ answers: String(answers), language })}`);
