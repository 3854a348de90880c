/** The music of the Blizzard, Ice Path's second chapter: Ice Path's tune as whistling wind, in gusts of noise. */
import { NOISE_HERTZ, WIND, WIND_WHISTLE } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const WHISTLE = timbre("sine", [0.2, 0.2, 0.6, 0.4], 0.55);

export const blizzardMusic: Music = {
  beatMs: 400,
  parts: [
    composeMelody(THEME, {
      timbre: WHISTLE,
      volume: 0.05,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 2, 4, 6, 9],
        [0, 2, 5, 7, 9],
      ],
      phraseBeats: 20,
      order: [0, REST, 1, 2, REST, 3, REST],
    }),
    { timbre: WIND, volume: 0.035, firstBeat: 0, hertz: NOISE_HERTZ, gapBeats: [7, 9, 6, 13] },
    { timbre: WIND_WHISTLE, volume: 0.012, firstBeat: 1, hertz: [622, 587, 659, 554, 622], gapBeats: [7, 9, 6, 13] },
  ],
};
