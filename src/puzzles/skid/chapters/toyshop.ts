/** How the fourth chapter of Skid looks: the toyshop on Christmas Eve, by the light of a star and of candles. */
import type { ChapterData } from "../paint/look";

/** The pictures of the train: it passes, and then it is away as long as it was there. */
const TRAIN_PASSES = Array.from({ length: 60 }, (_, index) => (index < 30 ? index + 1 : 1));

export const toyshop: ChapterData = {
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
    movements: [{ sprites: "images/skid/trains", x: 0, y: 203, pictureNumbers: TRAIN_PASSES, pictureMs: 100 }],
  },
  picture: "images/skid/toyshop-opening",
  ink: "white",
};
