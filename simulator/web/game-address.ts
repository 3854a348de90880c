/**
 * Finds the address of the game's files on the web page, and begins to download them. A script of index.html does this
 * before the page's main script has arrived.
 */

declare global {
  interface Window {
    gameResponse?: Promise<Response>;
  }
}

/** The address of the game's files on the development page (`npm run dev`), whose index.html names no address. */
const DEVELOPED_GAME = "./game.pack";

/** Returns the address of the game's files, which the build writes into index.html. */
export function readGameAddress(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=game]")?.content ?? DEVELOPED_GAME;
}

export function beginDownload(): void {
  window.gameResponse = fetch(readGameAddress());
  // Keeps the browser from reporting a failed download, because the main script handles the failure later.
  window.gameResponse.catch(() => undefined);
}

/**
 * Returns the download of the game's files that `beginDownload` has begun, at the first call only; later calls return
 * undefined.
 */
export function takeDownload(): Promise<Response> | undefined {
  const { gameResponse } = window;
  delete window.gameResponse;
  return gameResponse;
}
