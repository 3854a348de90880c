/** What the generator is asked for. */
export interface Brief {
  readonly width: number;
  readonly height: number;
  /** Where the walker starts: column and row from 0. */
  readonly fromX: number;
  readonly fromY: number;
  /** The wanted number of moves of the shortest solution: from … to. */
  readonly leastMoves: number;
  readonly mostMoves: number;
  /** The most that may be a railroad; see railroad.ts. 100: any. */
  readonly railroadPercent: number;
  /** How many tiles, spread over the corners of the board, the walker must be able to come over. */
  readonly hiddenGoals: number;
}
