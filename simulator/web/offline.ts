/** Makes the web page work without an internet connection. */
import { showNotice } from "./page";

/**
 * Registers the service worker, which stores the page in the browser. From the next visit on, the page works offline.
 */
export function keepOffline(): void {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // Offers to reload the page when a new service worker replaces the one that delivered this page, because a new build
  // of the page has then arrived.
  if (serviceWorker.controller !== null) serviceWorker.addEventListener("controllerchange", offerUpdate);
  serviceWorker.register("./sw.js", { scope: "./" }).catch((error: unknown) => {
    console.warn("The page will not work offline.", error);
  });
}

function offerUpdate(): void {
  showNotice("There is a new version of the game: reload the page to play it. Nothing is lost.");
}
