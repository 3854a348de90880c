/** The theme of Fruit: runs by steps, plucked. */

/** The phrases, as indices in a scale of nine notes. */
export const THEME = [
  [1, 2, 3, 2, 3, 4, 5],
  [5, 4, 3, 4, 3, 2, 1],
  [3, 4, 5, 6, 7, 6, 5],
  [5, 6, 5, 4, 3, 2, 1],
];

/** F#5 G5 A5 B5 C6 D6 E6 F#6 G6: G major from its leading note on. */
export const SCALE_HERTZ: readonly number[] = [740, 784, 880, 988, 1047, 1175, 1319, 1480, 1568];
