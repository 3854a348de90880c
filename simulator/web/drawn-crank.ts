/** Draws the Playdate's crank on the web page, and turns it when the player drags it or turns the mouse wheel. */
import type { Crank } from "./crank";
import { findById } from "./page";

/**
 * Dragging within this radius around the crank's axle is ignored, in CSS pixels, because tiny moves would be large
 * turns.
 */
const DEAD_RADIUS_PX = 10;
/** The least scrolling that counts as a notch of a mouse wheel, in CSS pixels. Smaller events come from touch pads. */
const MIN_NOTCH_PX = 40;
const PX_PER_NOTCH = 120;
const PX_PER_WHEEL_LINE = 40;
let notchDegrees = 30;
/**
 * The direction of the crank that goes forward in the game, for example repeats moves: 1 is clockwise, and -1
 * anticlockwise. It is -1 if the player has reversed the crank.
 */
let forward: -1 | 1 = 1;

/**
 * Lets the player drag the crank that is drawn on the page, turn it by the mouse wheel, and fold it in or out by its
 * button.
 */
export function listenToDrawnCrank(crank: Crank): void {
  const dial = findById("crank");
  dial.addEventListener("pointerdown", (event) => dragRound(dial, crank, event));
  findById("dock-button").addEventListener("click", () => crank.toggleDock());
  window.addEventListener("wheel", (event) => turnByWheel(crank, event), { passive: false });
}

export function drawCrank(crank: Crank): void {
  findById("console").classList.toggle("docked", crank.isDocked);
  findById("crank-arm").style.transform = `rotate(${crank.isDocked ? 180 : crank.angleDegrees}deg)`;
  const button = findById("dock-button");
  button.textContent = crank.isDocked ? "undock" : "dock";
  button.setAttribute("aria-label", crank.isDocked ? "Undock the crank" : "Dock the crank");
}

function dragRound(dial: HTMLElement, crank: Crank, down: PointerEvent): void {
  let last = angleAt(dial, down);
  const stop = new AbortController();
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const angle = angleAt(dial, event);
    if (last !== undefined && angle !== undefined) crank.turn(shortestTurn(last, angle));
    last = angle ?? last;
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId === down.pointerId) stop.abort();
  };
  dial.setPointerCapture(down.pointerId);
  dial.addEventListener("pointermove", follow, { signal: stop.signal });
  dial.addEventListener("lostpointercapture", end, { signal: stop.signal });
}

/** Returns the pointer's direction from the crank's axle, in degrees clockwise from up, or undefined near the axle. */
function angleAt(dial: HTMLElement, event: PointerEvent): number | undefined {
  const box = dial.getBoundingClientRect();
  const x = event.clientX - (box.left + box.width / 2);
  const y = event.clientY - (box.top + box.height / 2);
  return Math.hypot(x, y) < DEAD_RADIUS_PX ? undefined : (Math.atan2(x, -y) * 180) / Math.PI;
}

/** Returns the shortest turn between two directions in degrees, from -180 up to but not including 180. */
function shortestTurn(fromDegrees: number, toDegrees: number): number {
  return ((((toDegrees - fromDegrees + 180) % 360) + 360) % 360) - 180;
}

/**
 * Sets how many degrees one notch of the mouse wheel turns the crank, so that a notch is one step on the current
 * screen, such as one move or one row. The number is negative if the player has reversed the crank.
 */
export function setNotchDegrees(degrees: string): void {
  notchDegrees = Math.abs(Number(degrees));
  forward = Number(degrees) < 0 ? -1 : 1;
}

/** Turns the crank one step forward, for example to repeat a move that the player has taken back. */
export function stepForward(crank: Crank): void {
  crank.turn(forward * notchDegrees);
}

function turnByWheel(crank: Crank, event: WheelEvent): void {
  if (event.ctrlKey || document.querySelector("dialog[open]") !== null) return;
  event.preventDefault();
  const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * PX_PER_WHEEL_LINE;
  const notches = px / PX_PER_NOTCH;
  const isClick = Math.abs(px) >= MIN_NOTCH_PX;
  const turned = isClick ? Math.sign(px) * Math.max(1, Math.round(Math.abs(notches))) : notches;
  if (turned !== 0) crank.turn(turned * notchDegrees);
}
