/**
 * The positions of the shelves on the statistics screen, and the pictures that mark each day on the screen's calendar.
 */

/**
 * The position of the shelves on the wall of the statistics screen, in pixels. Each visible puzzle has a shelf for the
 * keepsakes (souvenirs) that the player has earned in endless runs (sequences of levels) of this puzzle.
 */
export const SHELF = { left: 267, top: 112, width: 128, rowHeight: 24, rows: 5, boardHeight: 6 };

export const DAY_MARK_SIZE = 17;

/**
 * The numbers of the pictures of days on the calendar, in `images/stats/days`. Nothing is known of an `unknown` day. On
 * a `missed` day no daily level was won, on a `won` day at least one, and on an `all` day the daily levels of all
 * puzzles. The last three are for the present day: none won yet, at least one won, all won.
 */
export const DAY_PICTURES = { unknown: 1, missed: 2, won: 3, all: 4, today: 5, todayWon: 6, todayAll: 7 };
