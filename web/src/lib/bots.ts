/** What bots are called. */
import { say } from "./words";

const LEVELS = ["easy", "medium", "hard"];

/** The name of a bot at the table, or among several to choose from; of `module:Class` it is the class. */
export function botName(bot: string | null, isChoice = false): string {
  const name = bot ?? "medium";
  if (!LEVELS.includes(name)) return name.split(/[:.]/).pop() ?? name;
  return say(isChoice ? `sitter-${name}` : `level-${name}`);
}
