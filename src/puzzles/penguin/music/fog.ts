/**
 * The music of Fog, Penguin's second chapter: Penguin's theme as single muffled notes, and a long foghorn twice a
 * minute.
 */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const MUFFLED = timbre("sawtooth", [0.15, 0.3, 0.4, 0.4], 0.5);
const FOGHORN = timbre("sawtooth", [0.25, 0.2, 0.9, 0.6], 1.8);

export const fogMusic: Music = {
  beatMs: 380,
  parts: [
    composeMelody(THEME, {
      timbre: MUFFLED,
      volume: 0.04,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 3, 4, 6, 10],
        [0, 2, 5, 8, 10],
      ],
      phraseBeats: 24,
      order: [0, REST, 1, REST, 2, 3, REST],
    }),
    // The foghorn stands for the lamp of other chapters, so it is silent once the level cannot be won. Two parts of the
    // music play it. Their notes have nearly the same pitch, so that the sound seems to swell and fade.
    { timbre: FOGHORN, volume: 0.022, firstBeat: 16, hertz: [523], gapBeats: [79], isSilentInDark: true },
    { timbre: FOGHORN, volume: 0.022, firstBeat: 16, hertz: [527], gapBeats: [79], isSilentInDark: true },
  ],
};
