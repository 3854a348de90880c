/** Names the part of a board in which a cell lies, for sentences such as "at the top" or "above the hole". */
import { columnOf, rowOf, type Board } from "../board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../direction";

/** The number of rows that count as the top, out of 100 rows; likewise for the other three sides. */
const SIDE_PERCENT = 30;

/** One of the four sides of a board. */
export type Side = "top" | "bottom" | "left" | "right";

const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];

/** A part of a board: one of its sides, one of its corners, its middle, or what lies around the middle. */
export type Region =
  | Side
  | "top left"
  | "top right"
  | "bottom left"
  | "bottom right"
  | "middle"
  | "above the middle"
  | "below the middle"
  | "left of the middle"
  | "right of the middle";

/** The two cells from which a sentence may describe another cell. */
export interface Landmarks {
  /** The cell that the player's piece must reach, the goal of the board. */
  readonly finish: number;
  /** The cell on which the player's piece is now. */
  readonly piece: number;
}

/** Where a cell lies on a board with a player's piece, and with one cell, the finish, as the goal. */
export interface Location {
  readonly region: Region;
  /** The direction from the finish to the cell; undefined if the cell is not in the row or column of the finish. */
  readonly fromFinish: Direction | undefined;
  /**
   * The direction from the player's piece to the cell. Undefined unless the same words would describe both, so that
   * only this direction tells the cell from the place where the piece already is.
   */
  readonly farther: Direction | undefined;
}

/** Returns where a cell lies on a board, as far as a sentence of a hint can say it. */
export function locationOf(board: Board, cell: number, { finish, piece }: Landmarks): Location {
  const region = regionOf(board, cell);
  const fromFinish = directionTo(board, finish, cell);
  const pieceFromFinish = directionTo(board, finish, piece);
  const isSame =
    fromFinish === pieceFromFinish && (fromFinish !== undefined || region === regionOf(board, piece)) && cell !== piece;
  return { region, fromFinish, farther: isSame ? mainDirection(board, piece, cell) : undefined };
}

/** Returns whether a sentence about this location would say little, because the cell is in the middle of the board. */
export function isVague({ region, fromFinish, farther }: Location): boolean {
  return region === "middle" && fromFinish === undefined && farther === undefined;
}

function directionTo(board: Board, from: number, to: number): Direction | undefined {
  if (from === to) return undefined;
  if (rowOf(board, from) === rowOf(board, to)) return to > from ? RIGHT : LEFT;
  if (columnOf(board, from) === columnOf(board, to)) return to > from ? DOWN : UP;
  return undefined;
}

/** Returns the direction that leads from a cell towards another one by more cells than any other direction. */
function mainDirection(board: Board, from: number, to: number): Direction {
  const right = columnOf(board, to) - columnOf(board, from);
  const down = rowOf(board, to) - rowOf(board, from);
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? RIGHT : LEFT;
  return down > 0 ? DOWN : UP;
}

/**
 * Returns the part of the board in which a cell lies. `ringCells` is the width of a ring along the edge that does not
 * count, because no piece can be there.
 */
export function regionOf(board: Board, cell: number, ringCells = 0): Region {
  const [up, right, down, left] = board.cellsToEdge.map((cellsToEdge) => cellsToEdge[cell] - ringCells);
  const across = sideOf(left, right, "left", "right");
  const upright = sideOf(up, down, "top", "bottom");
  if (upright !== undefined) return across === undefined ? upright : `${upright} ${across}`;
  return across ?? middlePartOf(left - right, up - down, left + right + 1, up + down + 1);
}

/** Returns the side of the board that a sentence with little space names for a region; "middle" if there is none. */
export function mainSideOf(region: Region): Side | "middle" {
  return SIDES.find((side) => isIn(region, side)) ?? "middle";
}

/**
 * Returns a side of the board to which a region belongs, and another region, that of a piece now, does not: where the
 * piece must get. Returns "middle" for the middle. Returns undefined if the piece is at each side of the region already.
 */
export function newSideOf(region: Region, from: Region): Side | "middle" | undefined {
  if (isIn(region, "middle")) return isIn(from, "middle") ? undefined : "middle";
  return SIDES.find((side) => isIn(region, side) && !isIn(from, side));
}

/** Returns whether a region belongs to a side of the board, as a corner belongs to two sides, or to its middle. */
export function isIn(region: Region, side: Side | "middle"): boolean {
  if (region.endsWith("middle")) return side === "middle";
  return region.split(" ").includes(side);
}

/** Returns a side of the board at which all these cells lie; undefined if there is none. */
export function commonSideOf(board: Board, cells: readonly number[]): Side | undefined {
  return SIDES.find((side) => cells.every((cell) => isIn(regionOf(board, cell), side)));
}

/**
 * Returns the side of the board that a column or row belongs to: `near` or `far`. Returns undefined if the column or
 * row belongs to neither side. `toNear` and `toFar` are the numbers of cells up to the two edges.
 */
function sideOf<Near, Far>(toNear: number, toFar: number, near: Near, far: Far): Near | Far | undefined {
  const size = toNear + toFar + 1;
  const most = Math.max(0, Math.floor((size * SIDE_PERCENT) / 100) - 1);
  if (size < 3) return undefined;
  if (toNear <= most) return near;
  return toFar <= most ? far : undefined;
}

/**
 * Returns the part of the middle of a board in which a cell lies. `right` and `down` are twice the distances of the
 * cell from the centre; they are negative if the cell lies to the left or above. A quarter of the columns and of the
 * rows counts as the very middle.
 */
function middlePartOf(right: number, down: number, width: number, height: number): Region {
  const isCentral = 4 * Math.abs(right) <= width && 4 * Math.abs(down) <= height;
  if (isCentral) return "middle";
  if (Math.abs(right) * height >= Math.abs(down) * width)
    return right > 0 ? "right of the middle" : "left of the middle";
  return down > 0 ? "below the middle" : "above the middle";
}
