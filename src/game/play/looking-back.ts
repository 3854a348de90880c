/** Handles Ⓑ and ✛ while the player looks back at a cleared level: they step through its moves, and Ⓑ can leave. */
import type { Input } from "../../device/input";
import { clearQueuedPresses, interpretInput } from "./controls";
import type { Replay } from "./replay";
import { tapToLeave, type Attempt } from "./attempt";
import { isStill, stepBack, stepForward } from "./timeline";

/** Taps closer together than this do not leave: the player may be undoing moves without having noticed the win. */
const TAPS_APART_MS = 400;

/** Starts to look back. The next tap of Ⓑ shows the tip about leaving, and only a later one leaves. */
export function beginLookBack(attempt: Attempt): void {
  attempt.notice = "none";
  attempt.undoneAtMs = attempt.ageMs;
}

/** Handles Ⓑ and ✛ for one frame of looking back. Returns whether the player leaves. */
export function hearB(attempt: Attempt, replay: Replay, input: Input, elapsedMs: number): boolean {
  const { timeline } = attempt.played;
  attempt.ageMs += elapsedMs;
  // A moving picture counts as an undo, because the player has no time to read the tip about Ⓑ.
  if (!isStill(timeline)) attempt.undoneAtMs = attempt.ageMs;
  const intent = interpretInput(attempt.controls, { ...input, aPressed: false }, elapsedMs);
  clearQueuedPresses(attempt.controls);
  if (intent.kind === "none") return false;
  attempt.isDirty = true;
  if (intent.kind === "stepBack" && intent.isTap) return tapToLeave(attempt, attempt.notice, TAPS_APART_MS);
  attempt.notice = "none";
  if (intent.kind !== "stepBack" && intent.kind !== "stepForward") return false;
  replay.isPlaying = false;
  replay.isHistoryShown = false;
  if (intent.kind === "stepBack") stepBack(timeline);
  else stepForward(timeline);
  return false;
}
