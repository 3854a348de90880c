/** Describes how the second chapter of Skid's campaign looks: the attic in the rain, by the light of a lantern. */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { atticMusic } from "../music/attic";
import { soundTheme } from "../sound-theme";
import { rockingHorse } from "../paint/rocking-horse";

export const attic: ChapterData<Look> = {
  look: {
    scenes: "images/skid/attic",
    scenePictures: { lit: 1, half: 3, out: 2, none: 1, dark: 2 },
    floor: "images/skid/planks",
    rim: {
      beads: "images/skid/suitcase",
      posts: "images/skid/brass",
      postInset: 0,
      postPictures: [1, 3, 5, 7],
      lines: [24, 4],
    },
    hasStar: false,
    movements: [
      { sprites: "images/skid/rain", x: 63, y: 99, pictureNumbers: [1, 2, 3, 4], pictureMs: 100 },
      {
        sprites: "images/skid/drops",
        x: 87,
        y: 152,
        pictureNumbers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5],
        pictureMs: 100,
      },
    ],
    moveFollower: rockingHorse,
  },
  picture: "images/skid/attic-opening",
  ink: "white",
  soundTheme: { ...soundTheme, music: atticMusic },
};
