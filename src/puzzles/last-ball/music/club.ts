/** The music of the Club, Last Ball's first chapter: Last Ball's tune as slow swing in a warm, low tone. */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const WARM = timbre("triangle", [0.02, 0.3, 0.2, 0.26], 0.33);

export const clubMusic: Music = {
  // One beat of the music, in milliseconds. It is a third of a quarter note, so that the notes between the quarters
  // swing.
  beatMs: 200,
  parts: [
    composeMelody(THEME, {
      timbre: WARM,
      volume: 0.09,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 2, 3, 6, 8, 12],
        [0, 3, 5, 6, 9, 12],
      ],
      phraseBeats: 36,
      order: [0, 1, REST, 2, 0, 3, REST],
    }),
    { timbre: WARM, volume: 0.04, firstBeat: 3, hertz: [587, 440], gapBeats: [6, 30] },
  ],
};
