/** The English texts on the map of a campaign. */
export const en = {
  /** The tip on the campaign map for a level that the player may play. */
  playTips: ["Ⓐ play"],
  holdingTips: ["Hold on: edit a copy", "Hold on: copy"],
  /** The text that says how many more levels the player must clear until the selected level, which is locked, opens. */
  locked: (levels: number) => `Opens after ${levels} more ${levels === 1 ? "win" : "wins"}`,
  /** Says that the selected level on the campaign's map is the hardest of its chapter. */
  hardest: "The hardest here",
  /** The tip on the campaign's map when the selected level is the last of the campaign and cleared. */
  ending: "Ⓐ see the ending",
  noRewind: "no rewind",
  /** The word beside the levels "After hours" on the campaign map, which the player need not play. */
  optional: "Optional",
  optionalTips: ["Optional  Ⓐ play", "Optional"],
  /**
   * The farewell that replaces the heading "After hours" (optional levels) on the campaign map as soon as all these
   * levels are cleared.
   */
  farewell: "All done. Good night!",
};
