/**
 * The music of April, Fruit's second chapter: Fruit's theme in dotted rhythms, like drops that fall from leaves, with
 * showers of rain.
 */
import { DROP, NOISE_HERTZ, RAIN } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const PLUCKED = timbre("triangle", [0.002, 0.16, 0, 0.02], 0.17);

export const aprilMusic: Music = {
  beatMs: 150,
  parts: [
    composeMelody(THEME, {
      timbre: PLUCKED,
      volume: 0.095,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 3, 4, 7, 8, 11, 12],
        [0, 1, 4, 5, 8, 9, 12],
      ],
      phraseBeats: 40,
      order: [0, 1, REST, 2, REST, 3, 1, REST],
    }),
    { timbre: RAIN, volume: 0.022, firstBeat: 2, hertz: NOISE_HERTZ, gapBeats: [7, 7, 7, 7, 7, 60] },
    { timbre: DROP, volume: 0.035, firstBeat: 20, hertz: [1568, 1976, 1760], gapBeats: [5, 23, 3, 31] },
  ],
};
