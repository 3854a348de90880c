import type { Button } from "../host";
import type { Buttons } from "./buttons";
import { byId, bySelector } from "./page";

/** How far a finger moves on the screen before it is a swipe. */
const swipePx = 24;

/** Lets fingers (and the mouse) press the drawn buttons and swipe over the screen. */
export function listenToTouch(buttons: Buttons): void {
  listenToPad(buttons);
  for (const letter of document.querySelectorAll<HTMLElement>(".letter")) listenToLetter(letter, buttons);
  listenToSwipes(buttons);
  listenToClicks(buttons);
  byId("console").addEventListener("contextmenu", (event) => event.preventDefault());
}

/** Draws the held buttons pressed, whatever presses them. */
export function drawHeld(held: ReadonlySet<Button>): void {
  for (const drawn of document.querySelectorAll<HTMLElement>("[data-button]")) {
    drawn.classList.toggle("held", held.has(drawn.dataset["button"] as Button));
  }
}

function listenToPad(buttons: Buttons): void {
  const pad = bySelector<SVGElement>("#pad");
  const steer = (event: PointerEvent): void => {
    const box = pad.getBoundingClientRect();
    const x = event.clientX - (box.left + box.width / 2);
    const y = event.clientY - (box.top + box.height / 2);
    buttons.press(directionOf(x, y), fingerOf(event));
  };
  pad.addEventListener("pointerdown", (event) => {
    pad.setPointerCapture(event.pointerId);
    steer(event);
  });
  pad.addEventListener("pointermove", (event) => {
    if (pad.hasPointerCapture(event.pointerId)) steer(event);
  });
  pad.addEventListener("lostpointercapture", (event) => buttons.release(fingerOf(event)));
}

function listenToLetter(letter: HTMLElement, buttons: Buttons): void {
  const button = letter.dataset["button"] as Button;
  letter.addEventListener("pointerdown", (event) => {
    letter.setPointerCapture(event.pointerId);
    buttons.press(button, fingerOf(event));
  });
  letter.addEventListener("lostpointercapture", (event) => buttons.release(fingerOf(event)));
}

/** A screen reader clicks a button without a pointer. */
function listenToClicks(buttons: Buttons): void {
  for (const drawn of document.querySelectorAll<HTMLElement>("[data-button]")) {
    drawn.addEventListener("click", (event) => {
      if (event.detail === 0) buttons.tap(drawn.dataset["button"] as Button);
    });
  }
}

function listenToSwipes(buttons: Buttons): void {
  const screen = byId("screen");
  const starts = new Map<number, { x: number; y: number }>();
  screen.addEventListener("pointerdown", (event) => {
    screen.setPointerCapture(event.pointerId);
    starts.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  screen.addEventListener("pointermove", (event) => {
    const start = starts.get(event.pointerId);
    if (start === undefined) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.hypot(x, y) < swipePx) return;
    starts.delete(event.pointerId);
    buttons.tap(directionOf(x, y));
  });
  screen.addEventListener("lostpointercapture", (event) => starts.delete(event.pointerId));
}

function directionOf(x: number, y: number): Button {
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

function fingerOf(event: PointerEvent): string {
  return `pointer ${event.pointerId}`;
}
