import { afterEach, describe, expect, it, vi } from "vitest";
import { Reel } from "../src/lib/reel.svelte";

const ANSWERS = 250;

/** A piece of the replay of a match in which something happened at every answer. */
function piece(body: string): Response {
  const { start, count } = JSON.parse(body) as { start: number; count: number };
  const numbers = Array.from({ length: Math.min(count, ANSWERS + 1 - start) }, (_, place) => start + place);
  const steps = numbers.map((number) => ({ number, events: [{ number }] }));
  return new Response(JSON.stringify({ answers: ANSWERS, steps }));
}

describe("a match that is fetched in pieces", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("tells no later events after earlier ones while those between are missing", async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      return new Promise((arrive) => waiting.push(() => arrive(piece(body))));
    });
    const reel = new Reel({ record: {} });
    const told = () => reel.events.map(({ number }) => number);
    const beginning = reel.go(0);
    waiting[0]?.();
    await beginning;
    const end = reel.go(ANSWERS);
    waiting[1]?.();
    await end;
    expect([told().at(0), told().at(-1)]).toEqual([200, ANSWERS]);
    waiting[2]?.();
    await reel.at(150);
    expect(told()).toHaveLength(ANSWERS + 1);
  });
});
