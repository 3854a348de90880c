/** The music of Lighthouse, Penguin's first chapter: Penguin's theme on a slow horn that rocks like a boat. */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const HORN = timbre("sawtooth", [0.07, 0.15, 0.7, 0.2], 0.4);

export const lighthouseMusic: Music = {
  beatMs: 250,
  parts: [
    composeMelody(THEME, {
      timbre: HORN,
      volume: 0.045,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 3, 5, 6, 9],
        [0, 2, 3, 6, 9],
      ],
      phraseBeats: 30,
      order: [0, 1, REST, 2, 0, 3, REST],
    }),
    // Three soft notes, an octave above the horn of the melody, with which the watching penguins answer this horn.
    { timbre: HORN, volume: 0.015, firstBeat: 18, hertz: [1047, 1047, 784], gapBeats: [3, 3, 84] },
  ],
};
