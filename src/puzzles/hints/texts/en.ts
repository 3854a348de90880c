/** The English words of hints that several puzzles share. */
import type { Region } from "../../../kernel/hints/board-region";

export const en = {
  /** Says where on the board a cell lies. */
  at: (region: Region) => (region === "middle" ? "in the middle" : `at the ${region}`),
  /** What the second grade of a hint says about the marked cell that the player's piece should reach. */
  toRing: ["Reach the ring"],
  /**
   * What the second grade of a hint says about a marked piece and the cell where it should stop. The first of these
   * texts that fits on the screen is shown.
   */
  pieceToRing: ["This one stops at the ring", "This one, to the ring", "This, to the ring"],
};
