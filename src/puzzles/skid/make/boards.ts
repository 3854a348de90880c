/**
 * Makes the boards on which the generator of Skid looks for states in which a level can begin. Some boards are filled
 * at random. Others are variations of a board on which a level near the wanted difficulty can begin.
 */
import { findCachedBoard, buildBoard, type Board } from "../../../kernel/board";
import { pushBounded } from "../../../kernel/bounded-list";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { innerCellsOf, edgeCellsOf } from "../../sliding/edge-cells";
import type { ExplorationCost } from "../explore/certify";
import { Floor, type Level } from "../level";
import type { Target } from "./target";

/**
 * The progress of the search for a level: how many states it has explored so far (its cost), and the board that the
 * next boards vary.
 */
export interface BoardSearch extends ExplorationCost {
  /**
   * The last board that the generator found on which a level near the wanted difficulty can begin. Undefined until it
   * has found such a board.
   */
  nearBoard?: Level;
}

/**
 * Once the search has found a `nearBoard`, on which a level near the wanted difficulty can begin, the next boards are
 * mostly its variations. About one board in this many is filled at random instead. A hard level can begin on one in ten
 * random boards, and on one in three variations.
 */
const RANDOM_ONE_IN = 3;
/** About one in this many variations of a board moves a goal. The others move a block or a pit. */
const GOAL_ONE_IN = 3;
/**
 * To vary a board, the generator swaps two random cells. It draws at most this many pairs of cells; if none of them is
 * suitable, the board stays unchanged.
 */
const MAX_DRAWS = 40;

/**
 * Returns the next board on which the generator looks for a level: a variation of `search.nearBoard`, or a board filled
 * at random.
 */
export function* generateNextBoard(target: Target, { nearBoard }: BoardSearch, random: Random): Task<Level> {
  if (nearBoard === undefined || drawRandomBelow(random, RANDOM_ONE_IN) === 0)
    return yield* placeAtRandom(target, random);
  yield;
  return { ...nearBoard, floors: variedFloors(nearBoard, random) };
}

function variedFloors({ board, floors, reds, yellows, crates, ices }: Level, random: Random): readonly Floor[] {
  const { inside, sides } = findOrCreateBoardCells(board);
  const cells = drawRandomBelow(random, GOAL_ONE_IN) === 0 ? sides : inside;
  const isOccupied = (cell: number) =>
    reds.includes(cell) || yellows.includes(cell) || crates.includes(cell) || ices.includes(cell);
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const cell1 = cells[drawRandomBelow(random, cells.length)];
    const cell2 = cells[drawRandomBelow(random, cells.length)];
    if (floors[cell1] === floors[cell2] || isOccupied(cell1) || isOccupied(cell2)) continue;
    const varied = [...floors];
    varied[cell1] = floors[cell2];
    varied[cell2] = floors[cell1];
    return varied;
  }
  return floors;
}

function* placeAtRandom(target: Target, random: Random): Task<Level> {
  const { width, height, reds, yellows, crates, ices, pits, blocksPercent, goalsPerColour } = target;
  const { board, inside, sides } = findOrCreateBoardCells(
    findCachedBoard(width, height) ?? (yield* buildBoard(width, height)),
  );
  yield;
  const floors = board.blank.map(() => Floor.Block);
  const freeCells = [...inside];
  const blockCount = countBlocks(freeCells.length, blocksPercent);
  for (const cell of freeCells) floors[cell] = Floor.Bare;
  yield;
  for (const cell of takeRandomCells(freeCells, blockCount, random)) floors[cell] = Floor.Block;
  for (const cell of takeRandomCells(freeCells, pits, random)) floors[cell] = Floor.Pit;
  yield;
  const freeSides = [...sides];
  if (reds > 0) for (const cell of takeRandomCells(freeSides, goalsPerColour, random)) floors[cell] = Floor.RedGoal;
  if (yellows > 0)
    for (const cell of takeRandomCells(freeSides, goalsPerColour, random)) floors[cell] = Floor.YellowGoal;
  yield;
  return {
    board,
    floors,
    reds: takeRandomCells(freeCells, reds, random),
    yellows: takeRandomCells(freeCells, yellows, random),
    crates: takeRandomCells(freeCells, crates, random),
    ices: takeRandomCells(freeCells, ices, random),
  };
}

/**
 * Returns the number of blocks on a board with `cells` inner cells: `blocksPercent` of them, rounded to a whole number.
 */
export function countBlocks(cells: number, blocksPercent: number): number {
  return Math.floor((cells * blocksPercent + 50) / 100);
}

interface BoardCells {
  readonly board: Board;
  readonly inside: readonly number[];
  readonly sides: readonly number[];
}

// The lists of inner cells and of edge cells for each board size. They are cached, because the boards of an endless run
// (a sequence of levels) have few different sizes.
const boardCellsCache: BoardCells[] = [];
const MAX_CACHED = 8;

function findOrCreateBoardCells(board: Board): BoardCells {
  const cached = boardCellsCache.find((entry) => entry.board === board);
  if (cached !== undefined) return cached;
  const boardCells = { board, inside: innerCellsOf(board), sides: edgeCellsOf(board) };
  pushBounded(boardCellsCache, boardCells, MAX_CACHED);
  return boardCells;
}

function takeRandomCells(cells: number[], count: number, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count && cells.length > 0) {
    const index = drawRandomBelow(random, cells.length);
    taken.push(cells[index]);
    cells[index] = cells[cells.length - 1];
    cells.pop();
  }
  return taken.sort((cell1, cell2) => cell1 - cell2);
}
