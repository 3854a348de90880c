/**
 * The music of Toyshop, Skid's fourth chapter: Skid's theme on a musical box. A bell doubles each note an octave
 * higher.
 */
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const TOY_PIANO = timbre("square", [0.001, 0.13, 0, 0.02], 0.14);
const BELL = timbre("sine", [0.002, 0.24, 0.05, 0.1], 0.26);

const TOGETHER = {
  rhythms: [
    [0, 2, 3, 4, 6, 7, 8, 12],
    [0, 1, 3, 4, 5, 7, 8, 12],
  ],
  phraseBeats: 30,
  order: [0, 1, REST, 2, 3, REST, 1, REST],
};

export const toyshopMusic: Music = {
  beatMs: 190,
  parts: [
    composeMelody(THEME, { ...TOGETHER, timbre: TOY_PIANO, volume: 0.036, scaleHertz: SCALE_HERTZ }),
    composeMelody(THEME, {
      ...TOGETHER,
      timbre: BELL,
      volume: 0.032,
      scaleHertz: [1047, 1175, 1319, 1397, 1568, 1760, 1865, 2093, 2349],
    }),
  ],
};
