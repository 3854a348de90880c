/** The placeholder for the map of a new puzzle's campaign: a single chapter, whose levels stand in rows. */
import type { Journey } from "../looks/journey";

/** A campaign map with one chapter that fills the screen. It has space for ninety levels. */
export const plainJourney: Journey = {
  ink: "white",
  chapterNames: [""],
  openHeight: 210,
  levels: { left: 24, right: 264, top: 50, bottom: 200 },
  thumbnailBox: { x: 296, y: 60, width: 96, height: 96 },
  thumbnailCellSizes: [],
};
