/** The placeholder for a puzzle's map of the campaign: a single chapter, whose levels stand in rows. */
import type { Journey } from "../looks/journey";

/** One chapter that fills the screen, with room for ninety levels. It has no name. */
export const plainJourney: Journey = {
  ink: "white",
  chapterNames: [""],
  openHeight: 210,
  levels: { left: 24, right: 264, top: 50, bottom: 200 },
  thumbnailBox: { x: 296, y: 60, width: 96, height: 96 },
  thumbnailCellSizes: [],
};
