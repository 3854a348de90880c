/** Defines what the second to fourth chapters of Fruit share: the painter, and the figure in the opening pictures. */
import type { ChapterStyle } from "../../looks/create-chapter";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { Look } from "./look";
import { createPainter } from "./painter";

/**
 * What the second to fourth chapters of Fruit share: their painter, and the cherries in the chapters' opening pictures.
 */
export const chapterStyle: ChapterStyle<Look, Painter<Level, State>> = {
  createPainter,
  // The cherries that slide into the opening picture of a chapter, and the white track that they leave on the ground.
  traveller: {
    sprites: "images/fruit/fruits40",
    pictureNumber: 1,
    x: 96,
    y: 184,
    mark: { y: 221, height: 4, reach: 14, ink: "white" },
  },
};
