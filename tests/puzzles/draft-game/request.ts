/** What a test asks the small game to draw: a board with any things on it. */
export interface Request {
  readonly puzzleId: string;
  /** The map of the board to draw, with one character for each cell. */
  readonly map: string;
  /**
   * What the small game draws on the background of the board: nothing, the pieces, or the first moment of the animation
   * of a win.
   */
  readonly over: "nothing" | "pieces" | "celebration";
}

/** The name of the file, without its extension, in which a test writes what the small game must draw. */
export const REQUEST_FILE = "request";
