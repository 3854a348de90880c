/** Handles Ⓑ while the player looks back at a cleared level: it steps through time, and leaves only by an announced tap. */
import type { Input } from "../../device/input";
import { forgetPresses, interpret } from "./controls";
import type { Replay } from "./replay";
import { tapToLeave, type Round } from "./round";
import { isStill, stepBack, stepForward } from "./session";

/** Taps closer together than this never leave: the player may be taking back moves and not have noticed the win. */
const TAPS_APART_MS = 400;

/** Starts to look back: no tap of Ⓑ has been announced as leaving yet. */
export function beginLookBack(round: Round): void {
  round.notice = "none";
  round.backAtMs = round.ageMs;
}

/** Handles Ⓑ and ✛ for one frame of looking back. Returns whether the player leaves. */
export function hearB(round: Round, replay: Replay, input: Input, elapsedMs: number): boolean {
  const { session } = round.play;
  round.ageMs += elapsedMs;
  // While something moves the player cannot have read what Ⓑ does.
  if (!isStill(session)) round.backAtMs = round.ageMs;
  const intent = interpret(round.controls, { ...input, aPressed: false }, elapsedMs);
  forgetPresses(round.controls);
  if (intent.kind === "none") return false;
  round.isDirty = true;
  if (intent.kind === "stepBack" && intent.isTap) return tapToLeave(round, round.notice, TAPS_APART_MS);
  round.notice = "none";
  if (intent.kind !== "stepBack" && intent.kind !== "stepForward") return false;
  replay.isPlaying = false;
  replay.historyIsShown = false;
  if (intent.kind === "stepBack") stepBack(session);
  else stepForward(session);
  return false;
}
