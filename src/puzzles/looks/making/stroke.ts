/** The kinds of lines that are drawn while the making of a level (the steps of its generator) is shown. */

/**
 * The numbers of the pictures of lines that show how a level was generated: dots, dots that are farther apart, long
 * thin dashes, and short thin dashes.
 */
export const enum Stroke {
  Dots = 1,
  WideDots = 2,
  LongDashes = 3,
  ShortDashes = 4,
}
