/** The theme of Penguin: signals of a horn, which repeats a note and leaps by an octave. */

/** The phrases, as indices in a scale of six notes. */
export const THEME = [
  [0, 0, 0, 5, 5],
  [3, 3, 0, 0, 5],
  [5, 5, 0, 0, 3],
  [2, 2, 2, 0, 0],
];

/** C5 D5 E5 G5 A5 C6: C major without its half tones. */
export const SCALE_HERTZ: readonly number[] = [523, 587, 659, 784, 880, 1047];
