/** The look of Last Ball's fifth chapter: a roof at daybreak, with black texts on a white sky. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { roofMusic } from "../music/roof";
import { soundTheme } from "../sound-theme";

export const roof: ChapterData<Look> = {
  look: {
    place: {
      pictures: "images/last-ball/roof",
      rims: [
        { ink: "white", aside: 4, above: 2, below: 9, corner: 1 },
        { ink: "black", aside: 2, above: 2, below: 6, corner: 1 },
        { ink: "white", aside: 2, above: 2, below: 5, corner: 1 },
        { ink: "black", aside: 2, above: 2, below: 2, corner: 1 },
      ],
    },
    floor: "images/last-ball/roof-floor",
    lamp: {
      pictures: "images/last-ball/sun",
      x: 176,
      y: 0,
      pictureNumbers: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    },
    ink: "black",
    smallBallPictures: "images/last-ball/row-black",
    movements: [
      { sprites: "images/last-ball/smoke", x: 0, y: 28, pictureNumbers: [1, 2, 3], pictureMs: 500 },
      { sprites: "images/last-ball/pigeon", x: 379, y: 180, pictureNumbers: [1, 1, 1, 1, 1, 2, 1, 2], pictureMs: 250 },
    ],
  },
  picture: "images/last-ball/roof-opening",
  ink: "black",
  soundTheme: { ...soundTheme, humHertz: 659, music: roofMusic },
};
