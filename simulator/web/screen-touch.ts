/**
 * Touches of the console's screen: swipes that press ✛, or touch points that the game receives. `touch.ts` handles
 * the drawn buttons.
 */
import type { Buttons } from "./buttons";
import { byId } from "./page";
import type { GameLoop } from "./game-loop";
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";
import { directionOf } from "./touch";

/** How far a finger must move before its touch counts as a swipe. */
const swipePx = 24;
/** The touch kind that the game prints while it wants touch points. */
const POINTS = "points";

let usesPoints = false;

/** Sets the game's touch kind: with `points` it receives touch points; otherwise a swipe presses ✛. */
export function setTouchKind(kind: string): void {
  usesPoints = kind === POINTS;
}

/** Handles touches of the screen by a finger or the mouse: swipes, or touch points if the game wants them. */
export function listenToScreen(buttons: Buttons, loop: GameLoop): void {
  const screen = byId("screen");
  screen.addEventListener("pointerdown", (event) => {
    if (!usesPoints) swipe(screen, buttons, event);
    else if (event.isPrimary && event.button === 0) sendTouches(screen, loop, event);
  });
}

function swipe(screen: HTMLElement, buttons: Buttons, down: PointerEvent): void {
  const stop = followPointer(screen, down, (event) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (Math.hypot(x, y) < swipePx) return;
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

/** Calls `onMove` for each move of a pointer and `onEnd` when it is lifted. Returns a function that stops this. */
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

/** Returns the game's pixel for a distance of `px` CSS pixels from the screen's edge, limited to the screen. */
function pixelAt(px: number, lengthPx: number, pixels: number): number {
  return Math.max(0, Math.min(pixels - 1, Math.floor((px / lengthPx) * pixels)));
}
