/** The keys by which a player who cannot see the screen asks the game about it. The game answers by an announcement. */
import type { Button } from "../host";
import type { GameLoop } from "./game-loop";

/**
 * The key that makes the game announce everything to a player who cannot see the screen. The page sends it by itself.
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
 * Returns the functions of the keys with which a player who cannot see the screen asks the game about the screen. The
 * names of the keys are in lower case.
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
