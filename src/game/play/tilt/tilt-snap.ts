/**
 * Decides from the measured gravity when the player has tilted the console far enough for a move, and in which
 * direction. follow-tilt.ts passes the measured values.
 */
import type { Gravity } from "../../../device/accelerometer";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../../kernel/direction";

/** How the player holds the console in a level, measured in each frame. */
export interface Tilt {
  /** The number of measurements of the rest position so far. */
  measuredCount: number;
  /** The gravity in the rest position: how the player held the console when the level began. */
  rest: Gravity;
  /**
   * The sign of `Gravity.z` in the rest position. Panic's documents do not say in which direction `z` is positive, so
   * the game finds it out.
   */
  zSign: number;
  /** Whether the next tilt counts. After a tilt, the console must first come back near the rest position. */
  isArmed: boolean;
}

const MEASURED_FRAMES = 10;
/** The sine of the angle to the rest position, about 17 degrees, from which a tilt counts. */
const SNAP_SINE = 0.3;
/** The sine of the angle, about 8 degrees, below which the console counts as back in the rest position. */
const REST_SINE = 0.14;
/** A tilt counts only if its other axis is tilted less than this share, so that no move is a surprise. */
const MAX_CROSS_SHARE = 0.6;
/** By which share of the difference the rest position follows the console in a frame, while it is held nearly still. */
const DRIFT = 0.01;
/** The least length of gravity, in g, in the plane in which the console is tilted to and fro. */
const MIN_LENGTH = 0.3;

/** Creates the state at the start of a level. The first measurements then decide the rest position. */
export function createTilt(): Tilt {
  return { measuredCount: 0, rest: { x: 0, y: 0, z: 0 }, zSign: 1, isArmed: true };
}

/**
 * Takes the gravity measured in this frame, and returns the direction in which the player has just tilted the console.
 * Undefined in all other frames: a tilt that is held counts once.
 */
export function directionOfTilt(tilt: Tilt, gravity: Gravity): Direction | undefined {
  if (tilt.measuredCount < MEASURED_FRAMES) {
    tilt.measuredCount++;
    moveRest(tilt, gravity, 1 / tilt.measuredCount);
    tilt.zSign = tilt.rest.z < 0 ? -1 : 1;
    return undefined;
  }
  const right = gravity.x - tilt.rest.x;
  const down = sineToRest(tilt, gravity);
  if (Math.max(Math.abs(right), Math.abs(down)) < REST_SINE) {
    tilt.isArmed = true;
    moveRest(tilt, gravity, DRIFT);
    return undefined;
  }
  const direction = tilt.isArmed ? directionOf(right, down) : undefined;
  if (direction !== undefined) tilt.isArmed = false;
  return direction;
}

function moveRest(tilt: Tilt, { x, y, z }: Gravity, share: number): void {
  const { rest } = tilt;
  tilt.rest = {
    x: rest.x + (x - rest.x) * share,
    y: rest.y + (y - rest.y) * share,
    z: rest.z + (z - rest.z) * share,
  };
}

/**
 * Returns the sine of the angle by which the console is tilted to and fro from the rest position; positive if its lower
 * edge is lower than before. Returns 0 if the console lies on its side, because gravity then does not show the angle.
 */
function sineToRest({ rest, zSign }: Tilt, { y, z }: Gravity): number {
  const length = Math.sqrt((y * y + z * z) * (rest.y * rest.y + rest.z * rest.z));
  return length < MIN_LENGTH * MIN_LENGTH ? 0 : (zSign * (y * rest.z - z * rest.y)) / length;
}

function directionOf(right: number, down: number): Direction | undefined {
  const [across, along] = [Math.abs(right), Math.abs(down)];
  if (Math.max(across, along) < SNAP_SINE || Math.min(across, along) > MAX_CROSS_SHARE * Math.max(across, along))
    return undefined;
  if (across > along) return right > 0 ? RIGHT : LEFT;
  return down > 0 ? DOWN : UP;
}
