/** The map of Last Ball's campaign: the positions of its chapters and levels, in pixels. */
import type { Journey } from "../looks/journey";
import { TEXTS } from "./texts/index";

/**
 * The map of Last Ball's campaign: a house of five storeys, one for each chapter. The levels of the open chapter are
 * balls on two shelves.
 */
export const journey: Journey = {
  ink: "white",
  chapterNames: TEXTS.mapChapters,
  openHeight: 88,
  levels: { left: 184, right: 376, top: 51, bottom: 80 },
  thumbnailBox: { x: 110, y: 10, width: 50, height: 30 },
  thumbnailCellSizes: [6, 5, 4],
};
