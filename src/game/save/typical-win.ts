/**
 * Computes how many moves and seconds the player typically needs to win a level for the first time, and how many moves
 * the game expects of a person.
 */
import { log2Centibits } from "../../kernel/logarithm";
import { movesOfDifficulty } from "../../kernel/difficulty/expected-moves";
import type { FirstWin } from "./first-wins";

/**
 * The player's typical moves and seconds for a level: geometric means over the first wins without hints. In an
 * arithmetic mean, one long level would outweigh all others.
 */
export interface TypicalWin {
  readonly moves: number;
  readonly seconds: number;
  /**
   * The number of moves that the game expects a person to need for a level. It is the geometric mean over the levels
   * from which `moves` is computed.
   */
  readonly expectedMoves: number;
}

/**
 * Returns the player's typical moves and seconds for a level, or undefined if no win counts. Wins with hints, and of
 * levels whose difficulty is not known, do not count.
 */
export function computeTypicalWin(wins: readonly FirstWin[]): TypicalWin | undefined {
  let count = 0;
  let [movesCentibits, secondsCentibits, expectedCentibits] = [0, 0, 0];
  for (const { moves, seconds, hints, difficultyCentibits } of wins) {
    if (hints > 0 || difficultyCentibits === 0) continue;
    count++;
    movesCentibits += log2Centibits(moves);
    secondsCentibits += log2Centibits(seconds);
    expectedCentibits += difficultyCentibits;
  }
  if (count === 0) return undefined;
  return {
    moves: movesOfDifficulty(movesCentibits / count),
    seconds: movesOfDifficulty(secondsCentibits / count),
    expectedMoves: movesOfDifficulty(expectedCentibits / count),
  };
}
