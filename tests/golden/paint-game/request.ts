/** The request of a test: the puzzle whose levels are shown. */
export interface Request {
  readonly puzzleId: string;
}

/** The name of the file, without its extension, through which a test passes its request to the program. */
export const REQUEST_FILE = "request";

/** The end of the name of a series of pictures that must be equal: the last ones of a celebration. */
export const CELEBRATION_END = " end of celebration";
