/**
 * Times the animation of the lamp beside the board, a part of which moves for a while when the lamp goes out or is lit.
 */
import { wantsLessFlashing } from "../../device/screen";
import { LAMP_CHANGE_MS } from "../../puzzles/looks/board-light";
import type { Lamp } from "../../puzzles/puzzle";
import type { Attempt } from "./attempt";

/**
 * The state of the lamp, which shows whether the level can be won, and the time since it took this state, at most
 * `LAMP_CHANGE_MS`.
 */
export interface LampChange {
  attempt: Attempt | undefined;
  lamp: Lamp;
  elapsedMs: number;
}

export function createLampChange(): LampChange {
  return { attempt: undefined, lamp: "none", elapsedMs: LAMP_CHANGE_MS };
}

/**
 * Advances the animation of the lamp beside the board by one frame. The animation begins when the lamp becomes bright,
 * or ceases to be bright, in the same level. There is no animation if the player wants less flashing.
 */
export function advanceLampChange(change: LampChange, attempt: Attempt, lamp: Lamp, elapsedMs: number): void {
  const hasChanged = change.attempt === attempt && (change.lamp === "lit") !== (lamp === "lit");
  const isAnimated = attempt.painter.scene.drawLampChange !== undefined && !wantsLessFlashing();
  if (change.attempt !== attempt || !isAnimated) change.elapsedMs = LAMP_CHANGE_MS;
  else if (hasChanged) change.elapsedMs = 0;
  else change.elapsedMs = Math.min(LAMP_CHANGE_MS, change.elapsedMs + elapsedMs);
  change.attempt = attempt;
  change.lamp = lamp;
}

/**
 * Returns whether a part of the lamp beside the board moves now, because the lamp went out or was lit a short time ago.
 */
export function isLampChanging({ elapsedMs }: LampChange): boolean {
  return elapsedMs < LAMP_CHANGE_MS;
}
