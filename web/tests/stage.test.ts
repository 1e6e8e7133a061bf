import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Stage from "../src/kit/Stage.svelte";

describe("a drawing that glides to where something happens", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function stage() {
    const children = createRawSnippet(() => ({ render: () => "<g></g>" }));
    const there = { at: { x: 350, y: 150 }, zoom: 2 };
    const shown = mount(Stage, {
      target: document.body,
      props: { width: 400, height: 200, label: "a map", children, nearTo: there },
    });
    flushSync();
    document.querySelector<HTMLButtonElement>(".lens:last-child")?.click();
    const svg = document.querySelector(".stage > svg") as SVGSVGElement;
    const seen = () => {
      flushSync();
      return svg.getAttribute("viewBox");
    };
    const touch = (type: string) => svg.dispatchEvent(new PointerEvent(type, { pointerId: 1, bubbles: true }));
    return { seen, touch, leave: () => unmount(shown) };
  }

  it("stays under the finger, and goes on when it is lifted", async () => {
    const { seen, touch, leave } = stage();
    expect(seen()).toBe("0 0 400 200");
    await vi.advanceTimersByTimeAsync(100);
    touch("pointerdown");
    const onTheWay = seen();
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen()).toBe(onTheWay);
    expect(onTheWay).not.toBe("200 100 200 100");
    touch("pointerup");
    expect(seen()).toBe(onTheWay);
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen()).toBe("200 100 200 100");
    await leave();
  });
});
