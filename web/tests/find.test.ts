import { beforeEach, describe, expect, it, vi } from "vitest";
import { findThings } from "../src/lesson/find";

beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 40, 40));
  document.body.innerHTML = `
    <div class="table">
      <ul class="seats"><li id="seat"><strong>Blue</strong></li></ul>
      <div class="board">
        <b id="castle" aria-label="Castle: 2 pawns"></b>
        <b id="dock" aria-label="Castle Dock"></b>
        <b id="love" aria-label="Love 2 of 13"></b>
        <b id="gate" aria-label="Dragon's Gate, lower left: Black Stone: Go there"></b>
        <b id="field" aria-label="the Bread, You may take a Loaf." data-thing="bread"></b>
        <b id="home" data-part="hand"></b>
      </div>
      <div class="hand">
        <button class="card" id="troll"><span class="title"><span class="ribbon">Monster</span>Bridge Troll</span></button>
      </div>
    </div>`;
});

const found = (id: string, name: string) => findThings(id, name).map((thing) => thing.id);

describe("what a lesson speaks of is found", () => {
  it.each([
    ["castle", "Castle", ["castle"]],
    ["love", "Love", ["love"]],
    ["black_stone", "Black Stone", ["gate"]],
    ["bread", "Loaf", ["field"]],
    ["bridge_troll", "Bridge Troll", ["troll"]],
    ["blue", "Blue", ["seat"]],
    ["nowhere", "Nowhere", []],
  ])("%s, called %s", (id, name, things) => {
    expect(found(id, name)).toEqual(things);
  });

  it("also where one's own things lie on the board", () => {
    expect(found("hand", "hand")).toContain("home");
  });
});
