/**
 * Passes typed letters to the game where it lets the player enter a code or a name. The game prints a line if it takes
 * the letter. Otherwise the key has its usual meaning.
 */
import type { GameLoop } from "./game-loop";

/** The character before a typed letter, as in src/device/host.ts. */
const TYPED_MARK = "=";

/** Whether the game has taken the letter that was passed to it last. */
let isTaken = false;

/** Remembers that the game takes the typed letter. Called when the game prints its line about it. */
export function noteTyped(): void {
  isTaken = true;
}

/** Passes a typed letter or digit, as a capital, to the game. Returns whether the game enters it into a text. */
export function enterLetter(loop: GameLoop, letter: string): boolean {
  isTaken = false;
  loop.keyPressed(`${TYPED_MARK}${letter}`);
  return isTaken;
}
