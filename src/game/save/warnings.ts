/** Messages about failed or damaged saves. Each one waits until a screen can show it, and is shown once. */

/** @noSelf */
interface Warning {
  readonly text: string;
  readonly isStillTrue: () => boolean;
}

const pendingWarnings: Warning[] = [];
let isSaveFailureReported = false;

/**
 * Queues a message unless the same text is already waiting. It is shown only if `isStillTrue` returns true at that
 * time.
 */
export function addWarning(text: string, isStillTrue: () => boolean = () => true): void {
  if (!pendingWarnings.some((message) => message.text === text)) pendingWarnings.push({ text, isStillTrue });
}

/** Queues the message that a save failed; only the first failure since the game started is reported. */
export function warnSaveFailed(): void {
  if (isSaveFailureReported) return;
  isSaveFailureReported = true;
  addWarning("Your progress could not be kept: is the disk full? The game goes on trying.");
}

/** Removes and returns the next message that still applies; undefined if there is none. */
export function takeWarning(): string | undefined {
  for (let next = pendingWarnings.shift(); next !== undefined; next = pendingWarnings.shift()) {
    if (next.isStillTrue()) return next.text;
  }
  return undefined;
}
