/** What this browser keeps for itself: its token, the keys of its rooms, how far it has read, and its settings. */

const PERSON = "fairytable.person";

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`fairytable.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`fairytable.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays; it only cannot find its tables again.
  }
}

let unkept = "";

/** The token by which this browser's tables are found again. It is never part of an address. */
export function person(): string {
  try {
    const kept = localStorage.getItem(PERSON);
    if (kept) return kept;
    const token = newToken();
    localStorage.setItem(PERSON, token);
    return token;
  } catch {
    unkept ||= newToken();
    return unkept;
  }
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The keys of a room that this browser was told: `""` is that of the room, the others are those of seats. */
export type Keys = Record<string, string>;

export function keysOf(room: string): Keys {
  return read<Keys>(`keys.${room}`, {});
}

export function forgetKey(room: string, seat: string): void {
  const { [seat]: known, ...others } = keysOf(room);
  if (known) write(`keys.${room}`, others);
}

export function keepKey(room: string, seat: string | null, key: string): void {
  write(`keys.${room}`, { ...keysOf(room), [seat ?? ""]: key });
}

/** How far the chronicle of a match, or the chat of a room, has been read here. */
export function readSoFar(match: string, otherwise = 0): number {
  return read<Record<string, number>>("read", {})[match] ?? otherwise;
}

export function keepReadSoFar(match: string, events: number): void {
  const kept = Object.entries(read<Record<string, number>>("read", {})).filter(([known]) => known !== match);
  write("read", Object.fromEntries([...kept.slice(-40), [match, events]]));
}
