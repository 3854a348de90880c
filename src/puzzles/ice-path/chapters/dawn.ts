/** The look of Ice Path's fourth chapter: the dawn over drifting floes. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { dawnMusic } from "../music/dawn";
import { soundTheme } from "../sound-theme";

export const dawn: ChapterData<Look> = {
  look: {
    scenes: "images/ice-path/dawn",
    scenePictures: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    ice: "images/ice-path/dawn-ice",
    mainInk: "black",
    sideInk: "black",
    movements: [
      { sprites: "images/ice-path/floes", x: 0, y: 160, pictureNumbers: [1, 2, 3, 4, 3, 2], pictureMs: 1000 },
      { sprites: "images/ice-path/gulls", x: 14, y: 46, pictureNumbers: [1, 2, 3, 2], pictureMs: 250 },
    ],
  },
  picture: "images/ice-path/dawn-opening",
  ink: "black",
  soundTheme: { ...soundTheme, music: dawnMusic },
};
