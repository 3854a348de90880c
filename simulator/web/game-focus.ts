/** Moves the keyboard focus to the game, so that a screen reader passes all keys to the game. */
import { findById } from "./page";

/**
 * Moves the keyboard focus to the game's screen now and whenever the window receives the focus. Does not move it away
 * from another element of the page. The page does not scroll, and the outline stays hidden until the player presses the
 * Tab key.
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
