/** Says whether the browser can run the Lua interpreter. */

/** Whether the browser has WebAssembly. Some browsers switch it off for security. */
export const hasWebAssembly = typeof WebAssembly !== "undefined";

/** Throws an error with advice for the player if the browser has no WebAssembly. */
export function requireWebAssembly(): void {
  if (hasWebAssembly) return;
  throw new Error("This browser has no WebAssembly, or it is switched off here: the game needs it to run.");
}
