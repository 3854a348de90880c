import { printToHost } from "./host";

// A console has no touch. A page that shows the game may say where a finger or a mouse touches its screen.

/** A pixel of the screen that is touched. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  /** Whether the touch begins there. */
  readonly isFirst: boolean;
}

/** A touch that goes on is told at no larger distances, however fast it is. */
const STEP_PX = 6;
/** So many places are told in a frame; how far a finger was beyond them, in the next ones. */
const MAX_POINTS_PER_FRAME = 24;
const NO_TOUCHES: readonly TouchPoint[] = [];

const queuedPoints: TouchPoint[] = [];
let lastPoint: TouchPoint | undefined;

/** From now on it is noted down where the screen is touched. */
export function listenToTouch(): void {
  playdate.touched = (phase, x, y) => {
    if (phase === "down") queuePoint({ x, y, isFirst: true });
    else if (phase === "up") lastPoint = undefined;
    else if (lastPoint !== undefined) queueInterpolated(lastPoint, x, y);
  };
}

/** Where the screen has been touched since the last call, in order, as far as a frame has time for it. */
export function takeTouches(): readonly TouchPoint[] {
  return queuedPoints.length === 0 ? NO_TOUCHES : queuedPoints.splice(0, MAX_POINTS_PER_FRAME);
}

/** Whether a touch goes on, or has not been told to its end. */
export function isTouching(): boolean {
  return lastPoint !== undefined || queuedPoints.length > 0;
}

/** Tells whether the game goes by where it is touched now; else a swipe over the screen is ✛. */
export function reportTouchMode(isPointing: boolean): void {
  printToHost("touch", isPointing ? "points" : "swipes");
}

function queuePoint(point: TouchPoint): void {
  lastPoint = point;
  queuedPoints.push(point);
}

/** Adds the way from one point to another, without the first. */
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
