/** The English texts that all lessons share. Those of a single lesson are in the folder of its puzzle. */

export const en = {
  /** Shown while a hint shows a move as a strip of light on the board. */
  followHint: "Follow the light.",
  back: "Ⓑ or 🎣 rewind",
  /** The texts of the screen with the list of all lessons, which opens from the settings. */
  list: {
    heading: "Learn",
    puzzleHelp: "Ⓐ lists the lessons of this puzzle.",
    playHelp: "Ⓐ plays this lesson.",
    repeatHelp: "Ⓐ plays this lesson again.",
    seen: "✓",
    notSeen: "",
  },
};
