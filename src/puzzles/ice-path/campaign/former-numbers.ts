/** For each level the number it had in saves of version 2 and before, from 0. Ten in a line. */
// prettier-ignore
export const formerNumbers: readonly number[] = [
  0, 1, 2, 3, 10, 4, 7, 6, 5, 8,
  11, 21, 13, 23, 16, 20, 17, 9, 14, 12,
  27, 31, 26, 22, 15, 24, 30, 18, 28, 19,
  32, 34, 33, 36, 37, 29, 25, 35, 39, 38,
];
