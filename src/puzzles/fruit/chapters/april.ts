/**
 * Describes how the second chapter of Fruit's campaign looks: an orchard in bloom, with the sun half behind a rain
 * cloud.
 */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { aprilMusic } from "../music/april";
import { soundTheme } from "../sound-theme";

export const april: ChapterData<Look> = {
  look: {
    orchard: "images/fruit/april",
    orchardPictures: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    hedge: "images/fruit/april-hedge",
    ornament: { pictures: "images/fruit/april-blossom", middleX: 6, middleY: 6 },
    lawn: "images/fruit/april-lawn",
    edges: "images/fruit/edges",
    hedgeShadow: "images/fruit/april-shadow",
    ink: "black",
    movements: [
      { sprites: "images/fruit/rain", x: 100, y: 108, pictureNumbers: [1, 2, 3, 4], pictureMs: 100 },
      { sprites: "images/fruit/rings", x: 4, y: 190, pictureNumbers: [1, 2, 3, 3], pictureMs: 300 },
    ],
  },
  picture: "images/fruit/april-opening",
  ink: "black",
  soundTheme: { ...soundTheme, arrivalSound: "duck", music: aprilMusic },
};
