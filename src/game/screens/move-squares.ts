/** Draws the moves of a won level as squares: full squares up to par, open squares beyond it. */
import { fillBox, type Ink } from "../../device/screen";
import type { DayResult } from "../modes/day-results";
import { neededMoves } from "./day-texts";

/** How squares are laid out in rows. */
export interface SquareGrid {
  readonly size: number;
  /** The distance from one square to the next. */
  readonly pitch: number;
  readonly columns: number;
  /** The most rows for which there is room. */
  readonly rows: number;
}

/** The width of the edge of an open square, in pixels. */
const EDGE = 2;

/** Returns whether a grid has room for all moves of a result. */
export function hasRoomForMoves({ columns, rows }: SquareGrid, { moves }: DayResult): boolean {
  return moves <= columns * rows;
}

/** Draws the squares of a result with their upper left corner at (`left`, `top`), as many as the grid has room for. */
export function drawMoveSquares(ink: Ink, grid: SquareGrid, result: DayResult, left: number, top: number): void {
  const { size, pitch, columns, rows } = grid;
  const needed = neededMoves(result);
  const paper: Ink = ink === "white" ? "black" : "white";
  for (let move = 0; move < Math.min(result.moves, columns * rows); move++) {
    const x = left + (move % columns) * pitch;
    const y = top + Math.floor(move / columns) * pitch;
    fillBox(ink, x, y, size, size);
    const edge = size > 2 * EDGE + 1 ? EDGE : 1;
    if (move >= needed) fillBox(paper, x + edge, y + edge, size - 2 * edge, size - 2 * edge);
  }
}
