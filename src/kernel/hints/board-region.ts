/** Names the part of a board in which a cell lies, for sentences such as "at the top" or "above the middle". */
import type { Board } from "../board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../direction";

/**
 * The percentage of a board's rows that count as its top, from the upper edge on. The number of these rows is rounded
 * down, but is at least 1 if the board has three or more rows. The sizes of the other three sides are computed in the
 * same way.
 */
const SIDE_PERCENT = 30;

/** One of the four sides of a board. */
export type Side = "top" | "bottom" | "left" | "right";

const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];

const SIDE_DIRECTIONS: Readonly<Record<Side, Direction>> = { top: UP, right: RIGHT, bottom: DOWN, left: LEFT };

/**
 * A part of a board: one of its sides, one of its corners, its middle, or a part around the middle, such as "above the
 * middle".
 */
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

/**
 * Returns whether a player may say that a cell lies in a region of the board. Players count a corner to both of its
 * sides, and everything above the centre as "above the middle". They count half of the columns and of the rows as "in
 * the middle".
 */
export function fitsRegion(board: Board, region: Region, cell: number, ringCells = 0): boolean {
  if (!region.endsWith("middle"))
    return SIDES.every((side) => !isIn(region, side) || isAtSide(board, side, cell, ringCells));
  const [up, right, down, left] = board.cellsToEdge.map((cellsToEdge) => cellsToEdge[cell] - ringCells);
  if (region === "above the middle") return up < down;
  if (region === "below the middle") return up > down;
  if (region === "left of the middle") return left < right;
  if (region === "right of the middle") return left > right;
  return 2 * Math.abs(left - right) <= left + right + 1 && 2 * Math.abs(up - down) <= up + down + 1;
}

/**
 * Returns whether a player may say that a cell lies in a region of the board. Works like `fitsRegion`, but a side of
 * the board reaches up to the middle of the board.
 */
export function fitsRegionInHalves(board: Board, region: Region, cell: number): boolean {
  if (region.endsWith("middle")) return fitsRegion(board, region, cell);
  return SIDES.every((side) => !isIn(region, side) || isInHalf(board, side, cell));
}

function isInHalf({ cellsToEdge }: Board, side: Side, cell: number): boolean {
  const direction = SIDE_DIRECTIONS[side];
  return cellsToEdge[direction][cell] < cellsToEdge[(direction + 2) % 4][cell];
}

/** Returns whether a region is a corner of the board, which belongs to two sides. */
export function isCorner(region: Region): boolean {
  return SIDES.filter((side) => isIn(region, side)).length === 2;
}

function isAtSide({ cellsToEdge }: Board, side: Side, cell: number, ringCells: number): boolean {
  const direction = SIDE_DIRECTIONS[side];
  const toSide = cellsToEdge[direction][cell] - ringCells;
  const size = toSide + cellsToEdge[(direction + 2) % 4][cell] - ringCells + 1;
  return size >= 3 && toSide <= sideCells(size);
}

/**
 * Returns a side of the board in place of a corner, because a side is named in fewer words. Returns any other region
 * unchanged.
 */
export function mainSideOf(region: Region): Region {
  return SIDES.find((side) => isIn(region, side)) ?? region;
}

/**
 * Returns a region in which `cell` lies but the cell `piece`, where the piece is now, does not. For a corner, the
 * result is one of its two sides. Returns undefined if the piece is in that region already, or at both sides of the
 * corner.
 */
export function newRegionOf(board: Board, cell: number, piece: number, ringCells = 0): Region | undefined {
  const region = regionOf(board, cell, ringCells);
  const parts = region.endsWith("middle") ? [region] : SIDES.filter((side) => isIn(region, side));
  return parts.find((part) => !fitsRegion(board, part, piece, ringCells));
}

/**
 * Returns whether a region belongs to a side of the board: the region is this side itself or one of the two corners at
 * this side.
 */
export function isIn(region: Region, side: Side): boolean {
  return !region.endsWith("middle") && region.includes(side);
}

/** Returns a side of the board at which all these cells lie; undefined if there is none. */
export function commonSideOf(board: Board, cells: readonly number[]): Side | undefined {
  return SIDES.find((side) => cells.every((cell) => isIn(regionOf(board, cell), side)));
}

/**
 * Returns which of two opposite sides of the board a column or row is near: `near`, `far`, or undefined if it is near
 * neither. `toNear` and `toFar` are the numbers of cells between the column or row and the edges at these two sides.
 */
function sideOf<Near, Far>(toNear: number, toFar: number, near: Near, far: Far): Near | Far | undefined {
  const size = toNear + toFar + 1;
  const most = sideCells(size);
  if (size < 3) return undefined;
  if (toNear <= most) return near;
  return toFar <= most ? far : undefined;
}

function sideCells(size: number): number {
  return Math.max(0, Math.floor((size * SIDE_PERCENT) / 100) - 1);
}

/**
 * Returns where a cell lies, seen from the board's centre, such as "above the middle". `right` and `down` are twice the
 * distances of the cell from the centre; they are negative if the cell lies to the left or above. The result is
 * "middle" if the cell lies in the central quarter of the columns and of the rows.
 */
function middlePartOf(right: number, down: number, width: number, height: number): Region {
  const isCentral = 4 * Math.abs(right) <= width && 4 * Math.abs(down) <= height;
  if (isCentral) return "middle";
  if (Math.abs(right) * height >= Math.abs(down) * width)
    return right > 0 ? "right of the middle" : "left of the middle";
  return down > 0 ? "below the middle" : "above the middle";
}
