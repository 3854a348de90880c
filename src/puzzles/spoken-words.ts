/**
 * Defines the words with which a puzzle's moves are announced to a player who cannot see the board. The names of the
 * things come from the puzzle's legend.
 */

export interface SpokenWords {
  /** What is said of a piece that leaves the board for good, such as "falls off". */
  readonly gone: string;
  /**
   * What is said of a piece that takes a pose in a move, by the number of the pose (`Motion.pose`). An empty text is
   * not announced.
   */
  readonly poses: readonly string[];
}
