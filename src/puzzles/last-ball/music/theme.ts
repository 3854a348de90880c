/** The tune of Last Ball: it moves slowly up and down again in fourths (a musical interval). */

/** The phrases of Last Ball's tune. Each number is an index in the eight notes of `SCALE_HERTZ`. */
export const THEME = [
  [0, 2, 4, 3, 5, 2],
  [4, 2, 5, 3, 1, 3],
  [3, 5, 7, 5, 3, 1],
  [7, 5, 4, 2, 0, 2],
];

/**
 * The pitches, in hertz, of the scale of Last Ball's tune: A4 B4 D5 E5 G5 A5 B5 D6. The scale has no third (a musical
 * interval), so it is neither major nor minor.
 */
export const SCALE_HERTZ: readonly number[] = [440, 494, 587, 659, 784, 880, 988, 1175];
