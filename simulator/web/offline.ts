/** Makes the web page work without an internet connection. */
import { showNotice } from "./page";

/**
 * Registers the service worker. From the next visit on, the page works offline, because the service worker stores it in
 * the browser.
 */
export function keepOffline(): void {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // A page has a controller (the service worker that answers its requests) only if an earlier visit has stored the
  // page. If this controller changes, a new build of the page has arrived, and the player decides when to reload.
  if (serviceWorker.controller !== null) serviceWorker.addEventListener("controllerchange", offerUpdate);
  serviceWorker.register("./sw.js", { scope: "./" }).catch((error: unknown) => {
    console.warn("The page will not work offline.", error);
  });
}

function offerUpdate(): void {
  showNotice("There is a new version of the game: reload the page to play it. Nothing is lost.");
}
