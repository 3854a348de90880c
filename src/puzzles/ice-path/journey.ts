/** The map of Ice Path's campaign: the positions of its chapters and levels, in pixels. */
import type { Journey } from "../looks/journey";
import { TEXTS } from "./texts/index";

/**
 * The map of Ice Path's campaign: a glacier with four camps, one for each chapter. The levels of the open chapter are
 * holes in the ice of its slope.
 */
export const journey: Journey = {
  ink: "white",
  chapterNames: TEXTS.mapChapters,
  openHeight: 112,
  levels: { left: 184, right: 364, top: 66, bottom: 100, rises: [0, 2, 3, 7, 12, 14] },
  thumbnailBox: { x: 100, y: 10, width: 62, height: 62 },
  thumbnailCellSizes: [7, 6, 5, 4, 3],
};
