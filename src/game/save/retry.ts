/** Tries again what could not be kept: every few seconds, and when the player may not come back. */

export const RETRY_EVERY_MS = 10000;

let pendingSaves: (() => boolean)[] = [];
let sinceTryMs = 0;

/** Has `keep` called again until it returns true; `keep` must be the same function for the same thing. */
export function retryLater(trySave: () => boolean): void {
  if (!pendingSaves.includes(trySave)) pendingSaves.push(trySave);
}

/** Tries all that waits now. */
export function retryAll(): void {
  pendingSaves = pendingSaves.filter((trySave) => !trySave());
}

/** Tries all that waits every few seconds; to be called in each frame. */
export function retryPeriodically(elapsedMs: number): void {
  sinceTryMs = pendingSaves.length > 0 ? sinceTryMs + elapsedMs : 0;
  if (sinceTryMs < RETRY_EVERY_MS) return;
  sinceTryMs = 0;
  retryAll();
}
