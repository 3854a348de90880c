/**
 * The theme of Fruit, which the music of all its chapters plays: plucked notes that go up and down a scale by steps.
 */

/** The four phrases of the theme. Each note is an index in `SCALE_HERTZ`, counted from 0. */
export const THEME = [
  [1, 2, 3, 2, 3, 4, 5],
  [5, 4, 3, 4, 3, 2, 1],
  [3, 4, 5, 6, 7, 6, 5],
  [5, 6, 5, 4, 3, 2, 1],
];

/** The notes F#5 G5 A5 B5 C6 D6 E6 F#6 G6 in hertz: the scale of G major, from the note below G on. */
export const SCALE_HERTZ: readonly number[] = [740, 784, 880, 988, 1047, 1175, 1319, 1480, 1568];
