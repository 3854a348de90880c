/** The request of a test: the puzzle and the levels that are shown. */
export interface Request {
  readonly puzzleId: string;
  /** The maps of the shown levels, or undefined to show levels of the campaign. */
  readonly maps?: readonly string[];
  /** The time from one picture of a move to the next. */
  readonly moveEveryMs: number;
}

/** The name of the file, without its extension, through which a test passes its request to the program. */
export const REQUEST_FILE = "request";

/** The end of the name of a series of pictures that must be equal: the last ones of a celebration. */
export const CELEBRATION_END = " end of celebration";
