/** What the player must know about the saves: each message waits until a screen shows it, and is shown once. */

/** @noSelf */
interface Warning {
  readonly text: string;
  readonly isStillTrue: () => boolean;
}

const pendingWarnings: Warning[] = [];
let isSaveFailureReported = false;

/** Puts a message behind those that wait, unless it waits already. It is only shown if it is still so by then. */
export function addWarning(text: string, isStillTrue: () => boolean = () => true): void {
  if (!pendingWarnings.some((message) => message.text === text)) pendingWarnings.push({ text, isStillTrue });
}

/** Says that a write failed, the first time since the game started. */
export function warnSaveFailed(): void {
  if (isSaveFailureReported) return;
  isSaveFailureReported = true;
  addWarning("Your progress could not be kept: is the disk full? The game goes on trying.");
}

/** Takes the first message that waits; undefined if there is none. */
export function takeWarning(): string | undefined {
  for (let next = pendingWarnings.shift(); next !== undefined; next = pendingWarnings.shift()) {
    if (next.isStillTrue()) return next.text;
  }
  return undefined;
}
