/**
 * The music of Attic, Skid's second chapter: Skid's theme on a toy piano that plays haltingly, with rain and drops on
 * tin.
 */
import { DROP, NOISE_HERTZ, RAIN } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const OLD_PIANO = timbre("square", [0.002, 0.22, 0, 0.03], 0.22);

export const atticMusic: Music = {
  beatMs: 220,
  parts: [
    composeMelody(THEME, {
      timbre: OLD_PIANO,
      volume: 0.042,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 1, 3, 5, 7, 8, 11, 13],
        [0, 2, 3, 6, 8, 9, 11, 14],
      ],
      phraseBeats: 28,
      order: [0, REST, 1, 2, REST, 3, REST],
    }),
    { timbre: DROP, volume: 0.04, firstBeat: 4, hertz: [2093, 1760, 2349, 1568], gapBeats: [3, 13, 2, 19, 5, 29] },
    { timbre: RAIN, volume: 0.018, firstBeat: 0, hertz: NOISE_HERTZ, gapBeats: [5, 5, 5, 5, 43] },
  ],
};
