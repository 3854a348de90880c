/**
 * Collects touches of the screen. A console has no touch screen, but the web page reports where a finger or the mouse
 * touches the picture of the screen.
 */

export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  /** Whether a finger or the mouse begins to touch the screen at this point. */
  readonly isFirst: boolean;
}

/** A point of the screen that the player has tapped, in pixels. */
export interface Tap {
  readonly x: number;
  readonly y: number;
}

/**
 * The largest distance, in pixels along each axis, between two successive queued points of a touch. If a touch moves
 * farther, points in between are added.
 */
const STEP_PX = 6;
/** The most touched points that one frame handles. Further points wait for the next frames. */
const MAX_POINTS_PER_FRAME = 24;
const NO_TOUCHES: readonly TouchPoint[] = [];

const queuedPoints: TouchPoint[] = [];
let lastPoint: TouchPoint | undefined;
const queuedTaps: Tap[] = [];

export function listenToTouch(): void {
  playdate.touched = (phase, x, y) => {
    if (phase === "down") queuePoint({ x, y, isFirst: true });
    else if (phase === "up") lastPoint = undefined;
    else if (phase === "tap") queuedTaps.push({ x, y });
    else if (lastPoint !== undefined) queueInterpolated(lastPoint, x, y);
  };
}

/** Removes the next touched points from the queue, as many as one frame may process, and returns them in order. */
export function takeTouches(): readonly TouchPoint[] {
  return queuedPoints.length === 0 ? NO_TOUCHES : queuedPoints.splice(0, MAX_POINTS_PER_FRAME);
}

/** Removes the next tap from the queue and returns it; undefined if there is none. */
export function takeTap(): Tap | undefined {
  return queuedTaps.shift();
}

/** Returns whether a tap waits for the next frame. */
export function hasTap(): boolean {
  return queuedTaps.length > 0;
}

/** Returns whether the player touches the screen now, or touched points are still queued. */
export function isTouching(): boolean {
  return lastPoint !== undefined || queuedPoints.length > 0;
}

function queuePoint(point: TouchPoint): void {
  lastPoint = point;
  queuedPoints.push(point);
}

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
