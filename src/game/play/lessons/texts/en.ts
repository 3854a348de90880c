/** The English texts that all lessons share. The texts of each lesson are in the puzzles' folders. */

export const en = {
  /** What the player does after the mistake. */
  back: "Crank back, or Ⓑ",
  /** The list of all lessons, behind the settings. */
  list: {
    heading: "Learn",
    puzzleHelp: "All lessons of this puzzle.",
    help: "Plays this lesson again.",
    seen: "✓",
    notSeen: "",
  },
};
