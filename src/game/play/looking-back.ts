/** Handles Ⓑ while the player looks back at a cleared level: it steps through time, and leaves only by an announced tap. */
import type { Input } from "../../device/input";
import { clearQueuedPresses, interpretInput } from "./controls";
import type { Replay } from "./replay";
import { tapToLeave, type Attempt } from "./attempt";
import { isStill, stepBack, stepForward } from "./timeline";

/** Taps closer together than this never leave: the player may be taking back moves and not have noticed the win. */
const TAPS_APART_MS = 400;

/** Starts to look back: no tap of Ⓑ has been announced as leaving yet. */
export function beginLookBack(round: Attempt): void {
  round.notice = "none";
  round.undoneAtMs = round.ageMs;
}

/** Handles Ⓑ and ✛ for one frame of looking back. Returns whether the player leaves. */
export function hearB(round: Attempt, replay: Replay, input: Input, elapsedMs: number): boolean {
  const { timeline } = round.played;
  round.ageMs += elapsedMs;
  // While something moves the player cannot have read what Ⓑ does.
  if (!isStill(timeline)) round.undoneAtMs = round.ageMs;
  const intent = interpretInput(round.controls, { ...input, aPressed: false }, elapsedMs);
  clearQueuedPresses(round.controls);
  if (intent.kind === "none") return false;
  round.isDirty = true;
  if (intent.kind === "stepBack" && intent.isTap) return tapToLeave(round, round.notice, TAPS_APART_MS);
  round.notice = "none";
  if (intent.kind !== "stepBack" && intent.kind !== "stepForward") return false;
  replay.isPlaying = false;
  replay.isHistoryShown = false;
  if (intent.kind === "stepBack") stepBack(timeline);
  else stepForward(timeline);
  return false;
}
