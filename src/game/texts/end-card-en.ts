/** The English texts that only the card after a level shows. */
import { shortCount } from "../widgets/short-count";

export const en = {
  /** The heading above the number of moves, in large digits, on the card after a level. */
  clearedIn: "Cleared in",
  /**
   * The texts beside the tick on the card after a level: `cleared` says that the level is cleared, and `moves` is the
   * number of moves. `best` is the fewest moves in which the player ever cleared it.
   */
  clearedInMoves: (cleared: string, moves: string) => `${cleared}: ${moves}`,
  clearedInCount: (cleared: string, moves: number) => `${cleared} in ${shortCount(moves)}`,
  movesAndBest: (moves: string, best: number) => `${moves}, best ${shortCount(best)}`,
  /**
   * The sentences below the number of moves, in large digits: par (the fewest moves), and the moves that a person is
   * expected to need.
   */
  parSentence: (par: number, best: number | undefined) =>
    best === undefined ? `Par ${par}.` : `Par ${par}, your best ${shortCount(best)}.`,
  expectationSentences: (moves: number) => [
    `A first win takes about ${shortCount(moves)} moves.`,
    `A first win takes about ${shortCount(moves)}.`,
  ],
};
