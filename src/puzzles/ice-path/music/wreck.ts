/** The music of the Wreck, Ice Path's third chapter: Ice Path's tune in pairs of notes, and a hull that groans. */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const CHIMES = timbre("sine", [0.003, 0.3, 0.05, 0.3], 0.35);
const HULL = timbre("sawtooth", [0.5, 0.3, 0.6, 0.7], 0.9);

export const wreckMusic: Music = {
  beatMs: 320,
  parts: [
    composeMelody(THEME, {
      timbre: CHIMES,
      volume: 0.07,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 1, 5, 6, 10],
        [0, 4, 5, 9, 10],
      ],
      phraseBeats: 25,
      order: [0, REST, 1, 2, REST, 3],
    }),
    { timbre: HULL, volume: 0.014, firstBeat: 8, hertz: [440, 415, 440, 466], gapBeats: [3, 41, 33] },
  ],
};
