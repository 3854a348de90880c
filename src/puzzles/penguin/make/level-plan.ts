/**
 * Defines which properties of a wanted level the generator of Penguin reads. The wanted difficulty is not among them:
 * see `Target` in plan.ts.
 */

/**
 * The kind of things that a level shall have most: the generator builds slides with such things more often than others.
 */
export const enum LeadingKind {
  None = 0,
  Treadmills = 1,
  Doors = 2,
  Bridges = 3,
  Snow = 4,
}

export interface LevelPlan {
  readonly width: number;
  readonly height: number;
  readonly minMoves: number;
  readonly maxMoves: number;
  /** The level must have at least this many lure paths: wrong paths that look correct for three moves; see lures.ts. */
  readonly lures: number;
  /**
   * The largest allowed percentage of forced moves: moves at which the player has no choice. See
   * kernel/difficulty/forced-moves.ts.
   */
  readonly maxForcedMovesPercent: number;
  readonly minStates: number;
  /**
   * The largest allowed percentage of passages among the stops between start and finish. A passage is a stop that every
   * way to the finish visits. With 100, the level may have a single way to the finish. See passages.ts.
   */
  readonly maxPassagesPercent: number;
  // The level may have at most this many bridges. The next two fields limit its pairs of doors and its treadmills in
  // the same way.
  readonly bridges: number;
  readonly doorPairs: number;
  readonly treadmills: number;
  /** The level may have at most this many ice picks. Without ice picks, the level cannot be lost. */
  readonly picks: number;
  /**
   * A generated level must have at least this many dead ends (states from which no win can be reached). With 0 the
   * level may have none. dead-ends.ts says which dead ends are allowed.
   */
  readonly minDeadEnds: number;
  readonly leadingKind: LeadingKind;
  /**
   * The percentage of the cells where slides end that get snow, although an obstacle could stop the penguin there, too.
   */
  readonly snowPercent: number;
}
