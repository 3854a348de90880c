/**
 * The parts that all chapters of Last Ball after the first share: the function that creates their painters, and the
 * black ball in their opening pictures.
 */
import type { ChapterStyle } from "../../looks/create-chapter";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { Look } from "./look";
import { createPainter } from "./painter";

export const chapterStyle: ChapterStyle<Look, Painter<Level, State>> = {
  createPainter,
  // The black ball that rolls into the opening picture of a chapter, and the chalk mark behind it.
  traveller: {
    sprites: "images/last-ball/black38",
    pictureNumber: 1,
    x: 96,
    y: 184,
    mark: { y: 204, height: 4, reach: 14, ink: "black" },
  },
};
