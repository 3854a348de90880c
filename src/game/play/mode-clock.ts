/**
 * Tells a mode with a clock, such as a rush or a challenge, that time has passed while a level can be played. The mode
 * measures the time.
 */
import type { Attempt } from "./attempt";
import type { Autosave } from "./autosave";
import type { Mode } from "./mode";

/** Advances the clock of the mode by one frame, if it has one. Returns whether a text beside the board changes. */
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
