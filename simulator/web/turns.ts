/**
 * Divides long work of the page into turns. Between two turns, the browser can draw the page and react to the player.
 */

/** Ends the current turn of the page. Resolves in the next one. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
