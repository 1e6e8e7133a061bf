import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pace } from "../src/lib/pace";
import { Show } from "../src/lib/show.svelte";
import { event, option, question, state } from "./told";

let show: Show;
let played: string[];

beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  show = new Show(
    () => 1,
    () => false,
    () => Date.now(),
  );
  show.perform(async ({ number }, pace: Pace) => {
    played.push(`begin ${number}`);
    await pace.wait(1000);
    played.push(`end ${number}`);
  });
  show.tell(state(1, { view: { at: 1 } }));
});

afterEach(() => vi.useRealTimers());

describe("the show", () => {
  it("shows the first state at once", () => {
    expect(show.shown?.view).toEqual({ at: 1 });
    expect(show.isPlaying).toBe(false);
  });

  it("plays events one after the other and only then shows where they led", async () => {
    show.tell(state(2, { view: { at: 2 }, events: [event(0), event(1)] }));
    await vi.advanceTimersByTimeAsync(1500);
    expect(played).toEqual(["begin 0", "end 0", "begin 1"]);
    expect(show.shown?.view).toEqual({ at: 1 });
    expect(show.count).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(show.shown?.view).toEqual({ at: 2 });
    expect(show.isPlaying).toBe(false);
  });

  it("goes to the truth at once when somebody taps", async () => {
    show.tell(state(2, { view: { at: 2 }, events: [event(0), event(1)] }));
    show.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.shown?.view).toEqual({ at: 2 });
  });

  it("asks at once in a window that closes, whatever is still to be shown", async () => {
    const asked = { question: question([option("pass")]), window: { seats: ["red"], milliseconds: 1200 } };
    show.tell(state(2, { events: [event(0), event(1)] }));
    show.tell(state(3, { events_from: 2, events: [event(2)] }));
    show.tell(state(4, { view: { at: 4 }, events_from: 3, events: [event(3)], ...asked }));
    await vi.advanceTimersByTimeAsync(0);
    expect(show.shown?.view).toEqual({ at: 4 });
    expect(played).toContain("end 3");
    expect(show.isPlaying).toBe(false);
  });

  it("takes its time while others are asked in a window", async () => {
    show.tell(state(2, { view: { at: 2 }, events: [event(0)], window: { seats: ["blue"], milliseconds: 1200 } }));
    await vi.advanceTimersByTimeAsync(900);
    expect(show.shown?.view).toEqual({ at: 1 });
  });

  it("does not lag more than two seconds behind", async () => {
    show.tell(state(2, { events: [event(0), event(1), event(2), event(3)] }));
    await vi.advanceTimersByTimeAsync(2100);
    show.tell(state(3, { view: { at: 3 }, events_from: 4, events: [event(4)] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(played).toContain("begin 4");
  });

  it("leaves what is to be read in sight, however much is waiting", async () => {
    show.perform(async ({ number }, pace: Pace) => {
      await pace.read(63);
      played.push(`read ${number}`);
    });
    show.tell(state(2, { events: [event(0)] }));
    await vi.advanceTimersByTimeAsync(100);
    for (const more of [3, 4, 5]) show.tell(state(more, { events_from: more, events: [event(more)] }));
    await vi.advanceTimersByTimeAsync(2200);
    expect(played).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(played).toEqual(["read 0"]);
    show.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(played).toContain("read 3");
  });

  it("shows an undone match at once", async () => {
    show.tell(state(2, { view: { at: 2 }, events: [event(0)] }));
    show.tell(state(3, { view: { at: 3 } }), true);
    expect(show.shown?.view).toEqual({ at: 3 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(show.shown?.view).toEqual({ at: 3 });
  });

  it("shows another seat's view at once", () => {
    show.tell(state(2, { seat: "blue", view: { at: "blue" }, events: [event(0)] }));
    expect(show.shown?.view).toEqual({ at: "blue" });
  });

  it("goes on when the board stumbles over an event", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    show.perform(() => Promise.reject(new Error("stumbled")));
    show.tell(state(2, { view: { at: 2 }, events: [event(0)] }));
    await vi.advanceTimersByTimeAsync(400);
    expect(show.shown?.view).toEqual({ at: 2 });
  });
});
