/** The look of Last Ball's second chapter: a kitchen table in the light of an oil lamp. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { kitchenMusic } from "../music/kitchen";
import { soundTheme } from "../sound-theme";

export const kitchen: ChapterData<Look> = {
  look: {
    place: {
      pictures: "images/last-ball/kitchen",
      rims: [
        { ink: "black", aside: 4, above: 2, below: 9, corner: 6 },
        { ink: "white", aside: 2, above: 2, below: 7, corner: 4 },
        { ink: "black", aside: 2, above: 2, below: 3, corner: 3 },
        { ink: "white", aside: 2, above: 2, below: 2, corner: 2 },
      ],
    },
    floor: "images/last-ball/kitchen-floor",
    lamp: {
      pictures: "images/last-ball/oil-lamp",
      x: 176,
      y: 0,
      pictureNumbers: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    },
    ink: "white",
    smallBallPictures: "images/last-ball/row",
    movements: [
      { sprites: "images/last-ball/flame", x: 195, y: 9, pictureNumbers: [1, 2, 1, 3], pictureMs: 150 },
      {
        sprites: "images/last-ball/mouse",
        x: 1,
        y: 204,
        pictureNumbers: [1, 1, 1, 1, 1, 1, 1, 2, 1, 2],
        pictureMs: 250,
      },
    ],
  },
  picture: "images/last-ball/kitchen-opening",
  ink: "white",
  soundTheme: { ...soundTheme, stopSound: "wood", music: kitchenMusic },
};
