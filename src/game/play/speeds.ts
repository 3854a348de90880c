/** Converts the player's speed settings into the speeds of the animation. */
import type { Settings, UndoSpeed } from "../save/settings";
import { REWIND_SPEED } from "./timeline";

/**
 * Factors of the animation's speed, where 1 is normal: `speed` for all moves, and `rewindSpeed` as another factor for
 * moves that are taken back.
 */
export interface Speeds {
  readonly speed: number;
  readonly rewindSpeed: number;
}

const BRISK_SPEED = 1.6;
const REWIND_SPEEDS: Readonly<Record<UndoSpeed, number>> = { calm: REWIND_SPEED, brisk: 5, "at-once": 1000 };

export function speedsIn({ animationSpeed, undoSpeed }: Settings): Speeds {
  return { speed: animationSpeed === "brisk" ? BRISK_SPEED : 1, rewindSpeed: REWIND_SPEEDS[undoSpeed] };
}
