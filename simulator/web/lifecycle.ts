/** Turns events of the browser window into lifecycle events of the device. */
import { byId, showNotice } from "./page";
import type { GameLoop } from "./game-loop";

/**
 * Locks the device while the page is hidden, pauses the game while the window lacks focus, and ends it when the page
 * is left.
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
  // The browser may restore a page that was left. Its game has ended, so the page must reload.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

const AWAY = "Paused: click here to go on.";

/**
 * Pauses the game while the window lacks focus. It receives no keys then, so the player's clock must not run.
 * A page that never had the focus, such as a frame of another page, is not paused.
 */
function listenToFocus(loop: GameLoop): void {
  let noticeBefore: string | undefined;
  window.addEventListener("blur", () => {
    if (noticeBefore !== undefined) return;
    noticeBefore = byId("notice").textContent;
    loop.pause("away");
    showNotice(AWAY);
  });
  window.addEventListener("focus", () => {
    if (noticeBefore === undefined) return;
    if (byId("notice").textContent === AWAY) showNotice(noticeBefore);
    noticeBefore = undefined;
    loop.resume("away");
  });
}
