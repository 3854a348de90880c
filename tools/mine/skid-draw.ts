/** Makes random levels of the puzzle Skid, with a given size and given numbers of pieces. */

import { cellAt, columnOf, createBoard, isAtEdge, rowOf, type Board } from "../../src/kernel/board";
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import { Floor, type Level } from "../../src/puzzles/skid/level";

/**
 * The possible symmetries of the blocks and pits of a Skid level. `h`: left and right are alike; `v`: top and bottom
 * are alike; `r`: a half turn changes nothing; `d`: both `h` and `v`.
 */
export const FLOOR_SYMMETRIES = ["h", "v", "r", "d", "none"] as const;
type FloorSymmetry = (typeof FLOOR_SYMMETRIES)[number];

export interface SkidTarget {
  /** The number of columns of the board, including the border that holds the goals. */
  readonly width: number;
  /** The number of rows of the board, including the border that holds the goals. */
  readonly height: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
  readonly pits: number;
  readonly blocks: number;
  readonly goalsPerColour: number;
  readonly symmetry: FloorSymmetry;
  /**
   * Whether the pieces of each kind are placed symmetrically, as blocks and pits are. Not every piece must have a
   * mirror image: for example, one may be left over if a kind has an odd number of pieces.
   */
  readonly hasTwinPieces: boolean;
}

/**
 * Makes a random level of the puzzle Skid. The level has the wanted number of blocks and pits, or a few more to keep
 * the symmetry. Returns undefined if blocks and pits leave too few cells for the pieces.
 */
export function drawSkidLevel(target: SkidTarget, random: Random): Level | undefined {
  const board = createBoard(target.width, target.height);
  const inside = board.cells.filter((cell) => !isAtEdge(board, cell));
  const floors: Floor[] = board.isBorder.map(() => Floor.Block);
  for (const cell of inside) floors[cell] = Floor.Bare;
  const free = [...inside];
  for (const cell of takeGroups(board, free, target.blocks, target.symmetry, random)) floors[cell] = Floor.Block;
  for (const cell of takeGroups(board, free, target.pits, target.symmetry, random)) floors[cell] = Floor.Pit;
  if (free.length < target.reds + target.yellows + target.crates + target.ices) return undefined;
  const sides = board.cells.filter((cell) => isSide(board, cell));
  for (let goal = 0; goal < target.goalsPerColour; goal++) {
    if (target.reds > 0) floors[takeOneCell(sides, random)] = Floor.RedGoal;
    if (target.yellows > 0) floors[takeOneCell(sides, random)] = Floor.YellowGoal;
  }
  const pieceSymmetry = target.hasTwinPieces ? target.symmetry : "none";
  const take = (count: number) => takeExactly(board, free, count, pieceSymmetry, random);
  return {
    board,
    floors,
    reds: take(target.reds),
    yellows: take(target.yellows),
    crates: take(target.crates),
    ices: take(target.ices),
  };
}

function isSide(board: Board, cell: number): boolean {
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  const isInColumns = x > 0 && x < board.width - 1;
  const isInRows = y > 0 && y < board.height - 1;
  return isInColumns !== isInRows;
}

function mirrorGroup(board: Board, cell: number, symmetry: FloorSymmetry): number[] {
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  const [mirrorX, mirrorY] = [board.width - 1 - x, board.height - 1 - y];
  const group = [cell];
  if (symmetry === "h" || symmetry === "d") group.push(cellAt(board, mirrorX, y));
  if (symmetry === "v" || symmetry === "d") group.push(cellAt(board, x, mirrorY));
  if (symmetry === "r" || symmetry === "d") group.push(cellAt(board, mirrorX, mirrorY));
  return [...new Set(group)];
}

function takeOneCell(cells: number[], random: Random): number {
  return cells.splice(drawRandomBelow(random, cells.length), 1)[0];
}

function takeGroups(board: Board, free: number[], count: number, symmetry: FloorSymmetry, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count && free.length > 0) {
    const group = mirrorGroup(board, free[drawRandomBelow(random, free.length)], symmetry);
    for (const cell of group) {
      if (!free.includes(cell)) continue;
      free.splice(free.indexOf(cell), 1);
      taken.push(cell);
    }
  }
  return taken;
}

function takeExactly(board: Board, free: number[], count: number, symmetry: FloorSymmetry, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count && free.length > 0) {
    for (const cell of mirrorGroup(board, free[drawRandomBelow(random, free.length)], symmetry)) {
      if (taken.length === count || !free.includes(cell)) continue;
      free.splice(free.indexOf(cell), 1);
      taken.push(cell);
    }
  }
  return taken.sort((one, other) => one - other);
}
