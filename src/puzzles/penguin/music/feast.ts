/** The music of Feast, Penguin's fourth chapter: Penguin's theme as a dance of a squeezebox, with bells. */
import { FAR_BELL } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const SQUEEZEBOX = timbre("sawtooth", [0.03, 0.1, 0.6, 0.1], 0.22);

export const feastMusic: Music = {
  beatMs: 210,
  parts: [
    composeMelody(THEME, {
      timbre: SQUEEZEBOX,
      volume: 0.052,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 2, 3, 6, 9],
        [0, 3, 5, 6, 8],
      ],
      phraseBeats: 36,
      order: [0, 1, REST, 2, 0, 3, REST],
    }),
    { timbre: FAR_BELL, volume: 0.03, firstBeat: 12, hertz: [1568, 1319, 2093], gapBeats: [24, 48, 30] },
  ],
};
