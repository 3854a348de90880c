/** Leaves a level before it is won. */
import { requestScreen } from "../destination";
import { isPlayedByEar, queueLine } from "../frame-events";
import type { Attempt } from "./attempt";
import type { Mode } from "./mode";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describeLeaving } from "./play-focus";

/**
 * Opens the screen to which the mode leads back. A player who plays by ear first hears how far a mode has come that can
 * be continued later, such as the time left and the cleared levels of a rush (a timed run). `attempt` is undefined if
 * the player leaves a lesson, or before the first level is ready.
 */
export function leaveLevel(mode: Mode, attempt: Attempt | undefined): void {
  if (attempt !== undefined && isPlayedByEar() && mode.progress() !== undefined)
    queueLine("announcement", describeLeaving(mode.hud(attempt)));
  requestScreen(mode.back);
}
