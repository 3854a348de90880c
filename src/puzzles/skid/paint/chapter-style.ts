/** What all chapters of Skid share: their painter and the figure in their openings. */
import type { ChapterStyle } from "../../looks/create-chapter";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { Look } from "./look";
import { createPainter } from "./painter";

/** What all chapters of Skid after the first share. */
export const chapterStyle: ChapterStyle<Look, Painter<Level, State>> = {
  createPainter,
  // The toy that slides into the opening of a chapter, and its track.
  traveller: {
    sprites: "images/skid/dark48",
    pictureNumber: 7,
    x: 84,
    y: 174,
    mark: { y: 225, height: 3, reach: 16, ink: "white" },
  },
};
