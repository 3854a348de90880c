/**
 * Handles Ⓑ and the direction pad (✛) while the player looks back at a cleared level. Ⓑ and ✛ step through the level's
 * moves, and Ⓑ can also leave the level.
 */
import type { Input } from "../../device/input";
import { clearQueuedPresses, interpretInput } from "./controls";
import type { Replay } from "./replay";
import type { Attempt } from "./attempt";
import { tapToLeave } from "./leave-taps";
import { isStill, stepBack, stepForward } from "./timeline";

/**
 * A second tap of Ⓑ leaves a cleared level only this long after the first. A player who taps faster probably wants to
 * undo moves.
 */
const TAPS_APART_MS = 400;

/**
 * Starts to look back at the moves of a cleared level. The next tap of Ⓑ only shows a tip about leaving, and a later
 * tap leaves.
 */
export function beginLookBack(attempt: Attempt): void {
  attempt.notice = "none";
  attempt.undoneAtMs = attempt.ageMs;
}

/**
 * Handles one frame in which the player looks back at the moves of a cleared level. Returns whether the player leaves
 * the level.
 */
export function handleLookBackInput(attempt: Attempt, replay: Replay, input: Input, elapsedMs: number): boolean {
  const { timeline } = attempt.played;
  attempt.ageMs += elapsedMs;
  // While a piece moves, the next tap of Ⓑ must not leave the level, because the player has not read the tip about
  // leaving yet.
  if (!isStill(timeline)) attempt.undoneAtMs = attempt.ageMs;
  const intent = interpretInput(attempt.controls, { ...input, isAPressed: false }, elapsedMs);
  clearQueuedPresses(attempt.controls);
  if (intent.kind === "none") return false;
  if (intent.kind === "step-back" && intent.isTap) return tapToLeave(attempt, attempt.notice, TAPS_APART_MS);
  attempt.notice = "none";
  if (intent.kind !== "step-back" && intent.kind !== "step-forward") return false;
  replay.isPlaying = false;
  if (intent.kind === "step-back") stepBack(timeline);
  else stepForward(timeline);
  return false;
}
