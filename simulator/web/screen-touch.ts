/**
 * Handles touches of the web page. A swipe presses a direction button, and a tap of the game's screen is passed to the
 * game.
 */
import type { Buttons } from "./buttons";
import { findById } from "./page";
import type { GameLoop } from "./game-loop";
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";
import { directionOf } from "./touch";

const MIN_SWIPE_PX = 24;
/** The longest touch that counts as a tap, in milliseconds, so that a hand that rests on the screen makes no move. */
const MAX_TAP_MS = 500;
const POINTS = "points";
/**
 * Selects the parts of the page whose touches have a meaning of their own, so that they are neither swipes nor taps.
 */
const CONTROLS = "button, a, input, textarea, pre, dialog, #start-problem, .pad, .crank";

let usesPoints = false;

/**
 * Sets what a touch of the screen does. If `kind` is "points", the game receives the touched pixels; otherwise a swipe
 * presses a direction button.
 */
export function setTouchKind(kind: string): void {
  usesPoints = kind === POINTS;
}

/**
 * Handles touches by a finger or the mouse: turns the touches into swipes and taps, or sends the touched pixels if the
 * game asks for them.
 */
export function listenToScreen(buttons: Buttons, loop: GameLoop): void {
  const screen = findById("screen");
  const swipes = new Set<() => void>();
  window.addEventListener("pointerdown", (event) => {
    const { target, pointerType, button, isPrimary } = event;
    if (!(target instanceof Element) || target.closest(CONTROLS) !== null || button !== 0) return;
    const isOnScreen = target === screen;
    // Ignores a click that gives the window the focus, and a drag of the mouse beside the screen.
    if (pointerType === "mouse" && !(isOnScreen && document.hasFocus())) return;
    if (usesPoints && isOnScreen) {
      if (isPrimary) sendTouches(screen, loop, event);
    } else if (swipes.size > 0) for (const stop of swipes) stop();
    else followSwipe(target, swipes, event, { swipe: (x, y) => buttons.tap(directionOf(x, y)), tap: sendTap });
  });

  function sendTap({ target, clientX, clientY }: PointerEvent): void {
    if (target === screen) loop.touched("tap", ...pixelAt(screen, clientX, clientY));
  }
}

interface Meanings {
  readonly swipe: (x: number, y: number) => void;
  readonly tap: (down: PointerEvent) => void;
}

/**
 * Follows a touch until it becomes a swipe or ends as a tap. Touches of two fingers are neither, because two fingers
 * enlarge the page. Adds a function to `swipes` that makes the page ignore the rest of this touch.
 */
function followSwipe(target: Element, swipes: Set<() => void>, down: PointerEvent, { swipe, tap }: Meanings): void {
  const stop = followPointer(
    target,
    down,
    (event) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (Math.hypot(x, y) < MIN_SWIPE_PX) return;
      end();
      swipe(x, y);
    },
    (event) => {
      end();
      if (event.type === "pointerup" && event.timeStamp - down.timeStamp < MAX_TAP_MS) tap(down);
    },
  );
  const end = (): void => {
    swipes.delete(end);
    stop();
  };
  swipes.add(end);
}

function sendTouches(screen: HTMLElement, loop: GameLoop, down: PointerEvent): void {
  const send = (phase: "down" | "move" | "up", event: PointerEvent): void => {
    loop.touched(phase, ...pixelAt(screen, event.clientX, event.clientY));
  };
  send("down", down);
  followPointer(
    screen,
    down,
    (event) => send("move", event),
    (event) => send("up", event),
  );
}

function followPointer(
  target: Element,
  { pointerId }: PointerEvent,
  onMove: (event: PointerEvent) => void,
  onEnd: (event: PointerEvent) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  target.setPointerCapture(pointerId);
  const listen = (name: "pointermove" | "pointerup" | "pointercancel", handle: (event: PointerEvent) => void): void => {
    window.addEventListener(name, (event) => event.pointerId === pointerId && handle(event), { signal });
  };
  const end = (event: PointerEvent): void => {
    stop.abort();
    onEnd(event);
  };
  listen("pointermove", onMove);
  listen("pointerup", end);
  listen("pointercancel", end);
  return () => stop.abort();
}

function pixelAt(screen: HTMLElement, clientX: number, clientY: number): [number, number] {
  const { left, top, width, height } = screen.getBoundingClientRect();
  return [clampedPixel(clientX - left, width, SCREEN_WIDTH), clampedPixel(clientY - top, height, SCREEN_HEIGHT)];
}

function clampedPixel(px: number, lengthPx: number, pixels: number): number {
  return Math.max(0, Math.min(pixels - 1, Math.floor((px / lengthPx) * pixels)));
}
