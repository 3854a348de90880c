import type { Buttons } from "./buttons";
import { byId } from "./page";
import type { GameLoop } from "./game-loop";
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";
import { directionOf } from "./touch";

/** How far a finger moves on the screen before it is a swipe. */
const swipePx = 24;
/** What the game says as long as it goes by where it is touched. */
const POINTS = "points";

let usesPoints = false;

/** The game says what a touch of the screen is to it: `points`, or else a swipe that presses ✛. */
export function setTouchKind(kind: string): void {
  usesPoints = kind === POINTS;
}

/** Lets a finger or the mouse swipe over the screen; where the game goes by places, it is told where it is touched. */
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

/** Calls `follow` for each move of the pointer until it is lifted, which `end` hears; gives what stops that. */
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

/** The game's pixel at so many CSS pixels of a length; beyond the screen the last one. */
function pixelAt(px: number, lengthPx: number, pixels: number): number {
  return Math.max(0, Math.min(pixels - 1, Math.floor((px / lengthPx) * pixels)));
}
