/** For each level the number it had in saves of version 2 and before, from 0; −1 for one that is new. Ten in a line. */
// prettier-ignore
export const formerNumbers: readonly number[] = [
  0, 1, 2, 4, 3, 5, 8, 6, 7, 9,
  10, 12, 14, 11, 13, 16, 17, 15, 18, 19,
  20, 22, 21, 23, 25, 24, 26, 27, 28, 29,
  30, 32, 31, 33, 37, 35, 34, 38, 36, 39,
  40, 41, 45, 42, 43, 44, 46, 48, 47, 49,
  -1, 54, 52, 51, 53, 50, 56, 55, 58, 59,
];
