import { flushSync } from "svelte";
import { toStore } from "svelte/store";
import { describe, expect, it } from "vitest";
import { frameOf, now } from "../src/lib/frame.svelte";

const SHARES: [width: number, height: number, share: number][] = [
  [1920, 1080, 0.62],
  [1440, 900, 0.62],
  [1280, 720, 0.62],
  [1024, 768, 0.45],
  [768, 1024, 0.45],
  [844, 390, 0.5],
  [390, 844, 0.42],
  [360, 640, 0.42],
];

describe("the frame of the table", () => {
  it.each(SHARES)("gives the board of a window of %i by %i its share", (width, height, share) => {
    const { stage, sheet, scale } = frameOf(width, height);
    expect((stage.width * stage.height) / (width * height)).toBeGreaterThan(share);
    expect((sheet.width * sheet.height * scale ** 2) / (stage.width * stage.height)).toBeGreaterThan(0.8);
  });

  it("leaves room for what is said and held in every window", () => {
    for (let width = 320; width < 2600; width += 37) {
      for (let height = 320; height < Math.min(1600, 2.4 * width); height += 29) {
        const { arrangement, column, top, strip, stage } = frameOf(width, height);
        const room = arrangement === "column" ? column : height - top - strip - stage.height;
        expect(room, `${width} by ${height}`).toBeGreaterThan(
          arrangement === "column" ? 280 : Math.min(120, height / 4),
        );
        expect(stage.width * stage.height, `${width} by ${height}`).toBeGreaterThan(0.25 * width * height);
      }
    }
  });

  it("keeps the chronicle open only where the window is wide", () => {
    expect(frameOf(1920, 1080, { isPinned: true }).pinned).toBeGreaterThan(0);
    expect(frameOf(1280, 720, { isPinned: true }).pinned).toBe(0);
  });

  it("lays a board out anew only for another sheet or another size, not whenever the frame is worked out", () => {
    let laid = 0;
    const resize = (width: number) => {
      window.innerWidth = width;
      window.dispatchEvent(new Event("resize"));
      flushSync();
    };
    const { innerWidth } = window;
    resize(1280);
    const leave = toStore(() => [now.sheet, now.scale]).subscribe(() => (laid += 1));
    flushSync();
    const before = laid;
    now.wishes = { isPinned: true };
    flushSync();
    expect(laid).toBe(before);
    resize(400);
    expect(laid).toBe(before + 1);
    leave();
    now.wishes = {};
    resize(innerWidth);
  });
});
