/** Has the browser keep the page, so that it works without a network from the next visit on. */
export function keepOffline(): void {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("./sw.js", { scope: "./" }).catch((error: unknown) => {
    console.warn("The page will not work offline.", error);
  });
}
