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
 * Queues a message about a save, unless the same text is already waiting. It is shown only if `isStillTrue` returns
 * true when a screen can show it.
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
 * Removes the next message that still applies from the queue, and returns its text. Returns undefined if no message
 * applies.
 */
export function takeWarning(): string | undefined {
  for (let next = pendingWarnings.shift(); next !== undefined; next = pendingWarnings.shift()) {
    if (next.isStillTrue()) return next.text;
  }
  return undefined;
}
