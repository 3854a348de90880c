/** The music of the Kitchen, Last Ball's second chapter: Last Ball's tune on wooden spoons, and a clock far away. */
import { FAR_TICK } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const WOODEN = timbre("triangle", [0.002, 0.24, 0.04, 0.08], 0.26);
const TICK_BEATS = 4;

export const kitchenMusic: Music = {
  beatMs: 250,
  parts: [
    composeMelody(THEME, {
      timbre: WOODEN,
      volume: 0.11,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 2, 3, 4, 6, 8],
        [0, 1, 2, 4, 6, 7],
      ],
      phraseBeats: 24,
      order: [0, REST, 1, 2, REST, 3, 1, REST],
    }),
    // This part is the kitchen clock: eight ticks, one a second, and then nine seconds of silence.
    {
      timbre: FAR_TICK,
      volume: 0.05,
      firstBeat: 2,
      hertz: [1319, 988],
      gapBeats: [...Array.from({ length: 7 }, () => TICK_BEATS), 9 * TICK_BEATS],
    },
  ],
};
