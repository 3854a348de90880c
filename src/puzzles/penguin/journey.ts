/** Describes the map of Penguin's campaign: where its chapters and levels lie, in pixels. */
import type { Journey } from "../looks/journey";
import { TEXTS } from "./texts/index";

/**
 * The campaign map of Penguin: four floes in the sea, one for each chapter. On the floe of the open chapter, each level
 * is a hole in the ice.
 */
export const journey: Journey = {
  ink: "white",
  chapterNames: TEXTS.mapChapters,
  openHeight: 112,
  levels: { left: 187, right: 367, top: 62, bottom: 97, rises: [0, 3, 4, 2, -1, -2, 0, 2] },
  thumbnailBox: { x: 80, y: 12, width: 84, height: 46 },
  thumbnailCellSizes: [6, 5, 3],
};
