import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../src/lib/messages";
import { Sitting } from "../src/lib/sitting.svelte";
import { event, option, question, state } from "./told";

const open = question([option("go well"), option("rest")], 7);
let sitting: Sitting;

/** The server tells a state; on the board its events take their time. */
function hear(told: Parameters<typeof state>[1], number: number): void {
  const heard = state(number, told);
  sitting.connection.state = heard;
  sitting.connection.onstate(heard, false);
}

beforeEach(() => {
  vi.useFakeTimers();
  sitting = new Sitting("room", "key");
  hear({ question: open }, 1);
});

afterEach(() => {
  sitting.leave();
  vi.useRealTimers();
});

describe("what a seat is asked while events are shown", () => {
  it("is nothing as long as another question is to come", () => {
    hear({ question: question([option("rest")], 8), events: [event(0)] }, 2);
    expect(sitting.show.isPlaying).toBe(true);
    expect(sitting.question).toBeNull();
  });

  it("stays what it was if others did something and the same question is still open", () => {
    hear({ question: { ...open }, events: [event(0)] }, 2);
    expect(sitting.show.isPlaying).toBe(true);
    expect(sitting.question?.number).toBe(7);
  });
});

describe("an answer that was kept while the table was away", () => {
  it("is sent again once, and is not called overtaken when the table tells that it was taken", async () => {
    const say = vi.spyOn(sitting, "say");
    say.mockResolvedValueOnce(null).mockReturnValue(new Promise(() => {}));
    sitting.choice.ask(open);
    sitting.choice.choose(option("go well"));
    await vi.advanceTimersByTimeAsync(0);
    expect(sitting.choice.isKept).toBe(true);
    hear({ question: { ...open } }, 2);
    expect(say).toHaveBeenCalledTimes(2);
    hear({ question: question([option("rest")], 8) }, 3);
    expect(say).toHaveBeenCalledTimes(2);
    expect(sitting.notice).toBeNull();
  });
});

describe("an answer that comes after its window has closed", () => {
  const asked = { ...open, quiet: true };

  async function answerTooLate(): Promise<void> {
    const refused = { type: "refused", sentence: "Red has nothing to answer.", clause: null } as FromServer;
    vi.spyOn(sitting.connection, "say").mockResolvedValueOnce(refused);
    sitting.choice.ask(asked);
    sitting.choice.choose(option("go well"));
    await vi.advanceTimersByTimeAsync(0);
  }

  it("is told to be too late, until the next window asks something", async () => {
    hear({ question: null }, 2);
    await answerTooLate();
    expect(sitting.notice?.sentence).toContain("Too late");
    hear({ question: { ...asked, number: 8 } }, 3);
    expect(sitting.notice).toBeNull();
  });

  it("covers no other question that is open by then", async () => {
    hear({ question: { ...asked, number: 8 } }, 2);
    await answerTooLate();
    expect(sitting.notice).toBeNull();
  });
});

describe("the candle of a window", () => {
  const window = (milliseconds: number) => ({ seats: ["red", "blue"], milliseconds });

  it("burns from when the window was heard of, also if it is told again, and is out when it closes", () => {
    hear({ question: null, answers: 3, window: window(2000) }, 2);
    const lit = performance.now();
    expect(sitting.candle).toEqual({ lit, out: lit + 2000 });
    vi.advanceTimersByTime(500);
    hear({ question: null, answers: 3, window: window(1500) }, 3);
    expect(sitting.candle).toEqual({ lit, out: lit + 2000 });
    vi.advanceTimersByTime(1500);
    hear({ question: null, answers: 4, window: window(2000) }, 4);
    expect(sitting.candle?.lit).toBe(lit + 2000);
    hear({ question: open, answers: 5 }, 5);
    expect(sitting.candle).toBeNull();
  });
});
