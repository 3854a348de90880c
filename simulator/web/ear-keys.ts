/**
 * The keys by which a player who cannot see the screen asks the game about it. The page passes each question to the
 * game as a key of a keyboard, and the game answers by an announcement. A game that knows no such keys ignores them.
 */
import type { Button } from "../host";
import type { GameLoop } from "./game-loop";

/** The keys of the game: to hear everything, for questions, and those of a numeric keypad for the four directions. */
const LISTEN = "o";
const BOARD = "b";
const PIECES = "p";
const NEXT_ROW = "+";
const PREVIOUS_ROW = "-";
const DIRECTIONS: Readonly<Partial<Record<Button, string>>> = { up: "8", right: "6", down: "2", left: "4" };

/** Lets the game announce all its screens from now on, because a screen reader may read them. */
export function announceEverything(loop: GameLoop): void {
  loop.keyPressed(LISTEN);
}

/** Returns the functions of the keys for questions, by the name of the key in lower case. */
export function createEarKeys(loop: GameLoop): Readonly<Record<string, () => void>> {
  return {
    b: () => loop.keyPressed(BOARD),
    p: () => loop.keyPressed(PIECES),
    pagedown: () => loop.keyPressed(NEXT_ROW),
    pageup: () => loop.keyPressed(PREVIOUS_ROW),
  };
}

/** Asks the game what a press of a direction button would do. Other buttons are ignored. */
export function askAboutMove(loop: GameLoop, button: Button): void {
  const key = DIRECTIONS[button];
  if (key !== undefined) loop.keyPressed(key);
}
