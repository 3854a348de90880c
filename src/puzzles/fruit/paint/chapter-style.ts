/** What all chapters of Fruit share: their painter and the figure in their openings. */
import type { ChapterStyle } from "../../looks/create-chapter";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { Look } from "./look";
import { createPainter } from "./painter";

/** What all chapters of Fruit after the first share. */
export const chapterStyle: ChapterStyle<Look, Painter<Level, State>> = {
  createPainter,
  // The cherries that slide into the opening of a chapter, and the track of their feet.
  traveller: {
    sprites: "images/fruit/fruits40",
    pictureNumber: 1,
    x: 96,
    y: 184,
    mark: { y: 221, height: 4, reach: 14, ink: "white" },
  },
};
