/**
 * Chooses the words with which a sentence of a hint says where the moved piece should stop, such as "above the hole",
 * "at the top" or "in row 3". The words must not also be true of the cell where this piece is now, nor of a cell where
 * a wrong move would take it.
 */
import { columnOf, NOWHERE, rowOf, type Board } from "../board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../direction";
import type { Task } from "../task";
import { fitsRegionInHalves, isCorner, regionOf, type Region, type Side } from "./board-region";

/**
 * Where a cell lies, in one of the ways in which a sentence can say it:
 *
 * - `finish`: in line with the finish, in this direction from it;
 * - `farther`: farther in this direction than the cell where the player's piece is now;
 * - `region`: in this part of the board;
 * - `row` and `column`: in this row or column, counted from 1. `edge` is its side of the board if it is the outermost;
 * - `cell`: in this row and column.
 */
export type Location =
  | { readonly kind: "finish"; readonly direction: Direction }
  | { readonly kind: "farther"; readonly direction: Direction }
  | { readonly kind: "region"; readonly region: Region }
  | { readonly kind: "row"; readonly number: number; readonly edge: Side | undefined }
  | { readonly kind: "column"; readonly number: number; readonly edge: Side | undefined }
  | { readonly kind: "cell"; readonly row: number; readonly column: number };

/** A row or column of the board that a sentence names. `number` is counted from 1. */
export interface NamedLine {
  readonly kind: "row" | "column";
  readonly number: number;
}

/**
 * Returns the rows and columns that a sentence names when it says where a cell lies. For "in row 3", this is row 3.
 * Returns an empty list if the sentence names no row or column.
 */
export function namedLinesOf(location: Location | undefined): readonly NamedLine[] {
  if (location === undefined) return [];
  if (location.kind === "row" || location.kind === "column") return [{ kind: location.kind, number: location.number }];
  if (location.kind !== "cell") return [];
  return [
    { kind: "row", number: location.row },
    { kind: "column", number: location.column },
  ];
}

/**
 * The cells that matter for a hint's words about another cell. The words may refer to the finish or to the player's
 * piece, and must not fit the cell of this piece.
 */
export interface Landmarks {
  /** The cell that the player's piece must reach, the goal of the board; `NOWHERE` if the board has none. */
  readonly finish: number;
  /** The cell on which the player's piece is now. */
  readonly piece: number;
  /**
   * Returns whether something on a cell stops a slide. To a player, a cell behind such an obstacle does not look in
   * line with the finish.
   */
  readonly isBlocked: (this: void, cell: number) => boolean;
}

/** Cells that a player could mistake for the cell that a hint's sentence means. */
export interface Rivals {
  /** The cells that wrong moves reach. The words of a hint's sentence must fit none of these cells. */
  readonly wrong: readonly number[];
  /**
   * Cells, besides those in `wrong`, that a player could mistake for the cell that a hint's sentence means. An example
   * is the cells of other doors. The words of the sentence fit as few of these cells as possible.
   */
  readonly others: readonly number[];
}

/**
 * A location (words that say where a cell lies) with the effort of the player who looks for the cell. The effort is a
 * number that grows with the columns or rows to count.
 */
interface RankedLocation {
  readonly location: Location;
  readonly effort: number;
}

/**
 * The effort that is added to a location for each other cell that its words fit, too. The location with the least
 * effort is chosen.
 */
const OTHER_EFFORT = 5;
/**
 * The effort of a player who reads "at the right" or "in the middle". Many cells lie in such a region, so a row or
 * column takes less effort. On most boards, this is true even for the rows and columns farthest from the edges.
 */
const WIDE_REGION_EFFORT = 10;
const EDGE_EFFORT = 6;
const FARTHER_EFFORT = 11;
const CELL_EFFORT = 14;

/**
 * Returns where a cell lies, in words that are easy to follow. The words fit neither the cell of the piece nor a cell
 * that a wrong move reaches. Returns undefined if there are no such words.
 */
export function* chooseLocation(
  board: Board,
  cell: number,
  landmarks: Landmarks,
  { wrong, others }: Rivals,
): Task<Location | undefined> {
  const { piece } = landmarks;
  let best: Location | undefined;
  let least = Number.MAX_VALUE;
  for (const { location, effort } of locationsOf(board, cell, landmarks)) {
    yield;
    const fits = (other: number): boolean => fitsLocation(board, location, other, landmarks);
    if (fits(piece) || wrong.some((end) => fits(end))) continue;
    const sum = effort + OTHER_EFFORT * others.filter((other) => other !== cell && fits(other)).length;
    if (sum >= least) continue;
    best = location;
    least = sum;
  }
  return best;
}

/** Returns whether the words for a location, such as "at the top", also fit another cell, as a player may read them. */
export function fitsLocation(board: Board, location: Location, cell: number, { finish, piece }: Landmarks): boolean {
  if (location.kind === "region") return fitsRegionInHalves(board, location.region, cell);
  if (location.kind === "finish") return directionTo(board, finish, cell) === location.direction;
  if (location.kind === "row") return rowOf(board, cell) + 1 === location.number;
  if (location.kind === "column") return columnOf(board, cell) + 1 === location.number;
  if (location.kind === "cell")
    return rowOf(board, cell) + 1 === location.row && columnOf(board, cell) + 1 === location.column;
  return isFarther(board, piece, cell, location.direction);
}

function locationsOf(board: Board, cell: number, landmarks: Landmarks): readonly RankedLocation[] {
  const { piece } = landmarks;
  const region = regionOf(board, cell);
  const row = rowOf(board, cell);
  const column = columnOf(board, cell);
  const inLine = directionInSight(board, cell, landmarks);
  const farther = cell === piece ? undefined : mainDirection(board, piece, cell);
  const locations: RankedLocation[] = [];
  if (inLine !== undefined) locations.push({ location: { kind: "finish", direction: inLine }, effort: 0 });
  locations.push({ location: { kind: "region", region }, effort: isCorner(region) ? 0 : WIDE_REGION_EFFORT });
  locations.push(lineLocation("row", row, board.height, ["top", "bottom"]));
  locations.push(lineLocation("column", column, board.width, ["left", "right"]));
  if (farther !== undefined)
    locations.push({ location: { kind: "farther", direction: farther }, effort: FARTHER_EFFORT });
  locations.push({ location: { kind: "cell", row: row + 1, column: column + 1 }, effort: CELL_EFFORT });
  return locations;
}

/**
 * Returns a row or column as a location, with the effort of the player who looks for it. The effort is the number of
 * lines up to the nearer one of the two `edges`, but greater for the edges themselves.
 */
function lineLocation(
  kind: "row" | "column",
  index: number,
  size: number,
  edges: readonly [Side, Side],
): RankedLocation {
  const edge = index === 0 ? edges[0] : index === size - 1 ? edges[1] : undefined;
  const effort = edge === undefined ? 1 + Math.min(index, size - 1 - index) : EDGE_EFFORT;
  return { location: { kind, number: index + 1, edge }, effort };
}

function directionInSight(board: Board, cell: number, { finish, isBlocked }: Landmarks): Direction | undefined {
  const direction = directionTo(board, finish, cell);
  if (direction === undefined) return undefined;
  for (let between = finish; between !== cell; between += board.steps[direction])
    if (isBlocked(between)) return undefined;
  return direction;
}

function directionTo(board: Board, from: number, to: number): Direction | undefined {
  if (from === to || from === NOWHERE) return undefined;
  if (rowOf(board, from) === rowOf(board, to)) return to > from ? RIGHT : LEFT;
  if (columnOf(board, from) === columnOf(board, to)) return to > from ? DOWN : UP;
  return undefined;
}

function mainDirection(board: Board, from: number, to: number): Direction {
  const right = columnOf(board, to) - columnOf(board, from);
  const down = rowOf(board, to) - rowOf(board, from);
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? RIGHT : LEFT;
  return down > 0 ? DOWN : UP;
}

function isFarther(board: Board, from: number, to: number, direction: Direction): boolean {
  if (direction === LEFT || direction === RIGHT)
    return direction === LEFT
      ? columnOf(board, to) < columnOf(board, from)
      : columnOf(board, to) > columnOf(board, from);
  return direction === UP ? rowOf(board, to) < rowOf(board, from) : rowOf(board, to) > rowOf(board, from);
}

/** Returns whether a cell is hard to describe: in the middle of the board, and not in line with the finish. */
export function isVague(board: Board, cell: number, finish: number): boolean {
  return regionOf(board, cell) === "middle" && directionTo(board, finish, cell) === undefined;
}
