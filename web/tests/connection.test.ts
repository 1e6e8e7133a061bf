import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Line } from "../src/lib/connection.svelte";
import type { FromServer } from "../src/lib/messages";
import { changes, event, option, question, room, state } from "./told";

class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  open(): void {
    this.onopen?.(new Event("open"));
  }

  tell(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  break(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

let lines: FakeLine[];
let connection: Connection;
const line = (index: number): FakeLine => {
  const found = lines[index];
  if (!found) throw new Error(`there is no line ${index}`);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  connection = new Connection({ room: "r", person: "p".repeat(40), key: "k", name: "" }, () => {
    lines.push(new FakeLine());
    return line(lines.length - 1);
  });
  connection.join();
  line(0).open();
});

afterEach(() => {
  connection.leave();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello with its key and no bookmark the first time", () => {
    expect(line(0).sent[0]).toMatchObject({ type: "hello", room: "r", key: "k", bookmark: "" });
    expect(connection.contact).toBe("joining");
  });

  it("comes back with the last bookmark after the line broke", () => {
    line(0).tell(room(3), state(4));
    line(0).break();
    expect(connection.contact).toBe("away");
    vi.advanceTimersByTime(400);
    line(1).open();
    expect(line(1).sent[0]).toMatchObject({ type: "hello", bookmark: "bookmark-4" });
    line(1).tell(room(5));
    expect(connection.contact).toBe("open");
  });

  it("waits longer after every failed attempt", () => {
    line(0).tell(room(1));
    line(0).break();
    vi.advanceTimersByTime(400);
    line(1).break();
    vi.advanceTimersByTime(799);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(3);
  });

  it("stays away when the server says that it may not come in", () => {
    line(0).tell({ type: "refused", to: 1, reason: "no_right", sentence: "Not for you.", clause: null });
    line(0).break(4403);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(connection.contact).toBe("shut");
    expect(connection.shutBecause?.sentence).toBe("Not for you.");
  });

  it("says that the link is wrong when its greeting is not understood, and does not try again", () => {
    const told = { type: "refused", to: 1, reason: "malformed", sentence: "?", clause: null } as const;
    line(0).tell(told);
    line(0).break(4408);
    vi.advanceTimersByTime(60_000);
    expect(connection.contact).toBe("shut");
    expect(lines.length).toBe(1);
  });

  it("forgets events from where the server tells them anew", () => {
    line(0).tell(room(1), state(2, { events: [event(0), event(1), event(2)] }));
    line(0).tell(state(3, { events_from: 1, events: [event(1, "other")] }));
    expect(connection.events.map(({ key }) => key)).toEqual(["walk", "other"]);
  });

  it("lays changes over the state before, and keeps what has not changed as it is", () => {
    const asked = question([option("rest")], 7);
    line(0).tell(room(1), state(2, { question: asked, view: { pawns: [1, 2], deck: 9 } }));
    const before = connection.state;
    line(0).tell(changes(3, { view: { deck: 8 }, events_from: 0, events: [event(0)] }));
    expect(connection.state).toMatchObject({ type: "state", number: 3, match: "m", view: { pawns: [1, 2], deck: 8 } });
    expect(connection.state?.view.pawns).toBe(before?.view.pawns);
    expect(connection.state?.question).toBe(before?.question);
    expect(connection.events).toHaveLength(1);
    line(0).tell(changes(4, { question: null }));
    expect(connection.state?.question).toBeNull();
  });

  it("knows what has changed since an older state, too", () => {
    line(0).tell(room(1), state(5, { view: { deck: 9, pile: 1 } }));
    line(0).break();
    vi.advanceTimersByTime(400);
    line(1).open();
    line(1).tell(room(1), state(4, { view: { deck: 10, pile: 0 } }));
    expect(connection.state?.view).toEqual({ deck: 9, pile: 1 });
    line(1).tell(changes(6, { view: { deck: 7 } }));
    expect(connection.state?.view).toEqual({ deck: 7, pile: 0 });
  });

  it("drops a state that is older than the one it has", () => {
    line(0).tell(room(1), state(5, { answers: 5 }), state(4, { answers: 4 }));
    expect(connection.state?.answers).toBe(5);
  });

  it("begins a new list of events with a new match", () => {
    line(0).tell(room(1), state(9, { events: [event(0)] }), state(2, { match: "n", events: [event(0, "begins")] }));
    expect(connection.events.map(({ key }) => key)).toEqual(["begins"]);
  });

  it("hands what comes of a message to whoever said it", async () => {
    line(0).tell(room(1));
    const heard = connection.say({ type: "answer", seat: "red", number: 1, option: "end" });
    const { id } = line(0).sent.at(-1) as { id: number };
    line(0).tell({ type: "refused", to: id, reason: "late", sentence: "Too late.", clause: null });
    expect(await heard).toMatchObject({ reason: "late" });
  });

  it("tells whoever waits that the line broke", async () => {
    line(0).tell(room(1));
    const heard = connection.say({ type: "start" });
    line(0).break();
    expect(await heard).toBeNull();
  });

  it("notices a line that died without a word", () => {
    line(0).tell(room(1));
    vi.advanceTimersByTime(25_000);
    expect(line(0).sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(8_000);
    expect(connection.contact).toBe("away");
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
  });

  it("keeps the lines of chat in order and each of them once", () => {
    const chat = (number: number) => ({ number, seat: null, name: "", text: `line ${number}`, at: "" });
    line(0).tell(
      { type: "chat", number: 1, bookmark: "b", lines: [chat(2)] },
      { type: "chat", number: 2, bookmark: "b", lines: [chat(1), chat(2)] },
    );
    expect(connection.chat.map(({ number }) => number)).toEqual([1, 2]);
  });
});
