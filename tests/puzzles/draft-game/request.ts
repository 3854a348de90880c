/** A request of a test: the board to draw, with any things on it. */
export interface Request {
  readonly puzzleId: string;
  /** The map of the board to draw, with one character for each cell. */
  readonly map: string;
  /**
   * What is drawn on the background of the board: nothing, the pieces, or the first moment of the animation after a
   * win.
   */
  readonly over: "nothing" | "pieces" | "celebration";
}

/** The name of the file, without its extension, through which a test passes its request to the game. */
export const REQUEST_FILE = "request";
