/**
 * Draws the moves of a cleared level as squares: full squares up to par (the fewest moves), and open squares for
 * further moves.
 */
import { fillBox, type Ink } from "../../device/screen";
import type { DayResult } from "../modes/day-results";
import { neededMoves } from "./day-texts";

/** The grid of squares that stand for the moves of a level. Lengths are in pixels. */
export interface SquareGrid {
  readonly size: number;
  /** The distance from the left edge of one square to that of the next, in pixels. */
  readonly pitch: number;
  readonly columnCount: number;
  readonly rowCount: number;
}

const EDGE = 2;

/** Returns whether a grid has a square for each move of a daily level's result. */
export function hasSpaceForMoves({ columnCount, rowCount }: SquareGrid, { moves }: DayResult): boolean {
  return moves <= columnCount * rowCount;
}

/**
 * Draws the moves of a daily level's result as squares, as many as fit. The first square has its upper left corner at
 * (`left`, `top`).
 */
export function drawMoveSquares(ink: Ink, grid: SquareGrid, result: DayResult, left: number, top: number): void {
  const { size, pitch, columnCount, rowCount } = grid;
  const needed = neededMoves(result);
  const paper: Ink = ink === "white" ? "black" : "white";
  for (let move = 0; move < Math.min(result.moves, columnCount * rowCount); move++) {
    const x = left + (move % columnCount) * pitch;
    const y = top + Math.floor(move / columnCount) * pitch;
    fillBox(ink, x, y, size, size);
    const edge = size > 2 * EDGE + 1 ? EDGE : 1;
    if (move >= needed) fillBox(paper, x + edge, y + edge, size - 2 * edge, size - 2 * edge);
  }
}
