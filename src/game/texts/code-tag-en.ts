/** The English texts around the tag with the code of a challenge. en.ts has most other texts. */

export const en = {
  /** At the top: what the player does with the code. The longest text that fits beside the heading is shown. */
  pass: ["Send this to a friend", "for a friend", ""],
  /** At the bottom: what the friend does with the code. */
  enter: "They enter it in Challenge",
};
