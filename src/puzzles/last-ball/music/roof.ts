/**
 * The music of the Roof, Last Ball's fifth chapter: Last Ball's tune a fifth (a musical interval) higher, with wind and
 * birds.
 */
import { CHIRP, NOISE_HERTZ, WIND } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { THEME } from "./theme";

const CLEAR = timbre("triangle", [0.008, 0.25, 0.2, 0.2], 0.28);

export const roofMusic: Music = {
  beatMs: 180,
  parts: [
    composeMelody(THEME, {
      timbre: CLEAR,
      volume: 0.085,
      scaleHertz: [659, 740, 880, 988, 1175, 1319, 1480, 1760],
      rhythms: [
        [0, 2, 4, 6, 9, 10],
        [0, 4, 6, 8, 10, 14],
      ],
      phraseBeats: 40,
      order: [0, REST, 1, 2, REST, 3, REST],
    }),
    { timbre: CHIRP, volume: 0.03, firstBeat: 21, hertz: [2349, 2637, 2349, 1976, 2349], gapBeats: [1, 1, 38, 1, 53] },
    { timbre: WIND, volume: 0.02, firstBeat: 8, hertz: NOISE_HERTZ, gapBeats: [37, 29, 51] },
  ],
};
