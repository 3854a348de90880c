import { cellAt, columnOf, createBoard, isAtEdge, rowOf, type Board } from "../../src/kernel/board";
import { below, type Random } from "../../src/kernel/random";
import { Ground, type Level } from "../../src/puzzles/skid/level";

/** Which cells have twins: `h` left and right, `v` top and bottom, `r` by a half turn, `d` both `h` and `v`. */
export const GROUND_SYMMETRIES = ["h", "v", "r", "d", "none"] as const;
type GroundSymmetry = (typeof GROUND_SYMMETRIES)[number];

/** What is asked of a drawn level. */
export interface SkidWish {
  /** Of the whole grid. */
  readonly width: number;
  readonly height: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
  readonly pits: number;
  readonly blocks: number;
  readonly goalsPerColour: number;
  /** Of blocks and pits. */
  readonly symmetry: GroundSymmetry;
  /** Whether the pieces have twins too, as far as their numbers allow. */
  readonly hasTwinPieces: boolean;
}

/**
 * A level drawn at random; blocks and pits are as many as wished or, for the symmetry's sake, a few more. Undefined where
 * these leave too few cells for the pieces.
 */
export function drawSkidLevel(wish: SkidWish, random: Random): Level | undefined {
  const board = createBoard(wish.width, wish.height);
  const inside = board.cells.filter((cell) => !isAtEdge(board, cell));
  const ground: Ground[] = board.isBorder.map(() => Ground.Block);
  for (const cell of inside) ground[cell] = Ground.Floor;
  const free = [...inside];
  for (const cell of takeGroups(board, free, wish.blocks, wish.symmetry, random)) ground[cell] = Ground.Block;
  for (const cell of takeGroups(board, free, wish.pits, wish.symmetry, random)) ground[cell] = Ground.Pit;
  if (free.length < wish.reds + wish.yellows + wish.crates + wish.ices) return undefined;
  const sides = board.cells.filter((cell) => isSide(board, cell));
  for (let goal = 0; goal < wish.goalsPerColour; goal++) {
    if (wish.reds > 0) ground[takeOne(sides, random)] = Ground.RedGoal;
    if (wish.yellows > 0) ground[takeOne(sides, random)] = Ground.YellowGoal;
  }
  const pieceSymmetry = wish.hasTwinPieces ? wish.symmetry : "none";
  const take = (count: number) => takeExactly(board, free, count, pieceSymmetry, random);
  return {
    board,
    ground,
    reds: take(wish.reds),
    yellows: take(wish.yellows),
    crates: take(wish.crates),
    ices: take(wish.ices),
  };
}

function isSide(board: Board, cell: number): boolean {
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  const isInColumns = x > 0 && x < board.width - 1;
  const isInRows = y > 0 && y < board.height - 1;
  return isInColumns !== isInRows;
}

/** A cell with its twins. */
function groupOf(board: Board, cell: number, symmetry: GroundSymmetry): number[] {
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  const [mirrorX, mirrorY] = [board.width - 1 - x, board.height - 1 - y];
  const group = [cell];
  if (symmetry === "h" || symmetry === "d") group.push(cellAt(board, mirrorX, y));
  if (symmetry === "v" || symmetry === "d") group.push(cellAt(board, x, mirrorY));
  if (symmetry === "r" || symmetry === "d") group.push(cellAt(board, mirrorX, mirrorY));
  return [...new Set(group)];
}

function takeOne(cells: number[], random: Random): number {
  return cells.splice(below(random, cells.length), 1)[0];
}

function takeGroups(board: Board, free: number[], count: number, symmetry: GroundSymmetry, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count && free.length > 0) {
    const group = groupOf(board, free[below(random, free.length)], symmetry);
    for (const cell of group) {
      if (!free.includes(cell)) continue;
      free.splice(free.indexOf(cell), 1);
      taken.push(cell);
    }
  }
  return taken;
}

/** As many as asked: a group that is too large gives a part of itself. */
function takeExactly(board: Board, free: number[], count: number, symmetry: GroundSymmetry, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count && free.length > 0) {
    for (const cell of groupOf(board, free[below(random, free.length)], symmetry)) {
      if (taken.length === count || !free.includes(cell)) continue;
      free.splice(free.indexOf(cell), 1);
      taken.push(cell);
    }
  }
  return taken.sort((one, other) => one - other);
}
