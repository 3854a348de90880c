/** Names the part of a board in which a cell lies, for sentences such as "at the top" or "above the hole". */
import { columnOf, rowOf, type Board } from "../board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../direction";

/** The number of rows that count as the top, out of 100 rows; likewise for the other three sides. */
const SIDE_PERCENT = 30;

/** A part of a board: one of its sides, one of its corners, or its middle. */
export type Region =
  "top" | "bottom" | "left" | "right" | "top left" | "top right" | "bottom left" | "bottom right" | "middle";

/** Where a cell lies on a board whose goal is one cell, the finish. */
export interface Location {
  readonly region: Region;
  /** The direction from the finish to the cell; undefined if the cell is not in the row or column of the finish. */
  readonly fromFinish: Direction | undefined;
}

/** Returns where the cell `cell` lies on a board whose goal is the cell `finish`. */
export function locationOf(board: Board, cell: number, finish: number): Location {
  return { region: regionOf(board, cell), fromFinish: directionTo(board, finish, cell) };
}

/** Returns whether a sentence about this location would say little, because the cell is in the middle of the board. */
export function isVague({ region, fromFinish }: Location): boolean {
  return region === "middle" && fromFinish === undefined;
}

function directionTo(board: Board, from: number, to: number): Direction | undefined {
  if (from === to) return undefined;
  if (rowOf(board, from) === rowOf(board, to)) return to > from ? RIGHT : LEFT;
  if (columnOf(board, from) === columnOf(board, to)) return to > from ? DOWN : UP;
  return undefined;
}

/** Returns the part of the board in which a cell lies. */
export function regionOf(board: Board, cell: number): Region {
  const across = sideOf(board.width, board.cellsToEdge[LEFT][cell], board.cellsToEdge[RIGHT][cell], "left", "right");
  const upright = sideOf(board.height, board.cellsToEdge[UP][cell], board.cellsToEdge[DOWN][cell], "top", "bottom");
  if (upright === undefined) return across ?? "middle";
  return across === undefined ? upright : `${upright} ${across}`;
}

/**
 * Returns the side of the board that a column or row belongs to: `near` or `far`. Returns undefined if the column or
 * row belongs to neither side. `toNear` and `toFar` are the numbers of cells up to the two edges.
 */
function sideOf<Near, Far>(size: number, toNear: number, toFar: number, near: Near, far: Far): Near | Far | undefined {
  const most = Math.max(0, Math.floor((size * SIDE_PERCENT) / 100) - 1);
  if (size < 3) return undefined;
  if (toNear <= most) return near;
  return toFar <= most ? far : undefined;
}
