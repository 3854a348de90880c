/**
 * Describes how the third chapter of Skid's campaign looks: the tree house at night, by the light of fireflies in a
 * jar.
 */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { treeHouseMusic } from "../music/tree-house";
import { soundTheme } from "../sound-theme";

export const treeHouse: ChapterData<Look> = {
  look: {
    scenes: "images/skid/tree-house",
    scenePictures: { lit: 1, half: 3, out: 2, none: 1, dark: 2 },
    floor: "images/skid/planks",
    rim: {
      beads: "images/skid/logs",
      posts: "images/skid/lashings",
      postInset: 0,
      postPictures: [1, 3, 5, 7],
      lines: [],
    },
    hasStar: false,
    movements: [
      { sprites: "images/skid/fireflies", x: 2, y: 188, pictureNumbers: [1, 2, 3, 4, 5, 6], pictureMs: 400 },
      {
        sprites: "images/skid/owl",
        x: 83,
        y: 121,
        pictureNumbers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
        pictureMs: 250,
      },
    ],
  },
  picture: "images/skid/tree-house-opening",
  ink: "white",
  soundTheme: { ...soundTheme, unwinnableHertz: [523, 440, 440], unwinnableSound: "owl", music: treeHouseMusic },
};
