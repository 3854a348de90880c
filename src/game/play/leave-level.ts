/** Leaves a level before it is won. */
import { requestScreen } from "../destination";
import { isPlayedByEar, queueLine } from "../frame-events";
import type { Attempt } from "./attempt";
import type { Mode } from "./mode";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describeLeaving } from "./play-focus";

/**
 * Opens the screen to which the player returns from the mode (`mode.back`). If the mode can be continued later, a
 * player who plays by ear (without seeing the screen) first hears its state. `attempt` is undefined in a lesson, or
 * before the first level.
 */
export function leaveLevel(mode: Mode, attempt: Attempt | undefined): void {
  if (attempt !== undefined && isPlayedByEar() && mode.progress() !== undefined)
    queueLine("announcement", describeLeaving(mode.hud(attempt)));
  requestScreen(mode.back);
}
