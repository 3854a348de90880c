/** Describes the map of Fruit's campaign: where its chapters and levels lie, in pixels. */
import type { Journey } from "../looks/journey";
import { TEXTS } from "./texts/index";

/**
 * Fruit's map: a garden with four terraces, one for each chapter. On the terrace of the open chapter, each level is a
 * tree.
 */
export const journey: Journey = {
  ink: "black",
  chapterNames: TEXTS.mapChapters,
  openHeight: 112,
  levels: { left: 184, right: 372, top: 60, bottom: 98 },
  thumbnailBox: { x: 104, y: 12, width: 56, height: 56 },
  thumbnailCellSizes: [8],
};
