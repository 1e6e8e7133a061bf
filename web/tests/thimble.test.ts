import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coverFinger, watchFinger } from "../src/lib/thimble";

const now = 0;
let leave: () => void;
const press = (x: number, y: number) => dispatchEvent(new MouseEvent("pointerup", { clientX: x, clientY: y }));
const thimbles = () => document.querySelectorAll<HTMLElement>(".thimble");

beforeEach(() => {
  vi.useFakeTimers();
  leave = watchFinger(() => now);
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  for (const thimble of thimbles()) thimble.remove();
});

describe("a thimble", () => {
  it("stands for a moment where one has just pressed when another question comes", () => {
    press(100, 200);
    coverFinger(() => now + 300);
    expect([...thimbles()].map(({ style }) => [style.left, style.top])).toEqual([["72px", "172px"]]);
    vi.advanceTimersByTime(400);
    expect(thimbles().length).toBe(0);
  });

  it("is not there when the press was long ago, or none", () => {
    press(100, 200);
    coverFinger(() => now + 5000);
    coverFinger(() => now);
    expect(thimbles().length).toBe(0);
  });
});
