/**
 * Describes how the fourth chapter of Skid's campaign looks: the toyshop on Christmas Eve, by the light of a star and
 * of candles.
 */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { toyshopMusic } from "../music/toyshop";
import { soundTheme } from "../sound-theme";
import { train } from "../paint/train";

export const toyshop: ChapterData<Look> = {
  look: {
    scenes: "images/skid/toyshop",
    scenePictures: { lit: 1, half: 3, out: 2, none: 1, dark: 2 },
    floor: "images/skid/floor",
    rim: {
      beads: "images/skid/railway",
      posts: "images/skid/bends",
      postInset: 0,
      postPictures: [1, 3, 5, 7],
      lines: [],
    },
    hasStar: false,
    movements: [
      { sprites: "images/skid/candles", x: 16, y: 158, pictureNumbers: [1, 2, 1, 3, 1, 2, 3], pictureMs: 300 },
    ],
    moveFollower: train,
  },
  picture: "images/skid/toyshop-opening",
  ink: "white",
  soundTheme: { ...soundTheme, music: toyshopMusic },
};
