/** The theme of Skid, which the music of all its chapters plays. */

/** The phrases of Skid's theme. Each note is an index, counted from 0, in `SCALE_HERTZ`, the list of pitches. */
export const THEME = [
  [3, 5, 7, 5, 3, 1, 3, 5],
  [4, 6, 8, 6, 4, 2, 4, 6],
  [7, 5, 3, 5, 8, 6, 4, 6],
  [8, 6, 4, 6, 5, 3, 5, 3],
];

/** The notes C5 D5 E5 F5 G5 A5 Bb5 C6 D6 in hertz, of the scale of F major. */
export const SCALE_HERTZ: readonly number[] = [523, 587, 659, 698, 784, 880, 932, 1047, 1175];
