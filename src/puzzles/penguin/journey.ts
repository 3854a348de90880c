/** The map of Penguin's campaign: where its chapters and levels lie, in pixels. */
import type { Journey } from "../looks/journey";
import { TEXTS } from "./texts/index";

/** Four floes in the sea, one behind the other. The levels of the open floe are holes in its ice. */
export const journey: Journey = {
  ink: "white",
  chapterNames: TEXTS.mapChapters,
  openHeight: 112,
  levels: { left: 187, right: 367, top: 62, bottom: 97, rises: [0, 3, 4, 2, -1, -2, 0, 2] },
  thumbnailBox: { x: 80, y: 12, width: 84, height: 46 },
  thumbnailCellSizes: [6, 5, 3],
};
