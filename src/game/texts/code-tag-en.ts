/** The English texts of the pages where a challenge is made, and of the tag with its code. en.ts has most other texts. */

export const en = {
  /**
   * The text at the top of a challenge code's tag: what the player does with the code. The longest text that fits is
   * shown.
   */
  pass: ["Send this to a friend", "for a friend", ""],
  /** The text at the bottom of a challenge code's tag: what the friend does with the code. */
  enter: "They enter it in Challenge",
  /** What a challenge is, in three lines, on the page where nothing was played yet. */
  whatFor: ["Race a friend on the same ten levels.", "One of you makes a code,", "the other enters it."],
  /** The size of a new challenge's levels: the larger, the harder. */
  size: (size: number, sizes: number) => `Level size ${size} of ${sizes}`,
  /** What the player enters on the drums with letters. */
  codeTip: "Seven letters from your friend",
  /** What the code of a new challenge is for, in two lines. The second one is for ten levels, or for three minutes. */
  giveCode: "A friend who enters this code",
  sameLevels: "plays the same ten levels.",
  sameMinutes: "gets the same levels.",
};
