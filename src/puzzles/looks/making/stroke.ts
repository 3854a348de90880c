/** The strokes in which lines are drawn while the making of a level is shown. */

/** The numbers of the pictures of lines: dots, dots that are farther apart, long thin dashes, and short thin ones. */
export const enum Stroke {
  Dots = 1,
  WideDots = 2,
  LongDashes = 3,
  ShortDashes = 4,
}
