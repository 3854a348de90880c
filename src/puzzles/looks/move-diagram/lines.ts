/**
 * Computes where the lines of a move diagram lie on the screen, in pixels. Each line shows a straight part of a piece's
 * path.
 */
import type { Box } from "../../../device/screen";
import type { Direction } from "../../../kernel/direction";
import { assignLanes, isLevel, type Span } from "./lanes";
import type { Leg } from "./legs";

/** Where the cells of the board of a move diagram lie on the screen, in pixels. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly cellPixels: number;
  /** The rectangle of the screen within which the lines and numbers of a move diagram are drawn. */
  readonly bounds: Box;
}

/** A line of a move diagram on the screen, in pixels. It shows a straight part of a piece's path. */
export interface DiagramLine {
  readonly moveIndex: number;
  readonly direction: Direction;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Whether the piece stops at the end of the line. If so, the line ends in an arrowhead. */
  readonly isStop: boolean;
  readonly isPushed: boolean;
  /** Whether the line begins where the line before it in the list ends, and both belong to the same move. */
  readonly continuesMove: boolean;
}

/**
 * The side of a large cell, and the distance between two lines of a move diagram side by side in a row or column of
 * large cells, in pixels.
 */
const LARGE_CELL = { cellPixels: 32, lanePixels: 10 };
const MIDDLE_CELL = { cellPixels: 26, lanePixels: 9 };
const SMALL_LANE_PIXELS = 7;

/**
 * Returns the lines of a move diagram for the straight parts of paths in `legs`, in the same order. Lines that would
 * cover each other lie side by side.
 */
export function createLines(legs: readonly Leg[], grid: Grid): DiagramLine[] {
  const lanes = assignLanes(legs);
  return legs.map((_, index) => createLine(legs, lanes, grid, index));
}

function createLine(legs: readonly Leg[], lanes: readonly Span[], grid: Grid, index: number): DiagramLine {
  const leg = legs[index];
  const { moveIndex, direction, isStop, isPushed, isJoined } = leg;
  const along = pixelsOfLane(lanes[index], grid);
  const start = isJoined ? acrossAtJoint(legs, lanes, grid, index - 1, leg) : 0;
  const end = acrossAtJoint(legs, lanes, grid, index, leg);
  const level = isLevel(leg);
  const continuesMove = isJoined && legs[index - 1].moveIndex === moveIndex;
  return {
    ...{ moveIndex, direction, isStop, isPushed, continuesMove },
    x1: clampX(grid, middleX(grid, leg.fromColumn) + (level ? start : along)),
    y1: clampY(grid, middleY(grid, leg.fromRow) + (level ? along : start)),
    x2: clampX(grid, middleX(grid, leg.toColumn) + (level ? end : along)),
    y2: clampY(grid, middleY(grid, leg.toRow) + (level ? along : end)),
  };
}

/**
 * Returns how far the joint of two straight parts of a path is from the middle of its cell, in pixels. The joint is the
 * point where the part at `index` ends and the next part begins. The distance is measured at a right angle to `leg`,
 * which is one of these two parts.
 */
function acrossAtJoint(legs: readonly Leg[], lanes: readonly Span[], grid: Grid, index: number, leg: Leg): number {
  const next = index + 1 < legs.length ? legs[index + 1] : undefined;
  if (next?.isJoined !== true) return 0;
  if (isLevel(next) !== isLevel(leg)) return pixelsOfLane(lanes[index + 1], grid);
  return isLevel(legs[index]) !== isLevel(leg) ? pixelsOfLane(lanes[index], grid) : 0;
}

/**
 * Returns how far a lane lies from the middle of its row or column of the board, in pixels. Lanes are positions side by
 * side for lines in the same row or column. All lanes together are at most as wide as a cell.
 */
function pixelsOfLane({ lane, laneCount }: Span, { cellPixels }: Grid): number {
  const apart = Math.min(preferredLanePixels(cellPixels), Math.floor(cellPixels / laneCount));
  return Math.floor(((2 * lane - laneCount + 1) * apart) / 2);
}

function preferredLanePixels(cellPixels: number): number {
  if (cellPixels >= LARGE_CELL.cellPixels) return LARGE_CELL.lanePixels;
  return cellPixels >= MIDDLE_CELL.cellPixels ? MIDDLE_CELL.lanePixels : SMALL_LANE_PIXELS;
}

function middleX({ left, cellPixels }: Grid, column: number): number {
  return left + column * cellPixels + Math.floor(cellPixels / 2);
}

function middleY({ top, cellPixels }: Grid, row: number): number {
  return top + row * cellPixels + Math.floor(cellPixels / 2);
}

/**
 * Moves an x coordinate into the rectangle of the diagram, because a piece that leaves the board would leave the
 * screen.
 */
function clampX({ bounds }: Grid, x: number): number {
  return Math.max(bounds.x, Math.min(bounds.x + bounds.width - 1, x));
}

function clampY({ bounds }: Grid, y: number): number {
  return Math.max(bounds.y, Math.min(bounds.y + bounds.height - 1, y));
}
