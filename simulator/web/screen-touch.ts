/**
 * Handles touches of the game's screen. A touch either presses a direction button, as a swipe, or is passed to the game
 * as touched points.
 */
import type { Buttons } from "./buttons";
import { findById } from "./page";
import type { GameLoop } from "./game-loop";
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";
import { directionOf } from "./touch";

const MIN_SWIPE_PX = 24;
/** The text that the game prints when it wants the points of touches instead of swipes. */
const POINTS = "points";

let usesPoints = false;

/**
 * Sets what a touch of the screen does. If `kind` is "points", the game receives the touched pixels; otherwise a swipe
 * presses a direction button.
 */
export function setTouchKind(kind: string): void {
  usesPoints = kind === POINTS;
}

/** Handles touches by a finger or the mouse: swipes, or the touched pixels if the game wants them. */
export function listenToScreen(buttons: Buttons, loop: GameLoop): void {
  const screen = findById("screen");
  screen.addEventListener("pointerdown", (event) => {
    if (!usesPoints) followSwipe(screen, buttons, event);
    else if (event.isPrimary && event.button === 0) sendTouches(screen, loop, event);
  });
}

function followSwipe(screen: HTMLElement, buttons: Buttons, down: PointerEvent): void {
  const stop = followPointer(screen, down, (event) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (Math.hypot(x, y) < MIN_SWIPE_PX) return;
    stop();
    buttons.tap(directionOf(x, y));
  });
}

function sendTouches(screen: HTMLElement, loop: GameLoop, down: PointerEvent): void {
  const send = (phase: "down" | "move" | "up", event: PointerEvent): void => {
    const box = screen.getBoundingClientRect();
    const x = pixelAt(event.clientX - box.left, box.width, SCREEN_WIDTH);
    const y = pixelAt(event.clientY - box.top, box.height, SCREEN_HEIGHT);
    loop.touched(phase, x, y);
  };
  send("down", down);
  followPointer(
    screen,
    down,
    (event) => send("move", event),
    (event) => send("up", event),
  );
}

/**
 * Calls `onMove` for each move of a pointer and `onEnd` when the pointer is lifted. Returns a function that removes
 * these handlers.
 */
function followPointer(
  screen: HTMLElement,
  { pointerId }: PointerEvent,
  onMove: (event: PointerEvent) => void,
  onEnd?: (event: PointerEvent) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  screen.setPointerCapture(pointerId);
  screen.addEventListener("pointermove", (event) => event.pointerId === pointerId && onMove(event), { signal });
  screen.addEventListener(
    "lostpointercapture",
    (event) => {
      if (event.pointerId !== pointerId) return;
      stop.abort();
      onEnd?.(event);
    },
    { signal },
  );
  return () => stop.abort();
}

/**
 * Converts a distance from the edge of the shown screen, `px` CSS pixels, to the screen's pixel column or row. The
 * result always lies on the screen.
 */
function pixelAt(px: number, lengthPx: number, pixels: number): number {
  return Math.max(0, Math.min(pixels - 1, Math.floor((px / lengthPx) * pixels)));
}
