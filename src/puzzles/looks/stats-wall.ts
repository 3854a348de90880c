/** The measures of the pictures of the statistics: the wall with its shelves, and the marks of days. */

/** The shelves on the wall, one for each puzzle in sight, in pixels. A keepsake stands on the board of its shelf. */
export const SHELF = { left: 267, top: 112, width: 128, rowHeight: 24, rows: 5, boardHeight: 6 };

/** The width and height of the mark of a day on the calendar, in pixels. */
export const DAY_MARK_SIZE = 17;

/**
 * The numbers of the pictures in `images/stats/days`: a day of which nothing is known, one that was missed, one with at
 * least one daily level won, and one with the daily levels of all puzzles won. Then come the marks of today: nothing
 * won yet, something won, all won.
 */
export const DAY_PICTURES = { unknown: 1, missed: 2, won: 3, all: 4, today: 5, todayWon: 6, todayAll: 7 };
