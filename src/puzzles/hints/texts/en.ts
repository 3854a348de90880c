/** The English words of hints that several puzzles share. */
import { mainSideOf, type Location, type Region } from "../../../kernel/hints/board-region";

/** Says that a cell lies farther in a direction than the player's piece. The index is the direction. */
const FARTHER: readonly string[] = ["farther up", "farther right", "farther down", "farther left"];

/** Says where on the board a cell lies. */
function at(region: Region): string {
  if (region === "middle") return "in the middle";
  return region.endsWith("the middle") ? region : `at the ${region}`;
}

export const en = {
  at,
  /**
   * Says where a cell lies. `besideFinish` has the words for a cell in line with the finish, by the direction in which
   * the cell lies from the finish.
   */
  atLocation: ({ region, fromFinish, farther }: Location, besideFinish: readonly string[]) => {
    if (farther !== undefined) return FARTHER[farther];
    return fromFinish === undefined ? at(region) : besideFinish[fromFinish];
  },
  /** Says where a cell lies in the fewest words: only at which side of the board, or in the middle. */
  atRoughly: (region: Region) => at(mainSideOf(region)),
  /** The text of a hint of grade 2 that marks a cell with a ring: the player's piece should stop in this cell. */
  toRing: ["Reach the ring"],
  /**
   * The texts of a hint of grade 2 that marks a piece, and with a ring the cell where this piece should stop. The first
   * text that fits on the screen is shown.
   */
  pieceToRing: ["This one stops at the ring", "This one, to the ring", "This, to the ring"],
};
