/**
 * Describes how the fourth chapter of Fruit's campaign looks: a garden at night in the first snow, with light in the
 * window of a bird-house.
 */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { firstSnowMusic } from "../music/first-snow";
import { soundTheme } from "../sound-theme";

export const firstSnow: ChapterData<Look> = {
  look: {
    orchard: "images/fruit/first-snow",
    orchardPictures: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    hedge: "images/fruit/first-snow-hedge",
    ornament: { pictures: "images/fruit/snow-lump", middleX: 8, middleY: 5 },
    lawn: "images/fruit/snow",
    edges: "images/fruit/snow-edges",
    darkEdges: "images/fruit/dark-snow-edges",
    hedgeShadow: "images/fruit/snow-shadow",
    ink: "white",
    movements: [
      { sprites: "images/fruit/flakes", x: 0, y: 62, pictureNumbers: [1, 2, 3, 4, 5, 6], pictureMs: 200 },
      { sprites: "images/fruit/robin", x: 8, y: 136, pictureNumbers: [1, 1, 1, 1, 1, 1, 2, 1, 2, 1], pictureMs: 150 },
    ],
  },
  picture: "images/fruit/first-snow-opening",
  ink: "white",
  soundTheme: { ...soundTheme, music: firstSnowMusic },
};
