/**
 * The theme of Penguin, which the music of all its chapters plays: a horn that repeats a note and leaps by an octave.
 */

/** The four phrases of the theme. Each note is an index in `SCALE_HERTZ`, counted from 0. */
export const THEME = [
  [0, 0, 0, 5, 5],
  [3, 3, 0, 0, 5],
  [5, 5, 0, 0, 3],
  [2, 2, 2, 0, 0],
];

/** The notes C5 D5 E5 G5 A5 C6 in hertz: the scale of C major without F and B. */
export const SCALE_HERTZ: readonly number[] = [523, 587, 659, 784, 880, 1047];
