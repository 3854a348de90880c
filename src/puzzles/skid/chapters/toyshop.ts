/** How the fourth chapter of Skid looks: the toyshop on Christmas Eve, by the light of a star and of candles. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { toyshopMusic } from "../music/toyshop";
import { soundTheme } from "../sound-theme";

const PICTURES = 30;
/** The picture in which the whole train stands below the tree, and how many pictures long it waits there. */
const HALT = 15;
const WAITS = 30;

/** The pictures of the train: it waits below the tree, leaves, is away for a while and comes back. */
const TRAIN_PASSES = Array.from({ length: WAITS + 2 * PICTURES }, (_, index) => {
  if (index < WAITS) return HALT;
  const picture = HALT + index - WAITS + 1;
  if (picture <= PICTURES) return picture;
  return Math.max(1, picture - 2 * PICTURES);
});

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
    movements: [{ sprites: "images/skid/trains", x: 0, y: 203, pictureNumbers: TRAIN_PASSES, pictureMs: 100 }],
  },
  picture: "images/skid/toyshop-opening",
  ink: "white",
  soundTheme: { ...soundTheme, music: toyshopMusic },
};
