/** Tries again what could not be kept: every few seconds, and when the player may not come back. */

export const TRY_AGAIN_MS = 10000;

let waiting: (() => boolean)[] = [];
let sinceTryMs = 0;

/** Has `keep` called again until it returns true; `keep` must be the same function for the same thing. */
export function keepLater(keep: () => boolean): void {
  if (!waiting.includes(keep)) waiting.push(keep);
}

/** Tries all that waits now. */
export function keepWaiting(): void {
  waiting = waiting.filter((keep) => !keep());
}

/** Tries all that waits every few seconds; to be called in each frame. */
export function keepWaitingAgain(elapsedMs: number): void {
  sinceTryMs = waiting.length > 0 ? sinceTryMs + elapsedMs : 0;
  if (sinceTryMs < TRY_AGAIN_MS) return;
  sinceTryMs = 0;
  keepWaiting();
}
