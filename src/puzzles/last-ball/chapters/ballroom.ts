/** The look of Last Ball's fourth chapter: a ballroom below a chandelier, with snow outside. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { ballroomMusic } from "../music/ballroom";
import { soundTheme } from "../sound-theme";

export const ballroom: ChapterData<Look> = {
  look: {
    place: {
      pictures: "images/last-ball/ballroom",
      rims: [
        { ink: "black", aside: 4, above: 2, below: 9, corner: 1 },
        { ink: "white", aside: 2, above: 2, below: 6, corner: 1 },
        { ink: "black", aside: 2, above: 2, below: 5, corner: 1 },
        { ink: "white", aside: 2, above: 2, below: 2, corner: 1 },
      ],
    },
    floor: "images/last-ball/ballroom-floor",
    lamp: {
      pictures: "images/last-ball/chandelier",
      x: 176,
      y: 0,
      pictureNumbers: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    },
    ink: "white",
    smallBallPictures: "images/last-ball/row",
    movements: [
      { sprites: "images/last-ball/left-windows", x: 0, y: 33, pictureNumbers: [1, 2, 3, 4, 5, 6], pictureMs: 200 },
      { sprites: "images/last-ball/right-windows", x: 380, y: 33, pictureNumbers: [1, 2, 3, 4, 5, 6], pictureMs: 200 },
    ],
  },
  picture: "images/last-ball/ballroom-opening",
  ink: "white",
  soundTheme: { ...soundTheme, music: ballroomMusic },
};
