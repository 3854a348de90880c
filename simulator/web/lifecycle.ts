import { byId, showNotice } from "./page";
import type { GameLoop } from "./game-loop";

/** Locks the device while the page is hidden, pauses the game while another window has the focus, and ends the game when the page is left. */
export function listenToLifecycle(loop: GameLoop): void {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) loop.pause("lock");
    else loop.resume("lock");
  });
  listenToFocus(loop);
  window.addEventListener("pagehide", () => {
    loop.end();
  });
  // The browser may bring a left page back as it was; its game has ended, so it starts anew.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

const AWAY = "Paused: click here to go on.";

/**
 * A window without focus does not hear its keys, so no clock may run against its player. A page that has never had the
 * focus, as in a frame of another page, is not paused.
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
