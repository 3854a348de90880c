/** Describes the map of Skid's campaign: where its chapters and levels lie, in pixels. */
import type { Journey } from "../looks/journey";
import { TEXTS } from "./texts/index";

/**
 * The campaign map of Skid: a cupboard with four shelves, one for each chapter. The levels of the open chapter are
 * drawn as stations of a toy railway.
 */
export const journey: Journey = {
  ink: "white",
  chapterNames: TEXTS.mapChapters,
  openHeight: 112,
  levels: { left: 184, right: 372, top: 60, bottom: 101 },
  thumbnailBox: { x: 94, y: 12, width: 68, height: 37 },
  thumbnailCellSizes: [7, 6, 5],
};
