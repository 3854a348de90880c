/** The tune of Ice Path: wide steps of a fifth, high up, with long notes. */

/** The phrases of Ice Path's tune. Each number is an index in the eleven notes of `SCALE_HERTZ`. */
export const THEME = [
  [0, 4, 8, 5, 9],
  [9, 5, 1, 5, 3],
  [2, 6, 9, 5, 1],
  [10, 7, 4, 0, 4],
];

/**
 * The pitches of the scale of Ice Path's tune: A5 B5 C#6 D#6 E6 F#6 G#6 A6 B6 C#7 E7 (A major with a raised fourth).
 */
export const SCALE_HERTZ: readonly number[] = [880, 988, 1109, 1245, 1319, 1480, 1661, 1760, 1976, 2217, 2637];
