/** The English texts of the statistics screen. A list has several wordings of one text, from long to short. */
import { shortCount } from "../widgets/short-count";

/** Returns a text with a count and a noun, in the form "1 level", "7 levels" or "12.3k levels". */
function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${shortCount(count)} ${noun}s`;
}

export const en = {
  /** The heading of the statistics screen: the number of levels that the player has cleared. */
  levels: (count: number) => formatCount(count, "level"),
  /** The longest streak: the most days in a row on which the player won a daily level. */
  bestStreak: (days: number) => `Best streak ${formatCount(days, "day")}`,
  nothingYet: "Your wall fills as you play.",
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
    campaign: "Map",
    par: "In par",
    feats: "With a star",
    rush: "Best rush",
    keepsakes: "Keepsakes",
    /**
     * The label of the highest level that the player has reached in endless runs (sequences of levels) at a pace: calm,
     * rising or hard.
     */
    bestLevel: (pace: string) => `Best ${pace}`,
    none: "–",
    days: "Streak",
    mostDays: "Longest",
    share: (count: number, total: number) => `${count}/${total}`,
    /** The moves and seconds that the player usually needs for a level. */
    typicalWin: (moves: number, seconds: number) => [
      `A typical win: ${formatCount(moves, "move")} in ${shortCount(seconds)} s`,
      `${formatCount(moves, "move")} in ${shortCount(seconds)} s`,
    ],
  },

  calendar: {
    /**
     * The heading of the totals over all puzzles. The index of a text in the list is the number of the game's puzzles
     * minus one.
     */
    all: [
      "The puzzle",
      "Both puzzles",
      ...["three", "four", "five", "six", "seven", "eight"].map((n) => `All ${n} puzzles`),
    ],
    moves: "Moves made",
    undone: "Moves taken back",
    withoutHints: "Levels in a row without a hint",
    /** The heading of the bar chart. Its last bar is for today. */
    levelsPerDay: (days: number) => `Levels a day, the last ${days} days`,
    /** The label of Ⓐ on the back of the calendar on the statistics screen. Ⓐ opens the achievements. */
    achievements: "achievements",
  },

  /**
   * The heading of the statistics screen while the cursor is on a keepsake (a souvenir): its puzzle, and the number of
   * levels that earned it or will earn it.
   */
  shelf: {
    /**
     * The note on the shelf of the statistics screen before the player has earned a keepsake (a souvenir), in three
     * lines.
     */
    empty: ["A keepsake", "for every", "ten levels"],
    unnamed: "Keepsake",
    notYet: "Not yet",
    earnedAt: (puzzle: string, levels: number) => `${puzzle}, ${formatCount(levels, "level")}`,
    comesIn: (puzzle: string, levels: number) => `${puzzle}, in ${formatCount(levels, "level")}`,
  },
};
