/** What the generator is asked for. */
export interface Brief {
  readonly width: number;
  readonly height: number;
  /** The wanted number of moves of the shortest solution: from … to. */
  readonly minMoves: number;
  readonly maxMoves: number;
  /** How many wrong ways there are at the least that look right; see lures.ts. */
  readonly lures: number;
  // How many there are at the most.
  readonly bridges: number;
  readonly doorPairs: number;
  readonly treadmills: number;
  /** Without any, nothing can be lost. */
  readonly picks: number;
}
