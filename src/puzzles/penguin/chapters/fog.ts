/**
 * Describes how the second chapter of Penguin's campaign looks: fog in the morning. A foghorn sounds while the level
 * can be won; in the other chapters a light burns instead.
 */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { fogMusic } from "../music/fog";
import { soundTheme } from "../sound-theme";

const LIT_OR_OUT = { lit: 1, half: 1, out: 2, none: 1, dark: 2 };

export const fog: ChapterData<Look> = {
  look: {
    sea: { path: "images/penguin/fog", numbers: LIT_OR_OUT },
    sky: { path: "images/penguin/horn", numbers: LIT_OR_OUT },
    edges: { path: "images/penguin/fog-edges", numbers: { lit: 1, half: 1, out: 3, none: 1, dark: 3 } },
    ink: "black",
    movements: [
      {
        sprites: "images/penguin/horn-rings",
        x: 156,
        y: 0,
        pictureNumbers: [1, 2, 3, 4, 3, 4, 2, ...Array.from({ length: 68 }, () => 1)],
        pictureMs: 400,
      },
      { sprites: "images/penguin/fog-breath", x: 0, y: 24, pictureNumbers: [1, 2, 3, 2], pictureMs: 500 },
    ],
  },
  picture: "images/penguin/fog-opening",
  ink: "black",
  soundTheme: { ...soundTheme, music: fogMusic },
};
