/** The music of Playroom, Skid's first chapter: Skid's theme as a quick march on a toy piano. */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const TOY_PIANO = timbre("square", [0.001, 0.11, 0, 0.02], 0.12);

export const playroomMusic: Music = {
  beatMs: 160,
  parts: [
    composeMelody(THEME, {
      timbre: TOY_PIANO,
      volume: 0.05,
      scaleHertz: SCALE_HERTZ,
      rhythms: [
        [0, 1, 2, 4, 5, 6, 8, 12],
        [0, 2, 4, 5, 6, 8, 10, 12],
      ],
      phraseBeats: 32,
      order: [0, 1, REST, 2, 0, REST, 3, 1, REST],
    }),
    { timbre: TOY_PIANO, volume: 0.028, firstBeat: 2, hertz: [523, 698], gapBeats: [8, 24] },
  ],
};
