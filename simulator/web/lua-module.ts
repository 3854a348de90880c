/** Says whether the browser can run the Lua interpreter. */

/** Some browsers switch WebAssembly off for security. */
export const hasWebAssembly = typeof WebAssembly !== "undefined";

/** Throws an error that tells the player what to do if the browser has no WebAssembly. */
export function needWebAssembly(): void {
  if (hasWebAssembly) return;
  throw new Error("This browser has no WebAssembly, or it is switched off here: the game needs it to run.");
}
