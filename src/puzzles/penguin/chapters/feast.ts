/**
 * Describes how the fourth chapter of Penguin's campaign looks: a feast below the aurora, by the light of paper
 * lanterns.
 */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { feastMusic } from "../music/feast";
import { soundTheme } from "../sound-theme";

const LIT_OR_OUT = { lit: 1, half: 1, out: 2, none: 1, dark: 2 };

export const feast: ChapterData<Look> = {
  look: {
    sea: { path: "images/penguin/feast", numbers: LIT_OR_OUT },
    sky: { path: "images/penguin/lanterns", numbers: LIT_OR_OUT },
    edges: { path: "images/penguin/edges", numbers: { lit: 1, half: 1, out: 1, none: 1, dark: 1 } },
    boat: "images/penguin/paper-boat",
    ink: "white",
    movements: [
      { sprites: "images/penguin/lantern-sway", x: 66, y: 24, pictureNumbers: [1, 2, 1, 3], pictureMs: 600 },
      { sprites: "images/penguin/boats", x: 112, y: 230, pictureNumbers: [1, 2, 3], pictureMs: 800 },
    ],
  },
  picture: "images/penguin/feast-opening",
  ink: "white",
  soundTheme: { ...soundTheme, arrivalSound: "bell", music: feastMusic },
};
