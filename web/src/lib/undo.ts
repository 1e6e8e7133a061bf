import type { State, UndoTold } from "./messages";
import { say } from "./words";

/** What an undo would take back, and why others must agree if they must. */
export function undoWords({ possible, sentence, answer }: UndoTold): string {
  const what = answer ? say("undo-what", { answer }) : "";
  return possible === "by_agreement" ? `${sentence} ${what}`.trim() : what;
}

/** Which answer of this browser's seats would be taken back: that of the seat we look through first, free ones before others. */
export function undoOffered({ undo, seat }: Pick<State, "undo" | "seat">): UndoTold | undefined {
  const possible = undo.filter((told) => told.possible !== "no");
  return (
    possible.find((told) => told.seat === seat) ?? possible.find((told) => told.possible === "freely") ?? possible[0]
  );
}
