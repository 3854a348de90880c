/**
 * Defines the parts that the second to fourth chapters of Penguin share: the painter, and the penguin in their opening
 * pictures.
 */
import type { ChapterStyle } from "../../looks/create-chapter";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { Look } from "./look";
import { createPainter } from "./painter";

/**
 * The parts that the second to fourth chapters of Penguin share: their painter, and the penguin in the chapters'
 * opening pictures.
 */
export const chapterStyle: ChapterStyle<Look, Painter<Level, State>> = {
  createPainter,
  // The penguin that slides on its belly into the opening picture of a chapter, and the track that it leaves.
  traveller: {
    sprites: "images/penguin/slide30",
    pictureNumber: 2,
    x: 80,
    y: 172,
    mark: { y: 218, height: 4, reach: 30, ink: "white" },
    standing: { sprites: "images/penguin/penguin30", pictureNumber: 4, x: 98, y: 170 },
  },
};
