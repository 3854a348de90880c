/**
 * Collects touches of the screen. A console has no touch screen, but a web page that runs the game reports where a
 * finger or the mouse touches the picture of the screen.
 */
import { printToHost } from "./host";

/** A pixel of the screen that the player touched. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  /** Whether a finger or the mouse begins its touch at this pixel. */
  readonly isFirst: boolean;
}

/**
 * The largest distance between two queued points of a touch, in pixels. If a finger moves faster, points between the
 * reported ones are added.
 */
const STEP_PX = 6;
/** The largest number of touched points that one frame processes. The remaining points wait for the next frames. */
const MAX_POINTS_PER_FRAME = 24;
const NO_TOUCHES: readonly TouchPoint[] = [];

const queuedPoints: TouchPoint[] = [];
let lastPoint: TouchPoint | undefined;

/** Starts queueing the points at which the player touches the screen. */
export function listenToTouch(): void {
  playdate.touched = (phase, x, y) => {
    if (phase === "down") queuePoint({ x, y, isFirst: true });
    else if (phase === "up") lastPoint = undefined;
    else if (lastPoint !== undefined) queueInterpolated(lastPoint, x, y);
  };
}

/**
 * Returns the next touched points from the queue, in order, and removes them. The list is limited to the number of
 * points that one frame may process.
 */
export function takeTouches(): readonly TouchPoint[] {
  return queuedPoints.length === 0 ? NO_TOUCHES : queuedPoints.splice(0, MAX_POINTS_PER_FRAME);
}

/** Returns whether the player is touching the screen, or points of an earlier touch are still in the queue. */
export function isTouching(): boolean {
  return lastPoint !== undefined || queuedPoints.length > 0;
}

/**
 * Tells the web page whether the game now reacts to single touched points, as in the level editor. If not, the page
 * turns swipes of a finger into presses of the direction pad (✛).
 */
export function reportTouchMode(isPointing: boolean): void {
  printToHost("touch", isPointing ? "points" : "swipes");
}

function queuePoint(point: TouchPoint): void {
  lastPoint = point;
  queuedPoints.push(point);
}

/**
 * Queues points on the line from one touched point to the next one at (`x`, `y`), so that the points are close
 * together. The next point itself is queued, too.
 */
function queueInterpolated(from: TouchPoint, x: number, y: number): void {
  const steps = Math.ceil(Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) / STEP_PX);
  for (let step = 1; step <= steps; step++) {
    queuePoint({
      x: from.x + Math.floor(((x - from.x) * step) / steps),
      y: from.y + Math.floor(((y - from.y) * step) / steps),
      isFirst: false,
    });
  }
}
