import { printToHost } from "./host";

// Touches of the screen. A console has no touch screen; a web page that runs the game reports where a finger or the
// mouse touches it.

/** A touched pixel of the screen. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  /** Whether the touch begins there. */
  readonly isFirst: boolean;
}

/**
 * The largest distance between two points of a touch, in pixels. Points are interpolated where the touch moves faster.
 */
const STEP_PX = 6;
/** The most points that a frame takes; the following frames take the rest. */
const MAX_POINTS_PER_FRAME = 24;
const NO_TOUCHES: readonly TouchPoint[] = [];

const queuedPoints: TouchPoint[] = [];
let lastPoint: TouchPoint | undefined;

/** Starts queueing the points where the screen is touched. */
export function listenToTouch(): void {
  playdate.touched = (phase, x, y) => {
    if (phase === "down") queuePoint({ x, y, isFirst: true });
    else if (phase === "up") lastPoint = undefined;
    else if (lastPoint !== undefined) queueInterpolated(lastPoint, x, y);
  };
}

/** Takes the next queued points, in order, at most as many as one frame may take. */
export function takeTouches(): readonly TouchPoint[] {
  return queuedPoints.length === 0 ? NO_TOUCHES : queuedPoints.splice(0, MAX_POINTS_PER_FRAME);
}

/** Returns whether a touch is in progress or some of its points have not been taken. */
export function isTouching(): boolean {
  return lastPoint !== undefined || queuedPoints.length > 0;
}

/**
 * Reports to the web page whether the game uses touched points now. Otherwise the page turns swipes into presses of ✛.
 */
export function reportTouchMode(isPointing: boolean): void {
  printToHost("touch", isPointing ? "points" : "swipes");
}

function queuePoint(point: TouchPoint): void {
  lastPoint = point;
  queuedPoints.push(point);
}

/** Queues the points between two touched points, and the second of them. */
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
