import { describe, expect, it } from "vitest";
import { around, covering, gap, type Box, type Point } from "../src/kit/geometry";
import { settle, type Label } from "../src/kit/labels";
import { layOut, signAt, type Layout } from "../src/boards/fantastic-stories/layout";
import { foldings, widthOf } from "../src/kit/lettering";
import { FEET, layNames, pictureOf, type Name } from "../src/boards/fantastic-stories/names";
import type { BoardShown, RoadShown, SpaceShown } from "../src/boards/fantastic-stories/types";
import { BOOKS, byId, space } from "./stories";

const PAGE: Box = { x: 0, y: 0, width: 1000, height: 1000 };
const box = (x: number, y: number, width = 60, height = 20): Box => ({ x, y, width, height });
/** The first place is liked best, each other ten less. */
const label = (places: Box[], ...obstacles: Box[]): Label => ({
  places: places.map((place, index) => ({ box: place, dislike: index * 10 })),
  obstacles: obstacles.map((obstacle) => ({ box: obstacle, weight: 1 })),
});

describe("labels", () => {
  it("take the place that they like best if it is free", () => {
    expect(settle([label([box(100, 100), box(200, 100)])], PAGE)).toEqual([0]);
  });

  it("look elsewhere if something is covered there", () => {
    expect(settle([label([box(100, 100), box(200, 100)], box(110, 90))], PAGE)).toEqual([1]);
  });

  it("stay where only a corner is covered that is worth less than moving", () => {
    expect(settle([label([box(100, 100), box(200, 100)], box(157, 117))], PAGE)).toEqual([0]);
  });

  it("make room for one that has no other place", () => {
    const choosy = label([box(100, 100), box(100, 300)]);
    const bound = label([box(120, 105)]);
    expect(settle([choosy, bound], PAGE)).toEqual([1, 0]);
    expect(settle([bound, choosy], PAGE)).toEqual([0, 1]);
  });

  it("move on in a row until there is room for all", () => {
    const row = [0, 1, 2].map((index) => label([box(100 + 100 * index, 100), box(200 + 100 * index, 100)]));
    expect(settle([...row, label([box(100, 100)])], PAGE)).toEqual([1, 1, 1, 0]);
  });

  it("keep so far apart that two do not read as one", () => {
    expect(settle([label([box(100, 100)]), label([box(100, 121), box(100, 140)])], PAGE)).toEqual([0, 1]);
  });

  it("stay on the page", () => {
    expect(settle([label([box(960, 100), box(900, 100)])], PAGE)).toEqual([1]);
  });

  it("take the least evil where everything is covered", () => {
    const everywhere = label([box(100, 100), box(200, 100)], box(100, 100), box(200, 100, 20, 20));
    expect(settle([everywhere], PAGE)).toEqual([1]);
  });
});

describe("a name", () => {
  it("is folded where its lines become most alike, and word by word if it has three", () => {
    expect(foldings("Sword")).toEqual([["Sword"]]);
    expect(foldings("Old Mill")).toEqual([["Old Mill"]]);
    expect(foldings("Charcoal Hut")).toEqual([["Charcoal Hut"], ["Charcoal", "Hut"]]);
    expect(foldings("Red Mountain Door")).toEqual([
      ["Red Mountain Door"],
      ["Red Mountain", "Door"],
      ["Red", "Mountain", "Door"],
    ]);
  });

  it("is as wide as its letters", () => {
    expect(widthOf("illi")).toBeLessThan(widthOf("mamm") / 2);
    expect(widthOf("Мелница")).toBeGreaterThan(widthOf("til"));
  });
});

describe("the names on a board", () => {
  /** A crowded board: six rows of six, every kind of space among them, all joined to their neighbours. */
  const kinds: Partial<SpaceShown>[] = [
    {},
    { pasture: 3 },
    { item: { index: 1, adventure: "space_0_0", english: "" } },
    { magic: "bell" },
    { is_dock: true },
    {},
  ];
  const adventure = (index: number) => ({ adventure: { index, number: index, item: "" } });
  const corners: Record<string, Partial<SpaceShown>> = {
    "0 0": adventure(1),
    "5 0": adventure(2),
    "0 5": adventure(3),
    "5 5": adventure(4),
    "2 3": { is_castle: true },
  };
  const id = (x: number, y: number) => `space_${x}_${y}`;
  const cells = Array.from({ length: 36 }, (_, index) => ({ x: index % 6, y: Math.floor(index / 6) }));
  const road = (start: string, end: string, number: number): RoadShown => ({
    between: [start, end],
    numbers: [number],
    oneway: false,
  });
  const pack: BoardShown = {
    spaces: byId(
      cells.map(({ x, y }) => space(id(x, y), [x + (y % 2) * 0.4, y], corners[`${x} ${y}`] ?? kinds[(x + 2 * y) % 6])),
    ),
    castle: id(2, 3),
    docks: [],
    roads: cells.flatMap(({ x, y }) => [
      ...(x < 5 ? [road(id(x, y), id(x + 1, y), 1)] : []),
      ...(y < 5 && (x + y) % 2 === 0 ? [road(id(x, y), id(x, y + 1), 2)] : []),
    ]),
    ferry_links: [],
    adventures: [id(0, 0), id(5, 0), id(0, 5), id(5, 5)],
    books: BOOKS,
  };
  const words = ["Old Mill", "Charcoal Hut", "Sword", "North Pasture", "Red Castle Door", "Moonstone"];
  const name = (space: string) =>
    words[Object.values(pack.spaces).findIndex((other) => other.id === space) % words.length] ?? space;
  const sizes = { font: 17, die: 27, figure: 46 };
  const formats = ["landscape", "low", "portrait"] as const;
  const shared = (one: Box, others: Box[]) => others.reduce((sum, other) => sum + covering(one, other), 0);
  const laid = (format: (typeof formats)[number]): { layout: Layout; names: [string, Name][] } => {
    const layout = layOut(pack, format);
    return { layout, names: [...layNames(layout, Object.values(pack.spaces), name, sizes)] };
  };

  it("are written at all spaces but the pop-ups, which have a ribbon", () => {
    const { names } = laid("landscape");
    expect(names.map(([space]) => space)).toEqual(
      Object.values(pack.spaces)
        .filter(({ adventure }) => !adventure)
        .map((space) => space.id),
    );
  });

  it.each(formats)("never cover each other nor leave the page (%s)", (format) => {
    const { layout, names } = laid(format);
    for (const [space, { box: one }] of names) {
      expect(
        shared(
          one,
          names.filter(([other]) => other !== space).map(([, other]) => other.box),
        ),
      ).toBe(0);
      expect(covering(one, layout.land)).toBeCloseTo(one.width * one.height);
    }
  });

  it.each(formats)("hardly touch a number (%s)", (format) => {
    const { layout, names } = laid(format);
    const signs = Object.values(pack.spaces)
      .filter(({ pasture }) => pasture)
      .map((space) => signAt(layout.places.get(space.id) as Point, layout.room.get(space.id) ?? 1));
    const numbers = [...layout.roads.map(({ plate }) => plate), ...signs].map((at) => around(at, sizes.die, sizes.die));
    for (const [, { box: one }] of names) expect(shared(one, numbers)).toBeLessThan(20);
  });

  it.each(formats)("are not hidden by a figure on any space (%s)", (format) => {
    const { layout, names } = laid(format);
    const figures = Object.values(pack.spaces).map(({ id: space, is_castle, adventure }) => {
      const { x, y } = layout.places.get(space) as Point;
      const feet = y + FEET[is_castle ? "castle" : adventure ? "popUp" : "other"] * (layout.room.get(space) ?? 1);
      return around({ x, y: feet - sizes.figure / 2 }, sizes.figure * 0.6, sizes.figure);
    });
    for (const [, { box: one }] of names) expect(shared(one, figures)).toBeLessThan(40);
  });

  it.each(formats.slice(0, 2))("stand nearer to their own picture than to any other (%s)", (format) => {
    const { layout, names } = laid(format);
    const strangers = names.filter(([space, { box: one }]) => {
      const gaps = Object.values(pack.spaces).map((other) => ({
        id: other.id,
        gap: gap(one, pictureOf(layout, other)),
      }));
      const own = gaps.find((other) => other.id === space)?.gap ?? 0;
      return gaps.some((other) => other.id !== space && other.gap <= own);
    });
    expect(strangers.map(([space]) => space)).toEqual([]);
  });

  it("are laid alike every time", () => {
    expect(laid("landscape").names).toEqual(laid("landscape").names);
  });
});
