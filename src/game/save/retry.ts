/** Repeats failed attempts to save data: every few seconds, and when the game may be about to end. */

export const RETRY_EVERY_MS = 10000;

let pendingSaves: (() => boolean)[] = [];
let sinceTryMs = 0;

/**
 * Has `trySave`, a function that saves some data, called again later until it returns true. A function that already
 * waits is not added twice, so all attempts to save the same data must pass the same function.
 */
export function retryLater(trySave: () => boolean): void {
  if (!pendingSaves.includes(trySave)) pendingSaves.push(trySave);
}

export function retryAll(): void {
  pendingSaves = pendingSaves.filter((trySave) => !trySave());
}

/**
 * Tries again every `RETRY_EVERY_MS` milliseconds to save everything that could not be saved. It must be called in each
 * frame.
 */
export function retryPeriodically(elapsedMs: number): void {
  sinceTryMs = pendingSaves.length > 0 ? sinceTryMs + elapsedMs : 0;
  if (sinceTryMs < RETRY_EVERY_MS) return;
  sinceTryMs = 0;
  retryAll();
}
