import type { Crank } from "./crank";
import { byId } from "./page";

/** So near the axle, the smallest move would be a big turn. */
const deadRadiusPx = 10;
/** What a notch of a wheel is told as, at least; less comes from a pad, where nothing clicks. */
const minNotchPx = 40;
const pxPerNotch = 120;
const pxPerWheelLine = 40;
/** What the game's crank turns for one step, until the game says. */
let notchDegrees = 30;

/** Lets the drawn crank be dragged round, the wheel turn it and the button beneath dock it. */
export function listenToDrawnCrank(crank: Crank): void {
  const dial = byId("crank");
  dial.addEventListener("pointerdown", (event) => dragRound(dial, crank, event));
  byId("dock-button").addEventListener("click", () => crank.toggleDock());
  window.addEventListener("wheel", (event) => turnByWheel(crank, event), { passive: false });
}

/** Draws the crank as it is now. */
export function drawCrank(crank: Crank): void {
  byId("console").classList.toggle("docked", crank.docked);
  byId("crank-arm").style.transform = `rotate(${crank.docked ? 180 : crank.angleDegrees}deg)`;
  const button = byId("dock-button");
  button.textContent = crank.docked ? "undock" : "dock";
  button.setAttribute("aria-label", crank.docked ? "Undock the crank" : "Dock the crank");
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

/** Degrees clockwise from up, seen from the axle; undefined too near to it. */
function angleAt(dial: HTMLElement, event: PointerEvent): number | undefined {
  const box = dial.getBoundingClientRect();
  const x = event.clientX - (box.left + box.width / 2);
  const y = event.clientY - (box.top + box.height / 2);
  return Math.hypot(x, y) < deadRadiusPx ? undefined : (Math.atan2(x, -y) * 180) / Math.PI;
}

/** From -180 up to 180. */
function shortestTurn(fromDegrees: number, toDegrees: number): number {
  return ((((toDegrees - fromDegrees + 180) % 360) + 360) % 360) - 180;
}

/** The game says what its crank turns for one step: a notch of the wheel turns as much. */
export function setNotchDegrees(degrees: string): void {
  notchDegrees = Number(degrees);
}

function turnByWheel(crank: Crank, event: WheelEvent): void {
  if (event.ctrlKey || document.querySelector("dialog[open]") !== null) return;
  event.preventDefault();
  const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * pxPerWheelLine;
  const notches = px / pxPerNotch;
  const isClick = Math.abs(px) >= minNotchPx;
  const turned = isClick ? Math.sign(px) * Math.max(1, Math.round(Math.abs(notches))) : notches;
  if (turned !== 0) crank.turn(turned * notchDegrees);
}
