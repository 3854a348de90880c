import type { Buttons } from "./buttons";
import { byId } from "./page";
import type { Run } from "./run";
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";
import { directionOf } from "./touch";

/** How far a finger moves on the screen before it is a swipe. */
const swipePx = 24;
/** What the game says as long as it goes by where it is touched. */
const POINTS = "points";

let gamePoints = false;

/** The game says what a touch of the screen is to it: `points`, or else a swipe that presses ✛. */
export function hearTouch(kind: string): void {
  gamePoints = kind === POINTS;
}

/** Lets a finger or the mouse swipe over the screen; where the game goes by places, it is told where it is touched. */
export function listenToScreen(buttons: Buttons, run: Run): void {
  const screen = byId("screen");
  screen.addEventListener("pointerdown", (event) => {
    if (!gamePoints) swipe(screen, buttons, event);
    else if (event.isPrimary && event.button === 0) point(screen, run, event);
  });
}

function swipe(screen: HTMLElement, buttons: Buttons, down: PointerEvent): void {
  const stop = whileDown(screen, down, (event) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (Math.hypot(x, y) < swipePx) return;
    stop();
    buttons.tap(directionOf(x, y));
  });
}

function point(screen: HTMLElement, run: Run, down: PointerEvent): void {
  const tell = (phase: "down" | "move" | "up", event: PointerEvent): void => {
    const box = screen.getBoundingClientRect();
    const x = pixelAt(event.clientX - box.left, box.width, SCREEN_WIDTH);
    const y = pixelAt(event.clientY - box.top, box.height, SCREEN_HEIGHT);
    run.touched(phase, x, y);
  };
  tell("down", down);
  whileDown(
    screen,
    down,
    (event) => tell("move", event),
    (event) => tell("up", event),
  );
}

/** Calls `follow` for each move of the pointer until it is lifted, which `end` hears; gives what stops that. */
function whileDown(
  screen: HTMLElement,
  { pointerId }: PointerEvent,
  follow: (event: PointerEvent) => void,
  end?: (event: PointerEvent) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  screen.setPointerCapture(pointerId);
  screen.addEventListener("pointermove", (event) => event.pointerId === pointerId && follow(event), { signal });
  screen.addEventListener(
    "lostpointercapture",
    (event) => {
      if (event.pointerId !== pointerId) return;
      stop.abort();
      end?.(event);
    },
    { signal },
  );
  return () => stop.abort();
}

/** The game's pixel at so many CSS pixels of a length; beyond the screen the last one. */
function pixelAt(px: number, lengthPx: number, pixels: number): number {
  return Math.max(0, Math.min(pixels - 1, Math.floor((px / lengthPx) * pixels)));
}
