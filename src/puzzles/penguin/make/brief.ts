/** What Penguin's generator is asked for. The difficulty is not part of it: see `Target` in plan.ts. */

/** The size, length and things of a level to be generated. */
export interface Brief {
  readonly width: number;
  readonly height: number;
  /** The fewest and the most moves of the shortest solution. */
  readonly minMoves: number;
  readonly maxMoves: number;
  /** The fewest lures that the level must have; see lures.ts. */
  readonly lures: number;
  // The most bridges, pairs of doors and treadmills that the level may have.
  readonly bridges: number;
  readonly doorPairs: number;
  readonly treadmills: number;
  /** The most picks that the level may have. With 0 the level cannot be lost. */
  readonly picks: number;
}
