/** Retries saves that failed: every few seconds, and when the game may be about to end. */

export const RETRY_EVERY_MS = 10000;

let pendingSaves: (() => boolean)[] = [];
let sinceTryMs = 0;

/**
 * Schedules a save to be retried until `trySave` returns true. The same data must always pass the same function,
 * because functions that are already waiting are not added again.
 */
export function retryLater(trySave: () => boolean): void {
  if (!pendingSaves.includes(trySave)) pendingSaves.push(trySave);
}

/** Retries all waiting saves now. */
export function retryAll(): void {
  pendingSaves = pendingSaves.filter((trySave) => !trySave());
}

/** Retries all waiting saves every `RETRY_EVERY_MS`. It must be called in each frame. */
export function retryPeriodically(elapsedMs: number): void {
  sinceTryMs = pendingSaves.length > 0 ? sinceTryMs + elapsedMs : 0;
  if (sinceTryMs < RETRY_EVERY_MS) return;
  sinceTryMs = 0;
  retryAll();
}
