/**
 * Passes typed letters to the game where it lets the player enter a code or a name. Letters that the game does not take
 * have their usual meaning.
 */
import type { GameLoop } from "./game-loop";

/** The character that marks a typed letter for the game, as in src/device/host.ts. */
const TYPED_MARK = "=";

let isTaken = false;

/**
 * Remembers that the game has taken the letter that the player typed last. Called when the game prints a line about
 * this letter.
 */
export function noteTyped(): void {
  isTaken = true;
}

/** Passes a typed letter or digit, as a capital, to the game. Returns whether the game enters it into a text. */
export function enterLetter(loop: GameLoop, letter: string): boolean {
  isTaken = false;
  loop.keyPressed(`${TYPED_MARK}${letter}`);
  return isTaken;
}
