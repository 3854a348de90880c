/**
 * Defines the description of a wanted level for the level generator of the puzzle Penguin. The wanted difficulty is not
 * part of it: see `Target` in plan.ts.
 */

/** The description of a wanted level: its size, the number of its moves and its things. */
export interface LevelPlan {
  readonly width: number;
  readonly height: number;
  /** The lowest allowed number of moves of the shortest solution. */
  readonly minMoves: number;
  /** The highest allowed number of moves of the shortest solution. */
  readonly maxMoves: number;
  /**
   * The smallest number of lures that the level must have. A lure is a wrong way that looks right for three moves; see
   * lures.ts.
   */
  readonly lures: number;
  /**
   * The largest allowed share, in percent, of moves at which the player has no choice; see
   * kernel/difficulty/forced-moves.ts.
   */
  readonly maxForcedMovesPercent: number;
  /** The smallest number of states that the level must have. */
  readonly minStates: number;
  // The largest numbers of bridges, pairs of doors and treadmills that the level may have.
  readonly bridges: number;
  readonly doorPairs: number;
  readonly treadmills: number;
  /** The largest number of picks that the level may have. With 0 the level cannot be lost. */
  readonly picks: number;
  /**
   * The smallest number of dead ends that the level must have; dead-ends.ts says which are allowed. With 0 the level has
   * none, and the finish can be reached from every state.
   */
  readonly minDeadEnds: number;
  /**
   * The share of the cells where slides end, in percent, that get snow although an obstacle would also stop the
   * penguin.
   */
  readonly snowPercent: number;
}
