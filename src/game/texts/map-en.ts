/** The English texts on the map of a campaign. */
export const en = {
  /** What Ⓐ does with a level that is open: a press plays it, and a hold copies it. */
  playTips: ["Ⓐ play, hold: copy", "Ⓐ play"],
  holdingTips: ["hold on: edit a copy", "hold on: copy"],
  locked: "not open yet",
  /** Says that the selected level on the campaign's map is the hardest of its chapter. */
  hardest: "the hardest here",
  /** The tip on the campaign's map when the selected level is the last of the campaign and cleared. */
  ending: "Ⓐ see the ending",
  noRewind: "no rewind",
  /** The word beside the levels "After hours" on the campaign map: the player need not play them. */
  optional: "optional",
  optionalTips: ["Ⓐ play, optional", "optional"],
  /** Stands in the place of the heading "After hours" as soon as all these levels are cleared. */
  farewell: "All done. Good night!",
};
