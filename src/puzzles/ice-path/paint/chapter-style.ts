/**
 * The parts that all chapters of Ice Path after the first share: the function that creates their painters, and the seal
 * in their opening pictures.
 */
import type { ChapterStyle } from "../../looks/create-chapter";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { Look } from "./look";
import { createPainter } from "./painter";

export const chapterStyle: ChapterStyle<Look, Painter<Level, State>> = {
  createPainter,
  // The seal that slides on its belly into the opening picture of a chapter, and the seal's track.
  traveller: {
    sprites: "images/ice-path/slide28",
    pictureNumber: 2,
    x: 92,
    y: 174,
    mark: { y: 214, height: 5, reach: 12, ink: "white" },
    standing: { sprites: "images/ice-path/seal28", pictureNumber: 2, x: 106, y: 180 },
  },
};
