/**
 * The English texts of the statistics screen, which are loaded together with this screen. A list has several wordings
 * of one text, from long to short.
 */
import { shortCount } from "../widgets/short-count";

/** Formats a count with its noun: "1 level", "7 levels", "12.3k levels". */
function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${shortCount(count)} ${noun}s`;
}

export const en = {
  /** The heading of the statistics screen: the number of levels that the player has cleared. */
  levels: (count: number) => formatCount(count, "level"),
  /** The longest streak: the most days in a row on which the player won a daily level. */
  bestStreak: (days: number) => `best streak ${shortCount(days)}`,
  nothingYet: "It starts with your first move.",
  /** The most levels that the player cleared in one rush (timed run), in any puzzle. Wordings from long to short. */
  rush: (count: number) => [`Rush ${shortCount(count)}`, `R ${shortCount(count)}`],
  /**
   * The number of the highest level that the player reached in an endless run, in any puzzle. Wordings from long to
   * short.
   */
  run: (level: number) => [`Run ${shortCount(level)}`, `R ${shortCount(level)}`],
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],

  card: {
    levels: "Levels",
    campaign: "Campaign",
    par: "Par",
    feats: "Feats",
    rush: "Rush",
    keepsakes: "Keepsakes",
    /** The heading over the highest levels of endless runs, one level for each pace (calm, rising, hard). */
    bestLevels: "Best levels",
    none: "–",
    days: "Streak",
    mostDays: "Longest",
    share: (count: number, total: number) => `${count}/${total}`,
    /**
     * The moves and seconds that the player usually needs for a level, and the number of moves that the game expects.
     */
    typicalWin: (moves: number, seconds: number, expectedMoves: number) => [
      `Typical: ${formatCount(moves, "move")} in ${shortCount(seconds)} s, first win: ${shortCount(expectedMoves)}`,
      `${formatCount(moves, "move")} in ${shortCount(seconds)} s, first win: ${shortCount(expectedMoves)}`,
      `Typical: ${formatCount(moves, "move")}, first win: ${shortCount(expectedMoves)}`,
      `${shortCount(moves)} moves, first win: ${shortCount(expectedMoves)}`,
    ],
  },

  calendar: {
    /**
     * The heading of the totals over all puzzles, on the back of the calendar on the statistics screen. The index of a
     * text in the list is the number of the game's puzzles minus one.
     */
    all: ["All levels", "All two", "All three", "All four", "All five", "All six", "All seven", "All eight"],
    levels: "Levels",
    moves: "Moves",
    undone: "Taken back",
    withoutHints: "Best run without hints",
    levelsPerDay: "Levels a day",
    /** What the button Ⓐ opens from the back of the calendar. */
    achievements: "achievements",
  },

  /**
   * The heading of the statistics screen while the cursor is on a keepsake (a souvenir) on the shelf: the keepsake's
   * puzzle, and the number of levels with which it was earned or after which it will be earned.
   */
  shelf: {
    unnamed: "Keepsake",
    notYet: "Not yet",
    earnedAt: (puzzle: string, levels: number) => `${puzzle}, ${formatCount(levels, "level")}`,
    comesIn: (puzzle: string, levels: number) => `${puzzle}, in ${formatCount(levels, "level")}`,
  },
};
