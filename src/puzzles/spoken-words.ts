/**
 * Defines the words with which a puzzle's moves are announced to a player who cannot see the board. The names of things
 * on the board come from elsewhere: from the puzzle's legend, its list of things.
 */

export interface SpokenWords {
  /** What is announced when a piece leaves the board for good, such as "falls off". */
  readonly gone: string;
  /**
   * What is announced when a piece leaves the board because it touches another leaving piece, such as "leaves, together
   * with". The name of that other piece follows. Undefined if pieces leave one by one.
   */
  readonly goneTogether?: string;
  /**
   * What is announced when a piece takes a pose in a move, such as a squashed one. The index is the number of the pose
   * (`Motion.pose`). An empty text is not announced.
   */
  readonly poses: readonly string[];
}
