/** The music of Noon, Fruit's first chapter: Fruit's theme as a light dance in triple time on plucked strings. */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const PLUCKED = timbre("triangle", [0.002, 0.12, 0, 0.02], 0.13);

export const noonMusic: Music = {
  beatMs: 180,
  parts: [
    composeMelody(THEME, {
      timbre: PLUCKED,
      volume: 0.1,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 2, 3, 4, 6, 7, 8],
        [0, 1, 2, 4, 6, 8, 9],
      ],
      phraseBeats: 30,
      order: [0, 1, REST, 2, 3, REST, 0, 3, REST],
    }),
    { timbre: PLUCKED, volume: 0.05, firstBeat: 2, hertz: [587, 494], gapBeats: [6, 24] },
  ],
};
