/** The English words of hints that several puzzles share. */
import type { Region } from "../../../kernel/hints/board-region";

export const en = {
  /** Says where on the board a cell lies. */
  at: (region: Region) => (region === "middle" ? "in the middle" : `at the ${region}`),
  /** The text of a hint of grade 2 that marks a cell with a ring: the player's piece should stop in this cell. */
  toRing: ["Reach the ring"],
  /**
   * The texts of a hint of grade 2 that marks a piece, and with a ring the cell where this piece should stop. The first
   * text that fits on the screen is shown.
   */
  pieceToRing: ["This one stops at the ring", "This one, to the ring", "This, to the ring"],
};
