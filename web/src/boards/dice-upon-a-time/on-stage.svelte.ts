import type { DiceTheatre } from "./theatre.svelte";

/** The theatre of the board that is open, so that the hand under it moves with it. */
class OnStage {
  theatre = $state.raw<DiceTheatre | null>(null);
}

export const onStage = new OnStage();
