import { icePath } from "./ice-path/index";
import { lastBall } from "./last-ball/index";
import { skid } from "./skid/index";
import type { Puzzle } from "./puzzle";

/** A puzzle whose levels, positions and wishes only it can tell: what comes from it goes back to it and nowhere else. */
export type SealedPuzzle = Puzzle<unknown, unknown, unknown>;

/** Every puzzle of the game, in the order in which it offers them. Challenge codes name them by their places: add to the end. */
export const PUZZLES: readonly SealedPuzzle[] = [sealed(lastBall), sealed(icePath), sealed(skid)];

function sealed<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>): SealedPuzzle {
  return puzzle as unknown as SealedPuzzle;
}
