/** The look of Ice Path's second chapter: a blizzard, whose snow covers the igloo's door except for a slit. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { blizzardMusic } from "../music/blizzard";
import { soundTheme } from "../sound-theme";

export const blizzard: ChapterData<Look> = {
  look: {
    scenes: "images/ice-path/blizzard",
    scenePictures: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    ice: "images/ice-path/blizzard-ice",
    mainInk: "white",
    sideInk: "black",
    movements: [
      { sprites: "images/ice-path/gusts", x: 0, y: 46, pictureNumbers: [1, 2, 3, 4, 5, 6, 7, 8], pictureMs: 100 },
      { sprites: "images/ice-path/socks", x: 112, y: 98, pictureNumbers: [1, 2, 1, 3], pictureMs: 200 },
    ],
  },
  picture: "images/ice-path/blizzard-opening",
  ink: "white",
  soundTheme: { ...soundTheme, music: blizzardMusic },
};
