/** Where the web page finds the game, and the download that a script in index.html begins before the others arrive. */

declare global {
  interface Window {
    gameResponse?: Promise<Response>;
  }
}

/** The address of the game on the development page, whose index.html names none. */
const DEVELOPED_GAME = "./game.pack";

/** Returns the address of the game, which the build writes into index.html. */
export function gameAddress(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=game]")?.content ?? DEVELOPED_GAME;
}

/** Begins to download the game. */
export function beginDownload(): void {
  window.gameResponse = fetch(gameAddress());
  // The main script handles a failure, but it may come later.
  window.gameResponse.catch(() => undefined);
}

/** Returns the download that `beginDownload` has begun, once. */
export function takeDownload(): Promise<Response> | undefined {
  const { gameResponse } = window;
  delete window.gameResponse;
  return gameResponse;
}
