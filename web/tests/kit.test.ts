import { describe, expect, it } from "vitest";
import { Curve, Route, type Box } from "../src/kit/geometry";
import { Sight } from "../src/kit/sight.svelte";
import { silent, Theatre, walkingTime, type Animations } from "../src/kit/theatre.svelte";
import { Pace } from "../src/lib/pace";
import { playedBy, Reactions } from "../src/lib/reactions.svelte";
import { event, option, question } from "./told";

describe("a route", () => {
  const route = new Route([
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ]);

  it("is walked evenly, however long its legs are", () => {
    expect(route.length).toBe(40);
    expect(route.at(0.5)).toEqual({ x: 20, y: 0 });
    expect(route.at(1)).toEqual({ x: 30, y: 10 });
    expect([route.direction(0.2), route.direction(0.9)]).toEqual([0, 90]);
  });

  it("has stretches that pass the places between", () => {
    expect(route.stretch(0.25, 1).points).toEqual([
      { x: 10, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 10 },
    ]);
  });

  it("may stay where it is", () => {
    const nowhere = new Route([{ x: 3, y: 4 }]);
    expect(nowhere.at(0.7)).toEqual({ x: 3, y: 4 });
    expect(nowhere.path).toBe("M3 4 L3 4");
  });

  it("takes longer the farther it leads, but never so long that one looks away", () => {
    const to = (x: number) => walkingTime(new Curve({ x: 0, y: 0 }, { x, y: 0 }, { x, y: 0 }));
    expect(to(100)).toBeGreaterThan(to(10));
    expect(to(100_000)).toBeLessThan(1200);
  });
});

describe("the sight of a drawing", () => {
  let whole: Box = { x: 0, y: 0, width: 400, height: 200 };
  const sight = () => new Sight(() => whole);

  it("is everything at first, and never leaves its edges", () => {
    const seen = sight();
    expect(seen.box).toEqual(whole);
    seen.approach(2, { x: 0, y: 0 });
    expect(seen.box).toEqual({ x: 0, y: 0, width: 200, height: 100 });
    seen.slide(-50, 500);
    expect(seen.box).toEqual({ x: 0, y: 100, width: 200, height: 100 });
  });

  it("keeps a point in its place while one comes nearer", () => {
    const seen = sight();
    seen.approach(2, { x: 100, y: 50 });
    expect(seen.box).toEqual({ x: 50, y: 25, width: 200, height: 100 });
  });

  it("comes no nearer than it may, and shows everything again when one goes back", () => {
    const seen = sight();
    seen.approach(100);
    expect(seen.zoom).toBe(4);
    seen.approach(0.01);
    expect(seen.box).toEqual(whole);
  });

  it("stays at what one looks at when the drawing grows to any side", () => {
    const seen = sight();
    seen.look({ x: 100, y: 50, width: 100, height: 50 });
    whole = { x: -200, y: -100, width: 800, height: 400 };
    expect(seen.box).toEqual({ x: 100, y: 50, width: 100, height: 50 });
    expect(seen.zoom).toBe(8);
    seen.reset();
    expect(seen.box).toEqual(whole);
    whole = { x: 0, y: 0, width: 400, height: 200 };
  });

  it("goes to a place, as far as the edges let it", () => {
    const seen = sight();
    expect(seen.around({ x: 0, y: 0 }, 2)).toEqual({ x: 0, y: 0, width: 200, height: 100 });
    seen.glide(seen.box, seen.around({ x: 300, y: 100 }, 2), 0.5);
    expect(seen.box.width).toBe(300);
    seen.glide(seen.box, seen.around({ x: 300, y: 100 }, 2), 1);
    expect(seen.middle).toEqual({ x: 300, y: 100 });
  });
});

interface Events {
  goose_bought: { seat: string; count: number };
  market_closed: Record<string, never>;
}

class MarketTheatre extends Theatre<Events> {
  geese: Record<string, number> = {};
  seen: number[] = [];
  readonly animations: Animations<Events> = {
    goose_bought: ({ seat, count }, pace) =>
      this.fly("goose", count, { x: 0, y: 0 }, { x: 9, y: 9 }, pace, (share) => {
        this.geese[seat] = (this.geese[seat] ?? 0) + share;
        this.seen.push(this.travellers.length);
      }),
    ...silent("market_closed"),
  };
}

describe("a theatre", () => {
  it.each([1, 5, 12])("lets %i things fly and lands every one of them", async (count) => {
    const theatre = new MarketTheatre();
    await theatre.play(event(0, "goose_bought", { seat: "red", count }), new Pace(0));
    expect(theatre.geese).toEqual({ red: count });
    expect(theatre.travellers).toEqual([]);
  });

  it("shows an event by its sentence alone if it is silent or not known", async () => {
    const theatre = new MarketTheatre();
    await theatre.play(event(0, "market_closed"), new Pace(0));
    await theatre.play(event(0, "wolf_came"), new Pace(0));
    expect(theatre.geese).toEqual({});
  });

  it("moves something along a way and takes it from the board at its end", async () => {
    const theatre = new MarketTheatre();
    const places: number[] = [];
    await theatre.travel(
      "goose",
      new Route([
        { x: 0, y: 0 },
        { x: 8, y: 0 },
      ]),
      100,
      new Pace(0),
      ({ x }) => places.push(x),
    );
    expect(places).toEqual([8]);
    expect(theatre.travellers).toEqual([]);
  });
});

describe("reactions", () => {
  const window = question([option("pass"), option("play cudgel", "card"), option("play thorn", "card")]);

  it("are asked about until one does not want to be, for each thing by itself", () => {
    const reactions = new Reactions();
    expect(reactions.passFor("dice", window)).toBeUndefined();
    reactions.set("dice", "cudgel", true);
    expect(reactions.passFor("dice", window)).toBeUndefined();
    reactions.set("dice", "thorn", true);
    expect(reactions.passFor("dice", window)?.option).toBe("pass");
    expect(reactions.passFor("another game", window)).toBeUndefined();
    expect(new Reactions().never("dice")).toEqual(["cudgel", "thorn"]);
    reactions.forget("dice");
    expect(reactions.passFor("dice", window)).toBeUndefined();
  });

  it("are told apart by the card that is played, or by what is done", () => {
    expect(playedBy(option("play thorn blue", "card", "player"))).toBe("thorn");
    expect(playedBy(option("shout"))).toBe("shout");
  });
});
