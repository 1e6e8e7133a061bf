import { describe, expect, it } from "vitest";
import { SHEETS, type Sheet } from "../src/lib/frame.svelte";
import type { OptionTold } from "../src/lib/messages";
import { sheet } from "../src/kit/geometry";
import { linesOf } from "../src/kit/lettering";
import { heap } from "../src/boards/grimm-forest/shapes";
import { hang, layOut, pigPlace, type Layout } from "../src/boards/grimm-forest/layout";
import {
  amounts,
  atBuilder,
  atCard,
  atClearing,
  atCounter,
  atFriend,
  atHeap,
  atPlot,
  offered,
  placeless,
} from "../src/boards/grimm-forest/options";
import { siteFor } from "../src/boards/grimm-forest/animations/houses";
import type { View } from "../src/boards/grimm-forest/types";
import { fableOf, gatherCardOf, houseOn, pigAt, pricesAt } from "../src/boards/grimm-forest/view";
import type { Box } from "../src/kit/geometry";
import { builder, option, question } from "./forest";

const said = (options: OptionTold[]) => options.map(({ option: words }) => words);

describe("What can be touched on the board", () => {
  it("lets a clearing stand for every way to go there", () => {
    const { options } = question("choose_cards", [
      "choose fields no_fable",
      "choose fields wolf",
      "choose forest wolf",
    ]);
    expect(said(atClearing(options, "fields"))).toEqual(["choose fields no_fable", "choose fields wolf"]);
    expect(said(atCard(options, "wolf"))).toEqual(["choose fields wolf", "choose forest wolf"]);
  });

  it("lets the resources mean what is gained while something may be gained, and floors once only they are left", () => {
    const turn = question("build_turn", ["gain straw", "gain wood", "build straw floor", "build wood floor"]);
    expect(said(atCounter(turn.options, "blue", "blue", "straw", turn))).toEqual(["gain straw"]);
    const floors = turn.options.filter(({ verb }) => verb === "build");
    expect(said(atCounter(floors, "blue", "blue", "wood", turn))).toEqual(["build wood floor"]);
    expect(atCounter(turn.options, "green", "blue", "straw", turn)).toEqual([]);
  });

  it("asks first what is given in a trade, then what is wanted", () => {
    const trade = question("trade", ["trade wood straw", "trade wood brick", "trade brick straw", "decline"]);
    expect(said(atCounter(trade.options, "blue", "blue", "wood", trade))).toEqual([
      "trade wood straw",
      "trade wood brick",
    ]);
    const given = atCounter(trade.options, "blue", "blue", "wood", trade);
    expect(said(atCounter(given, "blue", "blue", "brick", trade))).toEqual(["trade wood brick"]);
  });

  it("takes from the board of the one who is robbed", () => {
    const robbery = question("take_from_player", ["take straw", "take brick"], { player: "green" });
    expect(said(atCounter(robbery.options, "green", "blue", "brick", robbery))).toEqual(["take brick"]);
    expect(atCounter(robbery.options, "blue", "blue", "brick", robbery)).toEqual([]);
    const theft = question("ali_baba", ["steal green straw", "steal orange straw"]);
    expect(said(atCounter(theft.options, "orange", "blue", "straw", theft))).toEqual(["steal orange straw"]);
  });

  it("takes from the heap that the question is about", () => {
    const market = question("share_the_market", ["take straw", "take wood"]);
    expect(said(atHeap(market.options, "market", "wood", market))).toEqual(["take wood"]);
    expect(atHeap(market.options, "forest", "wood", market)).toEqual([]);
    expect(atCounter(market.options, "blue", "blue", "wood", market)).toEqual([]);
    const gleaning = question("tom_thumb", ["glean forest wood", "glean fields straw", "decline"]);
    expect(said(atHeap(gleaning.options, "forest", "wood", gleaning))).toEqual(["glean forest wood"]);
  });

  it("builds on the house that is begun, and a floor on the first free site", () => {
    const turn = question("build_turn", ["build straw walls", "build wood floor", "build brick floor"]);
    const you = builder("blue", { sites: ["straw_floor", "", "", "", ""] });
    expect(said(atPlot(turn.options, you, 0, "blue", turn))).toEqual(["build straw walls"]);
    expect(said(atPlot(turn.options, you, 1, "blue", turn))).toEqual(["build wood floor", "build brick floor"]);
    expect(atPlot(turn.options, you, 2, "blue", turn)).toEqual([]);
    expect(atPlot(turn.options, { ...you, seat: "green" }, 0, "blue", turn)).toEqual([]);
  });

  it("keeps Cutting Corners apart from the other sites", () => {
    const turn = question("build_turn", ["build straw floor", "cut_corners straw floor"]);
    const you = builder("blue", { sites: ["", "", "", "", "", ""] });
    expect(said(atPlot(turn.options, you, 0, "blue", turn))).toEqual(["build straw floor"]);
    expect(said(atPlot(turn.options, you, 5, "blue", turn))).toEqual(["cut_corners straw floor"]);
  });

  it("blows at the houses of the victim only", () => {
    const storm = question("blow_down", ["blow_down straw walls", "blow_down wood roof"], { player: "green" });
    const victim = builder("green", { sites: ["straw_walls", "wood_roof", "brick_walls", "", ""] });
    expect(said(atPlot(storm.options, victim, 1, "blue", storm))).toEqual(["blow_down wood roof"]);
    expect(atPlot(storm.options, victim, 2, "blue", storm)).toEqual([]);
    expect(atPlot(storm.options, builder("blue", { sites: ["straw_walls"] }), 0, "blue", storm)).toEqual([]);
  });

  it("chooses players by their planks, and both of a swap", () => {
    const swap = question("wishing_well", ["swap blue green", "swap blue orange", "swap green orange"]);
    expect(said(atBuilder(swap.options, "green"))).toEqual(["swap blue green", "swap green orange"]);
  });

  it("offers cards that are not in the hand, and never the own Friend's gift", () => {
    const past = question("search_the_past", ["take_fable wolf", "take_fable roar"]);
    expect(offered(past.options, ["roar"])).toEqual(["wolf"]);
    const turn = question("build_turn", ["special goldilocks", "dismiss goldilocks", "draw"]);
    expect(offered(turn.options, [])).toEqual([]);
    expect(said(atFriend(turn.options, "goldilocks"))).toEqual(["special goldilocks", "dismiss goldilocks"]);
    expect(atCard(turn.options, "goldilocks")).toEqual([]);
  });

  it("hangs what has no place on plaques, and nothing else", () => {
    const said = ["yes", "stay", "draw", "keep_friend", "announce alone", "announce fields", "gain straw", "end"].map(
      option,
    );
    expect(placeless(said).map(({ option: text }) => text)).toEqual(["yes", "stay", "announce alone", "end"]);
  });

  it("asks how much of a material is given as soon as only that is open", () => {
    const gifts = question("which_gift", ["gift straw 1", "gift straw 2", "gift wood 1"]);
    expect(amounts(gifts.options)).toEqual([]);
    const straw = atCounter(gifts.options, "blue", "blue", "straw", gifts);
    expect(said(amounts(straw))).toEqual(["gift straw 1", "gift straw 2"]);
    expect(amounts(question("gain_which", ["gain straw", "gain wood"]).options)).toEqual([]);
  });
});

describe("What the view tells", () => {
  it("tells a house from its top section", () => {
    expect(houseOn("")).toBeNull();
    expect(houseOn("wood_walls")).toEqual({ material: "wood", height: 2 });
  });

  it("knows what a section costs a builder on a site and on Cutting Corners", () => {
    const prices = { floor: 2, walls: 6, roof: 6 };
    const view = { prices: { blue: prices }, corner_prices: { blue: { floor: 1, walls: 5, roof: 5 } } };
    const walls = [4, 5].map((place) => pricesAt(view as unknown as View, "blue", place).walls);
    expect(walls).toEqual([6, 5]);
  });

  it("knows cards that lie face down, face up, or not at all", () => {
    const plans = { cards: [null, "forest"], before: { green: 0, blue: 1 }, fables: [null], fable_of: { green: 0 } };
    const view = { plans, dreamer: "orange" } as unknown as View;
    expect(gatherCardOf(view, builder("green"))).toBeNull();
    expect(gatherCardOf(view, builder("blue"))).toBe("forest");
    expect(gatherCardOf(view, builder("orange"))).toBeUndefined();
    expect(fableOf(view, builder("green"))).toBeNull();
    expect(fableOf(view, builder("blue"))).toBeUndefined();
    expect(fableOf(view, builder("orange"))).toBeNull();
    expect(fableOf(view, builder("green", { fable: "roar" }))).toBe("roar");
  });

  it("shows a pig on its way as soon as its card is open", () => {
    expect(pigAt(builder("blue", { plan: "fields" }))).toBe("fields");
    expect(pigAt(builder("blue", { plan: "fields", location: "market" }))).toBe("market");
    expect(pigAt(builder("blue"))).toBe("");
  });

  it("puts a section on what it stands on", () => {
    expect(siteFor(["wood_floor", "straw_floor", ""], "straw_floor")).toBe(1);
    expect(siteFor(["wood_floor", "", ""], "")).toBe(1);
  });
});

describe("Where things lie", () => {
  const inside = (inner: Box, outer: Box, slack = 1) =>
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack;
  const tables: [string, Layout][] = Object.values(SHEETS).flatMap((sheet) => [
    table(sheet, 2),
    table(sheet, 3),
    table(sheet, 4),
  ]);
  function table(sheet: Sheet, players: number): [string, Layout] {
    const seats = ["blue", "green", "orange", "purple"]
      .slice(0, players)
      .map((seat, index) => ({ seat, sites: index === 1 ? 7 : 5 }));
    const locations = ["fields", "forest", "brickyard", "market"].slice(0, players === 4 ? 4 : 3);
    return [`${sheet.format} for ${players}`, layOut(sheet, locations, seats, "blue")];
  }

  it.each(tables)("keeps everything inside its place at %s", (_, layout) => {
    const all = { x: 0, y: 0, width: layout.width, height: layout.height };
    for (const box of layout.clearings.values()) expect(inside(box, layout.forest)).toBe(true);
    for (const box of [layout.bench.fableDeck, layout.bench.friendDiscard])
      expect(inside(box, layout.bench.box)).toBe(true);
    for (const lot of layout.lots.values()) {
      expect(inside(lot.box, all)).toBe(true);
      const parts = [
        ...lot.plots,
        ...Object.values(lot.counters),
        lot.hand,
        lot.gather,
        lot.fable,
        lot.friend,
        lot.plank,
      ];
      for (const part of parts) expect(inside(part, lot.box, 3)).toBe(true);
    }
  });

  it.each(tables)("lets sites stand side by side, above what is held, at %s", (_, layout) => {
    for (const { plots, counters } of layout.lots.values()) {
      for (const [index, plot] of plots.entries()) {
        expect(plot.y + plot.height).toBeLessThanOrEqual(counters.straw.y + 1);
        const inRow = plots.slice(index + 1).filter(({ y }) => Math.abs(y - plot.y) < 1);
        for (const other of inRow) expect(plot.x + plot.width).toBeLessThanOrEqual(other.x + 0.5);
      }
    }
  });

  it.each(tables)("lets houses behind look through the gaps of the row before them at %s", (_, layout) => {
    for (const { plots, rows } of layout.lots.values()) {
      const grounds = [...new Set(plots.map(({ y }) => Math.round(y)))];
      expect(grounds).toHaveLength(rows);
      expect(grounds).toEqual([...grounds].sort((one, other) => one - other));
      for (const [row, ground] of grounds.slice(1).entries()) {
        const behind = plots.filter(({ y }) => Math.round(y) === grounds[row]);
        for (const front of plots.filter(({ y }) => Math.round(y) === ground)) {
          expect(front.y - (behind[0]?.y ?? 0)).toBeGreaterThan(front.height * 0.35);
          for (const { x, width } of behind)
            expect(Math.abs(x + width / 2 - front.x - front.width / 2)).toBeGreaterThan(width * 0.24);
        }
      }
    }
  });

  it.each(tables)("lays no card on a house at %s", (_, layout) => {
    for (const { plots, gather, fable, friend } of layout.lots.values()) {
      for (const { x, y, width, height } of plots) {
        const house = { left: x + width * 0.16, right: x + width * 0.84, top: y + height * 0.16, bottom: y + height };
        for (const card of [gather, fable, friend]) {
          const isApart =
            card.x + card.width <= house.left ||
            card.x >= house.right ||
            card.y + card.height <= house.top ||
            card.y >= house.bottom;
          expect(isApart).toBe(true);
        }
      }
    }
  });

  it.each(tables)("draws one's own houses at least as large as those of others at %s", (_, layout) => {
    const high = (seat: string) => layout.lots.get(seat)?.plots[0]?.height ?? 0;
    for (const seat of layout.lots.keys()) expect(high("blue")).toBeGreaterThanOrEqual(high(seat));
  });

  it("has what others hold in one row, clear of the magnifying glass", () => {
    const seats = ["blue", "green", "orange", "purple"].map((seat) => ({ seat, sites: 5 }));
    const sheet = SHEETS.landscape;
    const [, ...others] = [...layOut(sheet, ["fields", "forest", "brickyard", "market"], seats, "blue").lots.values()];
    for (const { hand, counters } of others) expect(hand.y).toBe(counters.straw.y);
    const last = others.at(-1)!;
    expect(last.hand.x + last.hand.width).toBeLessThan(sheet.width - 48);
  });

  it("gives more than half of the height to the forest", () => {
    const { forest, height } = layOut(SHEETS.landscape, ["fields"], [{ seat: "blue", sites: 5 }], "blue");
    expect(forest.height / height).toBeGreaterThan(0.54);
  });

  it("shows everybody who watches lots of the same size", () => {
    const seats = ["blue", "green", "orange"].map((seat) => ({ seat, sites: 5 }));
    const lots = [...layOut(SHEETS.landscape, ["fields", "forest", "brickyard"], seats, null).lots.values()];
    expect(new Set(lots.map(({ box, plots }) => `${box.width} ${box.height} ${plots[0]?.height}`)).size).toBe(1);
  });

  it("hangs boards with words side by side below the name, and the next ones below them", () => {
    const lot = layOut(
      SHEETS.landscape,
      ["fields"],
      [
        { seat: "blue", sites: 5 },
        { seat: "green", sites: 5 },
      ],
      "blue",
    ).lots.get("blue")!;
    const [yes, no, long] = hang(["Yes", "No", "Something that takes a row of its own"], lot);
    expect(no?.y).toBe(yes?.y);
    expect(no?.x).toBeGreaterThan((yes?.x ?? 0) + (yes?.width ?? 0));
    expect(long?.y).toBeGreaterThan((yes?.y ?? 0) + (yes?.height ?? 0));
    for (const board of [yes, no, long]) expect(board && inside(board, lot.box)).toBe(true);
  });

  it("gives the own lot sites that a finger can hit on a telephone", () => {
    const lot = layOut(
      SHEETS.portrait,
      ["fields"],
      [
        { seat: "blue", sites: 5 },
        { seat: "green", sites: 5 },
      ],
      "blue",
    ).lots.get("blue");
    expect(lot?.plots[0]?.width).toBeGreaterThanOrEqual(36);
    expect(lot?.counters.straw.height).toBeGreaterThanOrEqual(34);
  });

  it("lets pigs stand side by side", () => {
    const box = { x: 100, y: 0, width: 200, height: 240 };
    const places = [0, 1, 2, 3].map((index) => pigPlace(box, index, 4).x);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect((places[0] ?? 0) + (places[3] ?? 0)).toBeCloseTo(400);
  });
});

describe("Drawing by hand", () => {
  it("heaps things up in rows that get shorter", () => {
    expect(heap(0)).toEqual([]);
    expect(heap(4).map(({ y }) => y)).toEqual([0, 0, 0, 1]);
    expect(heap(99)).toHaveLength(15);
    expect(heap(99, 3)).toHaveLength(6);
  });

  it("breaks titles into lines and ends what does not fit with an ellipsis", () => {
    expect(linesOf("Night at the Tavern", 9, 3)).toEqual(["Night at", "the", "Tavern"]);
    expect(linesOf("Night at the Tavern", 9, 2)).toEqual(["Night at", "the…"]);
    expect(linesOf("Rumpelstiltskin", 8, 2)).toEqual(["Rumpels…"]);
  });

  it("draws the same sheet in the same way every time", () => {
    const box = { x: 0, y: 0, width: 40, height: 20 };
    expect(sheet(box, "one")).toBe(sheet(box, "one"));
    expect(sheet(box, "one")).not.toBe(sheet(box, "other"));
  });
});
