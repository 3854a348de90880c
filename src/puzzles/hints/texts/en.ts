/** The English words of hints that several puzzles share. */
import type { Region } from "../../../kernel/hints/board-region";
import type { Location } from "../../../kernel/hints/location";

/**
 * The words of a hint for a cell that lies farther in a direction than the player's piece. The index is the direction.
 */
const FARTHER: readonly string[] = ["farther up", "farther right", "farther down", "farther left"];

function at(region: Region): string {
  if (region === "middle") return "in the middle";
  return region.endsWith("the middle") ? region : `at the ${region}`;
}

export const en = {
  at,
  /**
   * Returns the words of a hint for the place of a cell. `besideFinish` has the words for a cell in one line with the
   * finish (the goal of the player's piece), by the direction from the finish to the cell.
   */
  atLocation: (location: Location, besideFinish: readonly string[]) => {
    if (location.kind === "finish") return besideFinish[location.direction];
    if (location.kind === "farther") return FARTHER[location.direction];
    if (location.kind === "region") return at(location.region);
    if (location.kind === "cell") return `in row ${location.row}, column ${location.column}`;
    const { kind, number, edge } = location;
    return edge === undefined ? `in ${kind} ${number}` : `in the ${edge} ${kind}`;
  },
  /** The text of a hint of grade 2 that marks a cell with a ring: the player's piece should stop in this cell. */
  toRing: ["Reach the ring"],
  /**
   * The texts of a hint of grade 2 that marks a piece, and with a ring the cell where this piece should stop. The first
   * text that fits on the screen is shown.
   */
  pieceToRing: ["This one stops at the ring", "This one, to the ring", "This, to the ring"],
};
