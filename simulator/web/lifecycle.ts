/** Turns events of the browser window into lifecycle events of the Playdate, such as locking and pausing. */
import { findById, showNotice } from "./page";
import type { GameLoop } from "./game-loop";

/**
 * Tells the game when the window changes: a hidden page counts as a locked console, and a window without focus pauses
 * the game.
 */
export function listenToLifecycle(loop: GameLoop): void {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) loop.pause("lock");
    else loop.resume("lock");
  });
  listenToFocus(loop);
  window.addEventListener("pagehide", () => {
    loop.end();
  });
  // Reloads a page that the browser shows again, because its game has ended when the player left.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

const AWAY = "Paused: click here or come back to go on.";

/**
 * Pauses the game while its window lacks the focus, because it receives no keys. A page that never had the focus is not
 * paused.
 */
function listenToFocus(loop: GameLoop): void {
  let noticeBefore: string | undefined;
  window.addEventListener("blur", () => {
    if (noticeBefore !== undefined) return;
    noticeBefore = findById("notice").textContent;
    loop.pause("away");
    showNotice(AWAY);
  });
  window.addEventListener("focus", () => {
    if (noticeBefore === undefined) return;
    if (findById("notice").textContent === AWAY) showNotice(noticeBefore);
    noticeBefore = undefined;
    loop.resume("away");
  });
}
