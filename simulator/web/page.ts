/** Finds elements of the web page, and shows short texts to the player. */
import { composeSpoken } from "./spoken-keys";

/** Returns the element of index.html with the id `id`. Throws if there is no such element. */
export function findById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html has no element "${id}".`);
  return element;
}

/** Returns the first element of index.html that matches `selector`. Throws if no element matches. */
export function findBySelector<T extends Element = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`index.html has no element "${selector}".`);
  return element;
}

/** Shows a line of text beneath the drawn Playdate. */
export function showNotice(text: string): void {
  findById("notice").textContent = text;
}

let announced: string[] = [];

/**
 * Announces a text to screen readers without showing it on the page. Texts of the same frame are announced together,
 * because a screen reader only reads the last text set.
 */
export function announce(text: string): void {
  announced.push(text);
  if (announced.length === 1) queueMicrotask(showAnnounced);
}

function showAnnounced(): void {
  const text = composeSpoken(announced);
  announced = [];
  const element = findById("announcement");
  // Adds an invisible space to a repeated text, because a screen reader only reads a text that differs from the one
  // before.
  element.textContent = element.textContent === text ? `${text}\u00A0` : text;
}

const BRIEFLY_MS = 3000;
let lasting = "";
let fading: number | undefined;

/** Shows a line of text beneath the drawn Playdate for a few seconds, then shows the previous text again. */
export function showBriefNotice(text: string): void {
  showNoticeFor(text, BRIEFLY_MS);
}

/**
 * Shows a line of text beneath the drawn Playdate for `ms` milliseconds. `showBriefNotice` has a fixed time instead.
 */
export function showNoticeFor(text: string, ms: number): void {
  if (fading === undefined) lasting = findById("notice").textContent;
  clearTimeout(fading);
  showNotice(text);
  fading = window.setTimeout(() => {
    fading = undefined;
    showNotice(lasting);
  }, ms);
}
