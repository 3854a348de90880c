/** The kinds of lines, such as dots and dashes, that show the player how a level was generated. */

/** The numbers of the pictures of lines: dots, dots that are farther apart, long thin dashes, and short thin dashes. */
export const enum Stroke {
  Dots = 1,
  WideDots = 2,
  LongDashes = 3,
  ShortDashes = 4,
}
