import { faces } from "../boards";
import type { Face } from "./board";
import PlainBoard from "./parts/PlainBoard.svelte";

/** The face of a game; one without a board of its own is shown in words. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[game];
  return load ? (await load()).default : { board: PlainBoard };
}
