import type { Run } from "./run";

/** Locks the device while the page is hidden, and ends the game when the page is left. */
export function listenToLifecycle(run: Run): void {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) run.pause("lock");
    else run.resume("lock");
  });
  window.addEventListener("pagehide", () => {
    run.end();
  });
  // The browser may bring a left page back as it was; its game has ended, so it starts anew.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}
