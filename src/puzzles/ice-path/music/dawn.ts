/**
 * The music of the Dawn, Ice Path's fourth chapter: Ice Path's tune, quick and bright, with gulls and a boat far away.
 */
import { FAR_TICK, GULL } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const BRIGHT = timbre("sine", [0.004, 0.32, 0.1, 0.25], 0.34);

export const dawnMusic: Music = {
  beatMs: 210,
  parts: [
    composeMelody(THEME, {
      timbre: BRIGHT,
      volume: 0.065,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 2, 5, 7, 10],
        [0, 3, 5, 7, 8],
      ],
      phraseBeats: 35,
      order: [0, 1, REST, 2, 3, REST],
    }),
    { timbre: GULL, volume: 0.02, firstBeat: 24, hertz: [1568, 1397, 1319], gapBeats: [2, 2, 61] },
    { timbre: FAR_TICK, volume: 0.045, firstBeat: 13, hertz: [440, 466], gapBeats: [2, 2, 2, 2, 69] },
  ],
};
