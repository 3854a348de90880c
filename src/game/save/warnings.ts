/**
 * Queues messages to the player about saves that failed or were damaged. Each message waits until a screen can show it,
 * and is shown once.
 */
import { TEXTS } from "../texts/index";

/** A message to the player about a save that failed or was damaged. @noSelf */
interface Warning {
  readonly text: string;
  readonly isStillTrue: () => boolean;
}

const pendingWarnings: Warning[] = [];
let isSaveFailureReported = false;

/**
 * Queues a message about a save, unless a message with the same text is already waiting. A waiting message is shown
 * only if its `isStillTrue` returns true when a screen can show messages.
 */
export function addWarning(text: string, isStillTrue: () => boolean = () => true): void {
  if (!pendingWarnings.some((message) => message.text === text)) pendingWarnings.push({ text, isStillTrue });
}

export function warnSaveFailed(): void {
  if (isSaveFailureReported) return;
  isSaveFailureReported = true;
  addWarning(TEXTS.saves.saveFailed);
}

/**
 * Removes messages from the queue until the `isStillTrue` of a message returns true, and returns the text of this
 * message. Returns undefined if the queue has no such message.
 */
export function takeWarning(): string | undefined {
  for (let next = pendingWarnings.shift(); next !== undefined; next = pendingWarnings.shift()) {
    if (next.isStillTrue()) return next.text;
  }
  return undefined;
}
