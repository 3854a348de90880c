/**
 * The English texts of the pages where a challenge is made, and of the tag with its code. en.ts has most other texts.
 */

export const en = {
  /**
   * The text at the top of a challenge code's tag: what the player does with the code. The longest text that fits is
   * shown.
   */
  pass: ["Send this to a friend", "for a friend", ""],
  /** The text at the bottom of a challenge code's tag: what the friend does with the code. */
  enter: "They enter it in Challenge",
  /**
   * The three lines that say what a challenge is. They are on the first page of the challenges screen before the player
   * has finished a challenge.
   */
  whatFor: ["Race a friend on the same ten levels.", "One of you makes a code,", "the other enters it."],
  /** The size of a new challenge's levels: the larger, the harder. */
  size: (size: number, sizes: number) => `Level size ${size} of ${sizes}`,
  /** The tip about the code that the player enters on the drums (turning cylinders with letters). */
  codeTip: "Seven letters from your friend",
  /**
   * The two lines that say what the code of a new challenge is for. The second line is `sameLevels` for a challenge of
   * ten levels, and `sameMinutes` for a challenge of three minutes.
   */
  giveCode: "A friend who enters this code",
  sameLevels: "plays the same ten levels.",
  sameMinutes: "gets the same levels.",
};
