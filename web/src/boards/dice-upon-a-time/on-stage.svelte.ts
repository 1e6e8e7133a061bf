import type { DiceTheatre } from "./theatre.svelte";

/** The theatre of the board that is open, so that the hand moves with it, and whether what everybody holds lies open over it. */
class OnStage {
  theatre = $state.raw<DiceTheatre | null>(null);
  showsPlayers = $state(false);
}

export const onStage = new OnStage();
