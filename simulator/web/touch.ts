/**
 * Handles the buttons of the Playdate that is drawn on the web page. The player presses them with fingers, the mouse or
 * a screen reader.
 */
import type { Button } from "../host";
import type { Buttons } from "./buttons";
import { findById, findBySelector } from "./page";

export function listenToTouch(buttons: Buttons): void {
  listenToPad(buttons);
  for (const letter of document.querySelectorAll<HTMLElement>(".letter")) listenToLetter(letter, buttons);
  listenToClicks(buttons);
  findById("console").addEventListener("contextmenu", (event) => event.preventDefault());
}

/** Draws as pressed those buttons of the drawn Playdate that the player holds, with a key or a finger. */
export function drawHeld(held: ReadonlySet<Button>): void {
  for (const drawn of document.querySelectorAll<HTMLElement>("[data-button]")) {
    drawn.classList.toggle("held", held.has(drawn.dataset["button"] as Button));
  }
}

function listenToPad(buttons: Buttons): void {
  const pad = findBySelector<SVGElement>("#pad");
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

/** Handles clicks without a finger or mouse, which screen readers send. */
function listenToClicks(buttons: Buttons): void {
  for (const drawn of document.querySelectorAll<HTMLElement>("[data-button]")) {
    drawn.addEventListener("click", (event) => {
      if (event.detail === 0) buttons.tap(drawn.dataset["button"] as Button);
    });
  }
}

/**
 * Returns the direction button (up, right, down or left) for the direction in which the point (x, y) lies, seen from
 * (0, 0).
 */
export function directionOf(x: number, y: number): Button {
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

function fingerOf(event: PointerEvent): string {
  return `pointer ${event.pointerId}`;
}
