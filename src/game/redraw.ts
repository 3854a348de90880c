/**
 * The request to draw the open screen again. A screen makes the request when its picture must change; frame.ts draws
 * the screen once, after everything else of the frame.
 */

let isRequested = false;

/** Requests that the open screen is drawn in this frame or, if it is being drawn already, in the next frame. */
export function requestRedraw(): void {
  isRequested = true;
}

/** Returns whether the open screen must be drawn, and withdraws the request. */
export function takeRedrawRequest(): boolean {
  const wasRequested = isRequested;
  isRequested = false;
  return wasRequested;
}

/** Returns whether the screen will be drawn in this frame. A request may still follow. */
export function isRedrawRequested(): boolean {
  return isRequested;
}
