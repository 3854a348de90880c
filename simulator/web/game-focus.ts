/** Moves the keyboard focus to the game, so that a screen reader passes all keys to the game. */
import { findById } from "./page";

/**
 * Moves the keyboard focus to the game's screen, now and whenever the window receives the focus. Does nothing while
 * another element of the page has the focus.
 */
export function focusGame(): void {
  const screen = findById("screen");
  const focusIfFree = (): void => {
    if (document.activeElement !== document.body || !document.hasFocus()) return;
    screen.dataset["focused"] = "by-page";
    screen.focus({ preventScroll: true });
  };
  screen.addEventListener("blur", () => document.hasFocus() && delete screen.dataset["focused"]);
  window.addEventListener("focus", focusIfFree);
  focusIfFree();
}
