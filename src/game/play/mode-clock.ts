/** Advances the clock of a mode with a time limit, such as a rush, while a level can be played. */
import type { Attempt } from "./attempt";
import type { Autosave } from "./autosave";
import type { Mode } from "./mode";

/** Advances the clock by one frame, if the mode has a clock. Returns whether a text beside the board changes. */
export function advanceModeClock(
  { onTimePassed }: Pick<Mode, "onTimePassed">,
  { phase }: Pick<Attempt, "phase">,
  autosave: Pick<Autosave, "unsavedClockMs">,
  elapsedMs: number,
): boolean {
  if (phase !== "playing" || onTimePassed === undefined) return false;
  autosave.unsavedClockMs += elapsedMs;
  return onTimePassed(elapsedMs);
}
