/**
 * Defines two things that the second to fourth chapters of Skid share: the painter, and the figure in their opening
 * pictures.
 */
import type { ChapterStyle } from "../../looks/create-chapter";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { Look } from "./look";
import { createPainter } from "./painter";

/**
 * What the second to fourth chapters of Skid share: the function that creates their painters, and the toy in the
 * chapters' opening pictures.
 */
export const chapterStyle: ChapterStyle<Look, Painter<Level, State>> = {
  createPainter,
  // The toy that slides into the opening picture of a chapter, and the track behind it.
  traveller: {
    sprites: "images/skid/red48",
    pictureNumber: 7,
    x: 84,
    y: 174,
    mark: { y: 225, height: 3, reach: 16, ink: "white" },
  },
};
