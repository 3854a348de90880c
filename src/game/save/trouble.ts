/** What the player must know about the saves: each message waits until a screen shows it, and is shown once. */

const messages: string[] = [];
let isLossTold = false;

/** Puts a message behind those that wait. */
export function addTrouble(message: string): void {
  messages.push(message);
}

/** Says that a write failed, the first time since the game started. */
export function addLoss(): void {
  if (isLossTold) return;
  isLossTold = true;
  addTrouble("Your progress could not be kept: is the disk full? The game goes on trying.");
}

/** Takes the first message that waits; undefined if there is none. */
export function takeTrouble(): string | undefined {
  return messages.shift();
}
