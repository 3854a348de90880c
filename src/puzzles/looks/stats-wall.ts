/** The measures of the pictures on the screen of statistics: the wall with its shelves, and the marks of days. */

/**
 * The shelves on the wall of statistics, one for each visible puzzle, in pixels. Earned keepsakes stand on the board of
 * their shelf.
 */
export const SHELF = { left: 267, top: 112, width: 128, rowHeight: 24, rows: 5, boardHeight: 6 };

export const DAY_MARK_SIZE = 17;

/**
 * The numbers of the pictures of days on the calendar, in `images/stats/days`: a day of which nothing is known, a
 * missed one, one with at least one daily level won, and one with the daily levels of all puzzles won. Then come the
 * marks of today: nothing won yet, something won, all won.
 */
export const DAY_PICTURES = { unknown: 1, missed: 2, won: 3, all: 4, today: 5, todayWon: 6, todayAll: 7 };
