import { describe, expect, it } from "vitest";
import { places } from "../src/lib/places";
import { headline } from "../src/result/headline";
import type { ResultTold } from "../src/lib/messages";

const result = (
  winners: string[],
  scores: Record<string, number>,
  sides: string[][] = [],
  out_of: Record<string, number> = {},
): ResultTold => ({
  winners,
  scores,
  out_of,
  clause: "",
  sentence: `${winners.join()} won.`,
  sides,
  level: "",
  level_words: "",
  rows: [],
});
const placed = (told: ResultTold) =>
  places(told).map(({ seat, place, isShared }) => `${seat} ${place}${isShared ? "=" : ""}`);
const name = (seat: string) => seat.toUpperCase();

describe("the places at the end", () => {
  it("are shared by those with the same score", () => {
    expect(placed(result(["green"], { red: 1, blue: 1, green: 3, yellow: 0 }))).toEqual([
      "green 1",
      "red 2=",
      "blue 2=",
      "yellow 4",
    ]);
  });

  it("compare shares where one tale is longer than another", () => {
    const scores = { red: 3, blue: 4, green: 2 };
    expect(placed(result(["blue"], scores, [], { red: 5, blue: 4, green: 3 }))).toEqual(["blue 1", "green 2", "red 3"]);
  });

  it("are first for who won, although another has the same score", () => {
    expect(placed(result(["green"], { red: 3, green: 3 }))).toEqual(["green 1", "red 2"]);
    expect(placed(result(["red", "green"], { red: 3, blue: 1, green: 3 }))).toEqual(["red 1=", "green 1=", "blue 3"]);
  });
});

describe("the headline at the end", () => {
  const scores = { red: 3, blue: 2, green: 2 };

  it("tells the winner so", () => {
    expect(headline(result(["red"], scores), ["red"], name)).toMatchObject({ title: "You won!", isOwn: true });
    expect(headline(result(["red", "blue"], scores), ["red"], name).more).toBe("Together with BLUE.");
  });

  it("tells others who won, and where they came", () => {
    expect(headline(result(["red"], scores), ["blue"], name)).toMatchObject({
      title: "red won.",
      more: "You share the second place.",
    });
    expect(headline(result(["red"], scores), [], name).more).toBe("");
  });

  it("speaks to all who played together", () => {
    const all = [["red", "blue", "green"]];
    expect(headline(result(["red", "blue", "green"], scores, all), ["red", "blue"], name).title).toBe(
      "You won together!",
    );
    expect(headline(result([], scores, all), ["red"], name).title).toBe("This time you lost together");
  });
});
