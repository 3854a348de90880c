/**
 * The music of the Deck, Last Ball's third chapter: Last Ball's tune on a concertina that rocks with the ship, and
 * water along the hull.
 */
import { NOISE_HERTZ, WAVE } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const CONCERTINA = timbre("triangle", [0.08, 0.2, 0.65, 0.2], 0.45);

export const deckMusic: Music = {
  beatMs: 240,
  parts: [
    composeMelody(THEME, {
      timbre: CONCERTINA,
      volume: 0.075,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 3, 5, 6, 9, 11],
        [0, 2, 3, 6, 8, 9],
      ],
      phraseBeats: 30,
      order: [0, 1, REST, 2, 3, REST, REST],
    }),
    { timbre: CONCERTINA, volume: 0.03, firstBeat: 12, hertz: [440, 587, 494], gapBeats: [6, 54] },
    { timbre: WAVE, volume: 0.035, firstBeat: 2, hertz: NOISE_HERTZ, gapBeats: [19, 14, 23] },
  ],
};
