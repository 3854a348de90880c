/** Makes the web page work without an internet connection. */

/**
 * Registers the service worker, which stores the page in the browser so that it works offline from the next visit.
 */
export function keepOffline(): void {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("./sw.js", { scope: "./" }).catch((error: unknown) => {
    console.warn("The page will not work offline.", error);
  });
}
