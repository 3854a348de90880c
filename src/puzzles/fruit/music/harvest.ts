/**
 * The music of Harvest, Fruit's third chapter: Fruit's theme, slowly, on two plucked strings a third apart, with
 * crickets.
 */
import { CRICKET } from "../../ambience";
import { composeMelody, REST, timbre, type Music } from "../../music";
import { SCALE_HERTZ, THEME } from "./theme";

const PLUCKED = timbre("triangle", [0.003, 0.2, 0, 0.02], 0.21);

/** The settings that the two plucked strings of this music share. The crickets in this music have other settings. */
const TOGETHER = {
  timbre: PLUCKED,
  rhythms: [
    [0, 3, 6, 9, 12, 18, 24],
    [0, 6, 9, 12, 15, 18, 24],
  ],
  phraseBeats: 60,
  order: [0, REST, 1, 2, REST, 3, REST],
};

export const harvestMusic: Music = {
  beatMs: 125,
  parts: [
    composeMelody(THEME, { ...TOGETHER, volume: 0.075, scaleHertz: SCALE_HERTZ }),
    // The second string plays the same notes as the first, two notes of the scale lower.
    composeMelody(THEME, {
      ...TOGETHER,
      volume: 0.06,
      scaleHertz: [587, 659, 740, 784, 880, 988, 1047, 1175, 1319],
    }),
    { timbre: CRICKET, volume: 0.022, firstBeat: 31, hertz: [2637], gapBeats: [1, 1, 17, 1, 1, 24, 1, 1, 77] },
  ],
};
