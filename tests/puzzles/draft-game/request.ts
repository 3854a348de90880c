/** A request of a test: the draft (a board with any things) that the game shall draw. */
export interface Request {
  readonly puzzleId: string;
  /** The text of the draft's board, with one character for each cell. */
  readonly map: string;
  /** Whether the pieces are drawn as well, or only the background of the board. */
  readonly hasPieces: boolean;
}

/** The name of the file, without its extension, through which a test passes its request to the game. */
export const REQUEST_FILE = "request";
