/** Converts the player's speed settings into the speeds of the animation. */
import type { Settings, UndoSpeed } from "../save/settings";
import { REWIND_SPEED } from "./timeline";

/**
 * The speeds of the animation: `speed` is that of all moves, and `rewindSpeed` is another factor for moves that are
 * taken back. 1 is the normal speed.
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
