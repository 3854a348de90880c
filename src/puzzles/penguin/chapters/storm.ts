/**
 * Describes how the third chapter of Penguin's campaign looks: a storm at night, with lightning beside the lighthouse.
 */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { stormMusic } from "../music/storm";
import { soundTheme } from "../sound-theme";

const LIT_OR_OUT = { lit: 1, half: 1, out: 2, none: 1, dark: 2 };

/**
 * The number of the lightning picture for each tenth of a second: every nine seconds a thick flash, and shortly after
 * it a thin one.
 */
const FLASHES = Array.from({ length: 90 }, (_, index) => (index === 50 ? 3 : index === 52 ? 2 : 1));

export const storm: ChapterData<Look> = {
  look: {
    sea: { path: "images/penguin/storm", numbers: LIT_OR_OUT },
    sky: { path: "images/penguin/storm-sky", numbers: LIT_OR_OUT },
    edges: { path: "images/penguin/storm-edges", numbers: { lit: 1, half: 1, out: 3, none: 1, dark: 3 } },
    calm: "images/penguin/storm-calm",
    ink: "white",
    movements: [
      { sprites: "images/penguin/lightning", x: 210, y: 0, pictureNumbers: FLASHES, pictureMs: 100 },
      { sprites: "images/penguin/crests", x: 0, y: 24, pictureNumbers: [1, 2, 3, 4], pictureMs: 400 },
    ],
  },
  picture: "images/penguin/storm-opening",
  ink: "white",
  soundTheme: { ...soundTheme, unwinnableSound: "thunder", music: stormMusic },
};
