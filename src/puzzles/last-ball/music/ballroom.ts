/**
 * The music of the Ballroom, Last Ball's fourth chapter: Last Ball's tune as a slow waltz, accompanied by two notes.
 */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const SOFT = timbre("triangle", [0.05, 0.5, 0.2, 0.3], 0.5);

export const ballroomMusic: Music = {
  beatMs: 420,
  parts: [
    composeMelody(THEME, {
      timbre: SOFT,
      volume: 0.075,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 2, 3, 5, 6, 9],
        [0, 3, 5, 6, 8, 9],
      ],
      phraseBeats: 18,
      order: [0, REST, 1, REST, 2, 3, REST],
    }),
    // The part of the music that accompanies the tune: two notes, on the second and third beat of some bars.
    { timbre: SOFT, volume: 0.035, firstBeat: 1, hertz: [587, 784], gapBeats: [1, 5, 1, 5, 1, 11, 1, 5, 1, 23] },
  ],
};
