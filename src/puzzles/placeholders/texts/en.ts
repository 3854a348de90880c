/**
 * The English texts of the placeholders for parts that a new puzzle does not have yet. The fields of `Puzzle` and
 * `Scene` in puzzle.ts explain where each text is shown.
 */

export const en = {
  feat: { name: "no loss", missed: ["lost once", "lost twice", "lost often"] },
  light: {
    lit: ["can still be won", "can be won"],
    out: ["can't be won any more", "can't be won", "turn back"],
    announcement: "the level can no longer be won",
  },
};
