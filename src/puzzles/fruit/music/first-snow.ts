/**
 * The music of First Snow, Fruit's fourth chapter: now and then one soft phrase of Fruit's theme, and otherwise
 * silence.
 */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const SOFTLY_PLUCKED = timbre("triangle", [0.01, 0.26, 0, 0.03], 0.27);

export const firstSnowMusic: Music = {
  beatMs: 270,
  parts: [
    composeMelody(THEME, {
      timbre: SOFTLY_PLUCKED,
      volume: 0.066,
      scaleHertz: SCALE_HERTZ,
      rhythms: [[0, 2, 4, 6, 8, 10, 13]],
      phraseBeats: 30,
      order: [0, REST, REST, 1, REST, REST, 2, REST, REST],
    }),
  ],
};
