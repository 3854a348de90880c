/** The music of Storm, Penguin's third chapter: Penguin's theme in hurried notes, and noise like waves. */
import { NOISE_HERTZ, WAVE } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const ALARM = timbre("sawtooth", [0.02, 0.1, 0.5, 0.08], 0.16);

export const stormMusic: Music = {
  beatMs: 200,
  parts: [
    composeMelody(THEME, {
      timbre: ALARM,
      volume: 0.042,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 1, 2, 6, 7],
        [0, 2, 3, 5, 9],
      ],
      phraseBeats: 33,
      order: [0, 1, REST, 2, REST, 3, REST],
    }),
    { timbre: WAVE, volume: 0.045, firstBeat: 3, hertz: NOISE_HERTZ, gapBeats: [17, 13, 21, 11] },
  ],
};
