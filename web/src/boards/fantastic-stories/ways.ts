/** The ways on the drawing that moves take. */
import type { OptionTold } from "../../lib/messages";
import { arc, Curve, type Point } from "../../kit/geometry";
import type { Way } from "../../kit/Ways.svelte";
import type { Layout } from "./layout";

const NOWHERE: Point = { x: 0, y: 0 };

export function placeOf(layout: Layout, space: string): Point {
  return layout.places.get(space) ?? NOWHERE;
}

/** Where pawns are at home: at the tray of whoever has the turn. */
export function homeOf({ tray }: Layout): Point {
  return { x: tray.x + 90, y: tray.y + tray.height * 0.6 };
}

export function roadOf(layout: Layout, start: string, end: string, die: number): Curve {
  const ways = layout.roads.filter(({ road }) => road.between.includes(start) && road.between.includes(end));
  const way = ways.find(({ road }) => road.numbers.includes(die)) ?? ways[0];
  if (!way) return arc(placeOf(layout, start), placeOf(layout, end), 0);
  return way.road.between[0] === start ? way.curve : way.curve.reversed;
}

export function waterOf(layout: Layout, start: string, end: string): Curve {
  const water = layout.waters.find(({ docks }) => docks.includes(start) && docks.includes(end));
  if (!water) return arc(placeOf(layout, start), placeOf(layout, end), 0);
  return water.docks[0] === start ? water.curve : water.curve.reversed;
}

/** Where the ferry lies at a dock: in front of it, or on the water beside the pop-up of an adventure. */
export function berthOf(layout: Layout, dock: string, isPopUp: boolean): Point {
  const at = placeOf(layout, dock);
  const water = layout.waters.find(({ docks }) => docks.includes(dock));
  if (!isPopUp || !water) return { x: at.x + 4, y: at.y - 18 };
  const way = water.docks[0] === dock ? water.curve : water.curve.reversed;
  return way.at(Math.min(0.5, 96 / way.length));
}

export function flightOf(layout: Layout, start: string, end: string): Curve {
  return arc(placeOf(layout, start), placeOf(layout, end), 130);
}

/** Under the earth, so a straight line. */
export function tunnelOf(layout: Layout, start: string, end: string): Curve {
  return arc(placeOf(layout, start), placeOf(layout, end), 0);
}

/** The way an option takes over the board, if it is one. */
export function wayOf(layout: Layout, option: OptionTold, ferry: string): Curve | null {
  const { start, end, die, adventure, dock } = option.arguments as Record<string, string>;
  if (option.verb === "walk" && start && end) return roadOf(layout, start, end, Number(die));
  if (option.verb === "ride" && start && end) return waterOf(layout, start, end);
  if (option.verb === "fly" && start && end) return flightOf(layout, start, end);
  if (option.verb === "tunnel" && start && end) return tunnelOf(layout, start, end);
  if (option.verb === "complete" && adventure) return arc(placeOf(layout, adventure), homeOf(layout), 150);
  if (option.verb === "call_ferry" && dock) return waterOf(layout, ferry, dock);
  return null;
}

/** All ways that options take. Rides and walks are dotted on the board, flights and what is completed go through the air. */
export function waysOf(layout: Layout, options: OptionTold[], ferry: string): Way[] {
  return options.flatMap((option) => {
    const line = wayOf(layout, option, ferry);
    const isAir = ["fly", "complete", "call_ferry"].includes(option.verb);
    return line ? [{ option, line, isAir, to: String(option.arguments.end ?? "") }] : [];
  });
}
