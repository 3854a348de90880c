/** The kinds of lines, such as dots and dashes, that show the player how a level was generated. */

/**
 * The numbers of the pictures of lines in their image table: dots, large dots that are farther apart, long dashes,
 * short thin dashes, and thick dashes.
 */
export const enum Stroke {
  Dots = 1,
  LargeDots = 2,
  LongDashes = 3,
  ShortDashes = 4,
  ThickDashes = 5,
}
