/**
 * Times the movements of the scene beside the board, such as a sail in the wind. They rest if the player has done
 * nothing for a while, to save the battery, and always with less flashing.
 */
import { wantsLessFlashing } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import type { Input } from "../../device/input";
import type { Movement } from "../../puzzles/looks/chapter";

/** How long the pictures beside the board move after the player's last input, in milliseconds. */
const SCENERY_MOVES_MS = 20000;

/** The state of the scenery's movements. */
export interface Scenery {
  /** The time since the player's last input, at most `SCENERY_MOVES_MS`, in milliseconds. */
  sinceInputMs: number;
  /** The time for which the scenery has moved, in milliseconds. */
  movedMs: number;
}

/** Creates scenery that has not moved yet. */
export function createScenery(): Scenery {
  return { sinceInputMs: 0, movedMs: 0 };
}

/** Advances the movements by one frame. Returns whether the picture of any movement changes. */
export function advanceScenery(
  scenery: Scenery,
  movements: readonly Movement[] | undefined,
  input: Input,
  elapsedMs: number,
): boolean {
  scenery.sinceInputMs = hasInput(input) ? 0 : Math.min(SCENERY_MOVES_MS, scenery.sinceInputMs + elapsedMs);
  if (movements === undefined || wantsLessFlashing() || scenery.sinceInputMs >= SCENERY_MOVES_MS) return false;
  const before = scenery.movedMs;
  scenery.movedMs = before + elapsedMs;
  return movements.some((movement) => pictureAt(movement, before) !== pictureAt(movement, scenery.movedMs));
}

/** Draws the present picture of each movement over the background. */
export function drawScenery({ movedMs }: Scenery, movements: readonly Movement[]): void {
  for (const movement of movements) {
    const { sprites, x, y } = movement;
    drawSprite(sprites, pictureAt(movement, movedMs), x, y);
  }
}

/** Returns the number of the picture that a movement shows at a time. */
function pictureAt({ pictureMs, pictureNumbers }: Movement, atMs: number): number {
  return pictureNumbers[Math.floor(atMs / pictureMs) % pictureNumbers.length];
}

function hasInput({ pressedDirection, isAHeld, isBHeld, isAPressed, isBPressed, crankDegrees }: Input): boolean {
  return pressedDirection !== undefined || isAHeld || isBHeld || isAPressed || isBPressed || crankDegrees !== 0;
}
