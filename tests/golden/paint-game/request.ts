/** The request of a test to the program that draws levels: the puzzle, and which of its levels to draw. */
export interface Request {
  readonly puzzleId: string;
  /** The maps of the shown levels, or undefined to show levels of the campaign. */
  readonly maps?: readonly string[];
  /** The time between two pictures of a move, in milliseconds; left out to show only the backgrounds of the levels. */
  readonly moveEveryMs?: number;
}

/**
 * The name of the file, without its extension, through which a test passes its request to the program that draws
 * levels.
 */
export const REQUEST_FILE = "request";

/**
 * The end of the name of some series of pictures: those that show the end of the celebration after a win. All pictures
 * of such a series must be equal.
 */
export const CELEBRATION_END = " end of celebration";
