/**
 * The keys by which a player who cannot see the screen asks the game about it. The page passes such a key to the game,
 * which answers by an announcement. A game that does not know the keys ignores them.
 */
import type { Button } from "../host";
import type { GameLoop } from "./game-loop";

/**
 * The key that makes the game announce everything to a player who cannot see the screen. The page passes this key to
 * the game by itself. The constants below are the keys for questions, and the keys of a numeric keypad for the four
 * directions.
 */
const LISTEN = "o";
const BOARD = "b";
const PIECES = "p";
const NEXT_ROW = "+";
const PREVIOUS_ROW = "-";
const DIRECTIONS: Readonly<Partial<Record<Button, string>>> = { up: "8", right: "6", down: "2", left: "4" };

/** Makes the game announce all its screens from now on, in case the player uses a screen reader. */
export function announceEverything(loop: GameLoop): void {
  loop.keyPressed(LISTEN);
}

/**
 * Returns the functions for the keys with which a player who cannot see the screen asks the game questions. Each
 * function is stored under the name of its key in lower case.
 */
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
