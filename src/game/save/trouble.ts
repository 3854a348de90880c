/** What the player must know about the saves: each message waits until a screen shows it, and is shown once. */

/** @noSelf */
interface Trouble {
  readonly text: string;
  readonly isStillSo: () => boolean;
}

const messages: Trouble[] = [];
let isLossTold = false;

/** Puts a message behind those that wait, unless it waits already. It is only shown if it is still so by then. */
export function addTrouble(text: string, isStillSo: () => boolean = () => true): void {
  if (!messages.some((message) => message.text === text)) messages.push({ text, isStillSo });
}

/** Says that a write failed, the first time since the game started. */
export function addLoss(): void {
  if (isLossTold) return;
  isLossTold = true;
  addTrouble("Your progress could not be kept: is the disk full? The game goes on trying.");
}

/** Takes the first message that waits; undefined if there is none. */
export function takeTrouble(): string | undefined {
  for (let next = messages.shift(); next !== undefined; next = messages.shift()) {
    if (next.isStillSo()) return next.text;
  }
  return undefined;
}
