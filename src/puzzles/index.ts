import { fruit } from "./fruit/index";
import { icePath } from "./ice-path/index";
import { lastBall } from "./last-ball/index";
import { penguin } from "./penguin/index";
import { sealed, type SealedPuzzle } from "./sealed";
import { skid } from "./skid/index";

/** Every puzzle of the game, in the order in which it offers them. Challenge codes name them by their places: add to the end. */
export const PUZZLES: readonly SealedPuzzle[] = [
  sealed(lastBall),
  sealed(icePath),
  sealed(skid),
  sealed(penguin),
  sealed(fruit),
];
