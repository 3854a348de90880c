/**
 * What a test asks the small game in main.ts to draw: a board with any things on it. This game is a test program that
 * only draws.
 */
export interface Request {
  readonly puzzleId: string;
  /** The map of the board to draw, with one character for each cell. */
  readonly map: string;
  /**
   * What is drawn over the background of the board: nothing, the pieces, or the first moment of the animation after a
   * win.
   */
  readonly over: "nothing" | "pieces" | "celebration";
}

/** The name of the file, without its extension, in which a test writes what the small game in main.ts must draw. */
export const REQUEST_FILE = "request";
