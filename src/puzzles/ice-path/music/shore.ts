/** The music of the Shore, Ice Path's first chapter: Ice Path's tune on a synth that sounds like glass. */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const GLASS = timbre("sine", [0.008, 0.55, 0.15, 0.5], 0.6);

export const shoreMusic: Music = {
  beatMs: 300,
  parts: [
    composeMelody(THEME, {
      timbre: GLASS,
      volume: 0.06,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 3, 5, 8, 10],
        [0, 2, 5, 7, 10],
      ],
      phraseBeats: 25,
      order: [0, 1, REST, 2, 0, 3, REST],
    }),
    { timbre: GLASS, volume: 0.035, firstBeat: 10, hertz: [440, 659], gapBeats: [20, 30] },
  ],
};
