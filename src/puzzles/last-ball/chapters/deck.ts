/** The look of Last Ball's third chapter: the deck of a ship at night, below a lantern that swings. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { deckMusic } from "../music/deck";
import { soundTheme } from "../sound-theme";

export const deck: ChapterData<Look> = {
  look: {
    place: {
      pictures: "images/last-ball/deck",
      rims: [
        { ink: "black", aside: 4, above: 2, below: 9, corner: 3 },
        { ink: "white", aside: 2, above: 2, below: 5, corner: 1 },
        { ink: "black", aside: 2, above: 2, below: 3, corner: 1 },
        { ink: "white", aside: 2, above: 2, below: 2, corner: 1 },
      ],
    },
    floor: "images/last-ball/deck-floor",
    lamp: {
      pictures: "images/last-ball/lantern",
      x: 176,
      y: 0,
      pictureNumbers: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    },
    ink: "white",
    smallBallPictures: "images/last-ball/row",
    movements: [
      { sprites: "images/last-ball/swings", x: 176, y: 0, pictureNumbers: [1, 2, 1, 3], pictureMs: 700 },
      {
        sprites: "images/last-ball/gull",
        x: 10,
        y: 33,
        pictureNumbers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
        pictureMs: 300,
      },
    ],
  },
  picture: "images/last-ball/deck-opening",
  ink: "white",
  soundTheme: { ...soundTheme, stopSound: "creak", music: deckMusic },
};
