/** What the draft game shall paint. */
export interface Request {
  readonly puzzleId: string;
  /** The draft's map. */
  readonly map: string;
  /** Whether its pieces are painted, or only the ground. */
  readonly hasPieces: boolean;
}

/** The file of its store. */
export const REQUEST_FILE = "request";
