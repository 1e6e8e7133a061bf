import { describe, expect, it } from "vitest";
import { companiesOn, sideBySide } from "../src/kit/company";
import { around, bendAround, clearance, Curve, distance, isWithin, whim, type Point } from "../src/kit/geometry";
import { spaceCloseup } from "../src/boards/fantastic-stories/closeups";
import { layOut, place, signAt } from "../src/boards/fantastic-stories/layout";
import { meaningsOf, touching } from "../src/boards/fantastic-stories/options";
import type { BoardShown, Event, StoryTable } from "../src/boards/fantastic-stories/types";
import { scatter } from "../src/boards/fantastic-stories/growths";
import { StoryTheatre } from "../src/boards/fantastic-stories/theatre.svelte";
import { diceOf } from "../src/boards/fantastic-stories/view";
import { berthOf, roadOf, wayOf } from "../src/boards/fantastic-stories/ways";
import { SHEETS } from "../src/lib/frame.svelte";
import { Pace } from "../src/lib/pace";
import { BOOKS, byId, space } from "./stories";
import { event, option } from "./told";

const pack: BoardShown = {
  spaces: byId([
    space("temple", [0, 0], { adventure: { index: 1, number: 6, item: "lamp" } }),
    space("meadow", [2, 0], { pasture: 3 }),
    space("wood", [4, 0], { adventure: { index: 2, number: 1, item: "" } }),
    space("lamp", [0, 2], {
      item: { index: 1, adventure: "temple", english: "The lamp" },
      door: { tunnel: 0, colour: "red", number: 1, end: "cave" },
    }),
    space("keep", [2, 2], { is_castle: true }),
    space("east", [4, 2], { is_dock: true }),
    space("bay", [0, 4], { adventure: { index: 3, number: 2, item: "" } }),
    space("west", [1, 3], { is_dock: true }),
    space("cave", [2, 4], { door: { tunnel: 0, colour: "red", number: 4, end: "lamp" } }),
    space("lair", [4, 4], { adventure: { index: 4, number: 3, item: "" } }),
  ]),
  castle: "keep",
  docks: ["east", "west"],
  roads: [
    { between: ["keep", "meadow"], numbers: [1, 5], oneway: false },
    { between: ["keep", "lamp"], numbers: [2], oneway: false },
    { between: ["meadow", "temple"], numbers: [4], oneway: true },
  ],
  ferry_links: [
    { start: "west", end: "east", number: 6 },
    { start: "east", end: "west", number: 2 },
  ],
  adventures: ["temple", "wood", "bay", "lair"],
  books: BOOKS,
};
const FORMATS = ["landscape", "low", "portrait"] as const;
const move = (text: string) => option(text, "start", "end", "die");

function told(view: Partial<StoryTable> = {}): StoryTable {
  const readers: StoryTable["readers"] = [
    { seat: "red", reserve: 4, pawns: { keep: 2, west: 1 }, book: [] },
    { seat: "blue", reserve: 6, pawns: { west: 1 }, book: [] },
  ];
  return {
    seats: ["red", "blue"],
    absent: [],
    expert: false,
    ferry_start: "free",
    start_player: "red",
    round_limit: 0,
    readers,
    ferry: "west",
    round: 1,
    turn: 0,
    ending: false,
    over: false,
    rolled: true,
    dice: [1, 2, 6],
    magic: "",
    actions: 0,
    acted_at: "",
    last_die: 0,
    two_declared: false,
    shared_die: 0,
    ...view,
  };
}

describe("the layout", () => {
  it.each(FORMATS)("keeps all spaces on the page, whatever the shape of the table (%s)", (format) => {
    const { land, places } = layOut(pack, format);
    for (const at of places.values()) {
      expect(at.x).toBeGreaterThan(land.x);
      expect(at.x).toBeLessThan(land.x + land.width);
      expect(at.y).toBeGreaterThan(land.y);
      expect(at.y).toBeLessThan(land.y + land.height);
    }
  });

  it.each(FORMATS)("has the shape of the sheet, and keeps the corner for the magnifying glass (%s)", (format) => {
    const { width, height, tray } = layOut(pack, format);
    expect(width / height).toBeCloseTo(SHEETS[format].width / SHEETS[format].height, 2);
    expect(tray.x + tray.width).toBeLessThan(width - 44);
    expect(tray.y + tray.height).toBeLessThanOrEqual(height);
  });

  it.each(FORMATS)("keeps the water on the page (%s)", (format) => {
    const { land, waters } = layOut(pack, format);
    for (const { curve } of waters) for (const point of curve.points) expect(isWithin(point, land)).toBe(true);
  });

  it("lets the ferry lie in front of a dock, but beside a pop-up", () => {
    const layout = layOut(pack, "landscape");
    const dock = layout.places.get("west") as Point;
    expect(distance(berthOf(layout, "west", false), dock)).toBeLessThan(25);
    expect(distance(berthOf(layout, "west", true), dock)).toBeGreaterThan(60);
  });

  it("pushes spaces apart that the pack puts in the same place", () => {
    const spaces = Object.values(pack.spaces)
      .slice(0, 4)
      .map((other) => ({ ...other, at: [1, 1] as [number, number] }));
    const points = [...place(spaces, { x: 0, y: 0, width: 600, height: 600 }).values()];
    for (const [index, one] of points.entries()) {
      for (const other of points.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(80);
    }
  });

  it("has water between docks, with the number of each direction at its own end", () => {
    const [water] = layOut(pack, "landscape").waters;
    expect(water?.plates.map(({ from, number }) => [from, number])).toEqual([
      ["west", 6],
      ["east", 2],
    ]);
    const { places } = layOut(pack, "landscape");
    for (const { from, to, at } of water?.plates ?? []) {
      expect(distance(at, places.get(from) ?? at)).toBeLessThan(distance(at, places.get(to) ?? at));
    }
  });

  it("hangs no number of a road on the sign of a door or on the ribbon of a pop-up", () => {
    for (const format of FORMATS) {
      const { roads, places, room } = layOut(pack, format);
      const door = signAt(places.get("lamp") as Point, room.get("lamp") ?? 1);
      const popUp = places.get("temple") as Point;
      const ribbon = { x: popUp.x, y: popUp.y + 70 * (room.get("temple") ?? 1) };
      for (const { plate } of roads) {
        expect(distance(plate, door)).toBeGreaterThan(20);
        expect(distance(plate, ribbon)).toBeGreaterThan(20);
      }
    }
  });

  it("lets nothing grow where a name is written", () => {
    const layout = layOut(pack, "landscape");
    const [first] = scatter(pack, layout);
    if (!first) throw new Error("nothing grows at all");
    const written = around({ x: first.at.x, y: first.at.y - 10 }, 60, 20);
    expect(scatter(pack, layout, [written]).filter(({ at }) => isWithin(at, written))).toEqual([]);
    expect(scatter(pack, layout, [written])).not.toContainEqual(first);
  });

  it("lets nothing grow on a space", () => {
    const layout = layOut(pack, "landscape");
    const growths = scatter(pack, layout);
    expect(growths.length).toBeGreaterThan(10);
    for (const { at } of growths) {
      for (const there of layout.places.values()) expect(distance(at, there)).toBeGreaterThan(40);
    }
  });
});

describe("a way", () => {
  it("bends around what lies on the straight line", () => {
    const curve = bendAround({ x: 0, y: 0 }, { x: 400, y: 0 }, [{ x: 200, y: 0 }], 60, 0);
    expect(clearance(curve, [{ x: 200, y: 0 }])).toBeGreaterThan(50);
  });

  it("has stretches that lie on it", () => {
    const curve = new Curve({ x: 0, y: 0 }, { x: 100, y: 200 }, { x: 300, y: 0 });
    expect(distance(curve.stretch(0.25, 0.75).at(0.5), curve.at(0.5))).toBeLessThan(0.01);
  });

  it("leads from start to end in whichever direction it is walked", () => {
    const layout = layOut(pack, "landscape");
    expect(roadOf(layout, "meadow", "keep", 5).start).toEqual(layout.places.get("meadow"));
    expect(roadOf(layout, "keep", "meadow", 5).start).toEqual(layout.places.get("keep"));
    expect(wayOf(layout, move("ride east west 2"), "east")?.end).toEqual(layout.places.get("west"));
    expect(wayOf(layout, option("end"), "east")).toBeNull();
  });

  it("is drawn alike every time", () => {
    expect(whim("a", 1)).toBe(whim("a", 1));
    expect(whim("a", 1)).not.toBe(whim("a", 2));
  });
});

describe("figures on one space", () => {
  it("never stand in the same place", () => {
    for (let count = 1; count <= 7; count++) {
      const places = sideBySide(count);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      expect(new Set(places.map(({ x }) => x)).size).toBeGreaterThanOrEqual(Math.min(count, 3));
    }
  });

  it("do not stand exactly behind each other", () => {
    const [back, front] = [sideBySide(6).slice(0, 3), sideBySide(6).slice(3)];
    for (const { x } of front) expect(back.map((behind) => behind.x)).not.toContain(x);
  });

  it("are told with their number, one's own in front", () => {
    expect(companiesOn("west", told().readers, "red")).toEqual([
      { seat: "blue", count: 1, isOwn: false },
      { seat: "red", count: 1, isOwn: true },
    ]);
  });
});

describe("the options of a question", () => {
  const options = [
    move("walk keep meadow 1"),
    move("walk keep lamp 2"),
    move("ride west east 6"),
    option("complete temple 6", "adventure", "die"),
    option("call_ferry east", "dock"),
    option("reroll"),
    option("end"),
  ];

  it("light the pawns that may set out, and what else can be touched", () => {
    const meanings = meaningsOf(options);
    expect([...meanings.starts.keys()]).toEqual(["keep", "west"]);
    expect([...meanings.ends.keys()]).toEqual(["meadow", "lamp", "east"]);
    expect([...meanings.completions.keys()]).toEqual(["temple"]);
    expect([...meanings.calls.keys()]).toEqual(["east"]);
    expect([...meanings.single.keys()]).toEqual(["reroll", "end"]);
    expect(touching(meanings, "keep")).toHaveLength(2);
    expect(touching(meanings, "east").map(({ verb }) => verb)).toEqual(["ride"]);
    expect(touching(meanings, "lair")).toEqual([]);
  });

  it("light the ends as soon as only one pawn can be meant", () => {
    const meanings = meaningsOf(options.slice(0, 2));
    expect(meanings.chosen).toBe("keep");
    expect(meanings.starts.size).toBe(0);
    expect(touching(meanings, "keep")).toEqual([]);
    expect(touching(meanings, "lamp")).toHaveLength(1);
  });

  it("light the dice when nothing but the die is open", () => {
    expect([...meaningsOf([move("walk keep meadow 1"), move("walk keep meadow 5")]).dice.keys()]).toEqual([1, 5]);
    expect(meaningsOf(options).dice.size).toBe(0);
  });

  it("say how many pawns may stand in the castle", () => {
    const meanings = meaningsOf([option("castle 0", "pawns"), option("castle 1", "pawns")]);
    expect(meanings.castle.get(1)?.option).toBe("castle 1");
  });
});

describe("the dice of a turn", () => {
  it("are those of the roll, the used ones marked", () => {
    expect(diceOf(told({ dice: [6, 1] }), [1, 2, 6])).toEqual([
      { value: 1, isSpent: false },
      { value: 2, isSpent: true },
      { value: 6, isSpent: false },
    ]);
  });

  it("are those that are left and the last used one when the roll was not seen", () => {
    expect(diceOf(told({ dice: [6], last_die: 2 }), [])).toEqual([
      { value: 6, isSpent: false },
      { value: 2, isSpent: true },
    ]);
  });

  it("are none before the roll", () => {
    expect(diceOf(told({ rolled: false, dice: [] }), [3])).toEqual([]);
  });
});

describe("what is shown of events", () => {
  const layout = layOut(pack, "landscape");
  const atOnce = new Pace(0);
  const show = async (...events: ReturnType<typeof event>[]) => {
    const theatre = new StoryTheatre(told(), () => layout);
    for (const one of events) await theatre.play(one as Event, atOnce);
    return theatre;
  };

  it("leads a walker to the end of the road and uses the die", async () => {
    const theatre = await show(
      event(0, "rolled", { seat: "red", dice: [1, 2, 6] }),
      event(1, "walk", { seat: "red", start: "keep", end: "meadow", die: 1 }),
    );
    expect(theatre.readers[0]?.pawns).toEqual({ keep: 1, west: 1, meadow: 1 });
    expect(theatre.dice.map(({ isSpent }) => isSpent)).toEqual([true, false, false]);
    expect(theatre.travellers).toEqual([]);
  });

  it("takes the ferry and everybody aboard to the other dock", async () => {
    const theatre = await show(
      event(0, "ride", { seat: "red", start: "west", end: "east", die: 6, passengers: ["blue"] }),
    );
    expect(theatre.ferry).toBe("east");
    expect(theatre.readers.map(({ pawns }) => pawns)).toEqual([{ keep: 2, east: 1 }, { east: 1 }]);
    expect(theatre.turn).toBe(0);
  });

  it("puts a pawn into the book, and pawns between castle and reserve", async () => {
    const theatre = await show(
      event(0, "pawns_to_castle", { seat: "blue", pawns: 2, castle: 2 }),
      event(1, "pawns_to_reserve", { seat: "red", pawns: 2, castle: 0 }),
      event(2, "completed", { seat: "red", adventure: "west", die: 3, done: 1 }),
    );
    expect(theatre.readers.map(({ reserve }) => reserve)).toEqual([6, 4]);
    expect(theatre.readers[0]).toMatchObject({ pawns: {}, book: ["west"] });
    expect(theatre.readers[1]?.pawns).toEqual({ west: 1, keep: 2 });
  });

  it("is overruled by the truth", async () => {
    const theatre = await show(event(0, "ferry_called", { seat: "red", dock: "east" }));
    expect(theatre.ferry).toBe("east");
    theatre.settle(told());
    expect(theatre.ferry).toBe("west");
  });
});

describe("a space in words", () => {
  it("says what can be done there, what it is, where its roads lead and who is there", () => {
    const keep = pack.spaces.keep;
    if (!keep) throw new Error("the pack has no castle");
    const { words } = spaceCloseup(keep, pack, told().readers, "west", [move("walk keep lamp 2")], (id) =>
      id.toUpperCase(),
    );
    expect(words[0]).toBe("walk keep lamp 2");
    expect(words.join(" ")).toContain("1 / 5 to MEADOW");
    expect(words.at(-1)).toContain("RED 2");
  });

  it("does not offer a one-way road from its far end", () => {
    const temple = pack.spaces.temple;
    if (!temple) throw new Error("the pack has no temple");
    expect(spaceCloseup(temple, pack, [], "west", [], (id) => id).words.join(" ")).not.toContain("4 to meadow");
  });
});
