/** The help in a level: a hint (the best next move), or the whole solution, which the game plays itself. */
import type { Direction } from "../../kernel/direction";
import { playHintSound, playRefusalSound } from "../sounds";
import { enterPhase, type Attempt } from "./attempt";
import { bestNextMove } from "./played-level";
import { isStill } from "./timeline";

// The pause before each move that the game plays as a solution, in milliseconds. The pause before the first move is
// longer, so that the player can still cancel.
const WATCH_PAUSE_MS = 350;
const FIRST_WATCH_PAUSE_MS = 1000;

/** Asks for a hint. The best next move is shown on the board as soon as it is known. */
export function askForHint(attempt: Attempt): void {
  if (attempt.phase === "cleared") return;
  if (attempt.phase === "arriving") enterPhase(attempt, "playing");
  attempt.hint = "asked";
  countShownHint(attempt);
}

/** Shows a short message that the current mode (such as the timed mode) has no hints. */
export function refuseHint(attempt: Attempt): void {
  attempt.notice = "no hints";
  playRefusalSound();
}

/** Lets the game play the best solution of the level move by move, until the player presses something. */
export function askToWatch(attempt: Attempt): void {
  attempt.isPlayingItself = true;
  attempt.watchWaitMs = WATCH_PAUSE_MS - FIRST_WATCH_PAUSE_MS;
}

/** Returns the direction of the hint that is shown now; undefined if no hint is shown. */
export function hintedMove({ hint, played }: Attempt): Direction | undefined {
  return hint !== "none" && isStill(played.timeline) ? bestNextMove(played) : undefined;
}

/** Counts a requested hint as soon as the hint is shown, and plays the hint's sound. */
export function countShownHint(attempt: Attempt): void {
  if (attempt.hint !== "asked" || hintedMove(attempt) === undefined) return;
  attempt.hint = "seen";
  playHintSound();
  attempt.hints++;
}

/**
 * Returns the move of the best solution that the game makes for the player now, after a pause; undefined if it makes
 * none in this frame.
 */
export function nextWatchedMove(attempt: Attempt, elapsedMs: number): Direction | undefined {
  if (!attempt.isPlayingItself || attempt.phase !== "playing" || !isStill(attempt.played.timeline)) return undefined;
  attempt.watchWaitMs += elapsedMs;
  if (attempt.watchWaitMs < WATCH_PAUSE_MS) return undefined;
  attempt.watchWaitMs = 0;
  const move = bestNextMove(attempt.played);
  if (move === undefined) attempt.isPlayingItself = false;
  else attempt.wasWatched = true;
  return move;
}
