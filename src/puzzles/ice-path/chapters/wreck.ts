/** The look of Ice Path's third chapter: the wreck of a ship below the full moon. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { wreckMusic } from "../music/wreck";
import { soundTheme } from "../sound-theme";

export const wreck: ChapterData<Look> = {
  look: {
    scenes: "images/ice-path/wreck",
    scenePictures: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    ice: "images/ice-path/wreck-ice",
    mainInk: "white",
    sideInk: "white",
    movements: [
      { sprites: "images/ice-path/sails", x: 62, y: 60, pictureNumbers: [1, 2, 1, 3], pictureMs: 300 },
      { sprites: "images/ice-path/twinkles", x: 134, y: 55, pictureNumbers: [1, 1, 1, 1, 1, 1, 2], pictureMs: 300 },
    ],
  },
  picture: "images/ice-path/wreck-opening",
  ink: "white",
  soundTheme: { ...soundTheme, music: wreckMusic },
};
