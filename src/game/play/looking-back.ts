/** Who looks back at a level that was just cleared still plays: Ⓑ is heard as in a level, and a slip must not leave. */
import type { Input } from "../../device/input";
import { forgetPresses, interpret } from "./controls";
import type { Replay } from "./replay";
import { tapToLeave, type Round } from "./round";
import { isStill, stepBack, stepForward } from "./session";

/** Who takes moves back taps on past the win, and that is no wish to leave. */
const TAPS_APART_MS = 400;

/** The player turns back to the level. */
export function beginLookBack(round: Round): void {
  round.notice = "none";
  round.backAtMs = round.ageMs;
}

/** One frame of it: with Ⓑ held ✛ steps through time, and taps of Ⓑ leave. Gives whether they do. */
export function hearB(round: Round, replay: Replay, input: Input, elapsedMs: number): boolean {
  const { session } = round.play;
  round.ageMs += elapsedMs;
  // As long as something moves nobody has read what Ⓑ does.
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
