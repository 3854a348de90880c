/**
 * Times the moving scenery beside the board. Some parts, such as a sail, move by themselves until the player has done
 * nothing for a while. Other parts, such as a train, follow the player's moves.
 */
import { wantsLessFlashing } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import type { Input } from "../../device/input";
import type { Movement } from "../../puzzles/looks/chapter";
import { listShown, type ShownValues } from "../shown-values";
import type { Attempt } from "./attempt";

/**
 * How long the scenery beside the board moves after the player's last input, in milliseconds. It then rests, to save
 * the battery.
 */
const SCENERY_MOVES_MS = 20000;

/** The state of the moving scenery beside the board, such as a sail or a train. */
export interface Scenery {
  /** The time since the player's last input, in milliseconds; at most `SCENERY_MOVES_MS`. */
  sinceInputMs: number;
  movedMs: number;
  /** The level whose moves a part of the scenery, such as a train, follows. It is undefined before the first level. */
  followedAttempt: Attempt | undefined;
  /**
   * The number of moves that a part of the scenery, such as a train, has already followed. The number is a fraction
   * while this part moves.
   */
  followedMoves: number;
}

export function createScenery(): Scenery {
  return { sinceInputMs: 0, movedMs: 0, followedAttempt: undefined, followedMoves: 0 };
}

/** Advances by one frame the parts of the scenery that move by themselves. */
export function advanceScenery(
  scenery: Scenery,
  movements: readonly Movement[] | undefined,
  input: Input,
  elapsedMs: number,
): void {
  scenery.sinceInputMs = hasInput(input) ? 0 : Math.min(SCENERY_MOVES_MS, scenery.sinceInputMs + elapsedMs);
  if (movements === undefined || wantsLessFlashing() || scenery.sinceInputMs >= SCENERY_MOVES_MS) return;
  scenery.movedMs += elapsedMs;
}

/** Lists what the moving parts of the scenery show now, so that the screen is drawn again when one of them changes. */
export function listScenery(
  shown: ShownValues,
  { movedMs, followedMoves }: Scenery,
  movements: readonly Movement[] | undefined,
): void {
  listShown(shown, followedMoves);
  if (movements !== undefined) for (const movement of movements) listShown(shown, pictureAt(movement, movedMs));
}

/**
 * Advances by one frame the part of the scenery that follows the player's moves, such as a train. It moves faster if it
 * is several moves behind.
 */
export function followMoves(scenery: Scenery, attempt: Attempt, elapsedMs: number): void {
  const { moveCount } = attempt.played.timeline;
  const before = scenery.followedMoves;
  const follower = attempt.painter.scene.moveFollower;
  if (scenery.followedAttempt !== attempt || follower === undefined || wantsLessFlashing()) {
    scenery.followedAttempt = attempt;
    scenery.followedMoves = moveCount;
  } else {
    const behind = moveCount - before;
    const step = (Math.max(1, Math.abs(behind)) * elapsedMs) / follower.moveMs;
    scenery.followedMoves = behind > 0 ? Math.min(moveCount, before + step) : Math.max(moveCount, before - step);
  }
}

/** Draws the present picture of each part of the scenery that moves by itself, over the background. */
export function drawScenery({ movedMs }: Scenery, movements: readonly Movement[]): void {
  for (const movement of movements) {
    const { sprites, x, y } = movement;
    drawSprite(sprites, pictureAt(movement, movedMs), x, y);
  }
}

function pictureAt({ pictureMs, pictureNumbers }: Movement, atMs: number): number {
  return pictureNumbers[Math.floor(atMs / pictureMs) % pictureNumbers.length];
}

function hasInput({ pressedDirection, isAHeld, isBHeld, isAPressed, isBPressed, crankDegrees }: Input): boolean {
  return pressedDirection !== undefined || isAHeld || isBHeld || isAPressed || isBPressed || crankDegrees !== 0;
}
