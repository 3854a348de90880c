/** The music of Tree House, Skid's third chapter: Skid's theme slowly on a toy piano in the dark, with crickets. */
import { CRICKET } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const HUSHED_PIANO = timbre("square", [0.012, 0.16, 0, 0.04], 0.17);

export const treeHouseMusic: Music = {
  // The length of one beat of the music, in milliseconds. It is short, because the pulses of a chirping cricket follow
  // each other quickly.
  beatMs: 100,
  parts: [
    composeMelody(THEME, {
      timbre: HUSHED_PIANO,
      volume: 0.04,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 4, 6, 12, 16, 18, 24, 36],
        [0, 6, 10, 12, 18, 22, 24, 36],
      ],
      phraseBeats: 72,
      order: [0, 1, REST, 2, REST, 3, REST],
    }),
    {
      timbre: CRICKET,
      volume: 0.022,
      firstBeat: 9,
      hertz: [2637],
      gapBeats: [1, 1, 20, 1, 1, 26, 1, 1, 93],
    },
  ],
};
