/**
 * Makes the walls of the next board on which the generator of Fruit looks for a start: walls that grow at random (see
 * walls.ts), or a variation of the walls of the best board so far.
 */
import type { Board } from "../../../kernel/board";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { ExplorationCost } from "../explore/certify";
import { mirroredCell, SYMMETRY_COUNT, type Symmetry } from "./symmetry";
import { floodFill, generateWalls, isSpacious, type HedgeLog } from "./walls";

/** The walls of a board: which cells are hedge, and the symmetry of the hedge. */
export interface Walls {
  readonly isWall: readonly boolean[];
  readonly symmetry: Symmetry;
  /** The order in which the hedge grew. Empty if the search does not record it. */
  readonly log: HedgeLog;
}

/**
 * The search for a level: its cost so far, given as a number of explored states, and the walls whose variations are
 * tried next.
 */
export interface WallSearch extends ExplorationCost {
  /**
   * The walls that the generator varies for the next boards. They are the walls of the latest board whose level has a
   * difficulty in the accepted range. If there is no such board, they are the walls of the board that came nearest to
   * this range. `miss` is the distance of the level from the wanted difficulty, in hundredths of a bit.
   *
   * Undefined until a first level is found. Always undefined in searches that do not prefer levels with a strong
   * solving idea (a technique that a solution needs).
   */
  nearest?: { readonly walls: Walls; readonly miss: number };
  /** Whether the order in which the hedge grows is recorded, so that the player can watch it. */
  readonly isLogged?: boolean;
}

/**
 * Once there are walls to vary, one in this many boards gets walls that grow at random, and each other board gets a
 * variation. A hard level can begin on one in fifteen boards with random walls, but on one in seven boards with varied
 * walls.
 */
const RANDOM_ONE_IN = 4;
/**
 * To vary walls, the generator draws two cells at random and swaps their contents. If this many draws in a row are
 * unsuitable, the walls stay unchanged.
 */
const MAX_DRAWS = 40;

/**
 * Returns the walls of the next board: a variation of the walls of `search.nearest`, or walls that grow at random with
 * the symmetry `symmetry`. If `symmetry` is undefined, it is random.
 */
export function* generateNextWalls(
  board: Board,
  symmetry: Symmetry | undefined,
  { nearest, isLogged }: WallSearch,
  random: Random,
): Task<Walls> {
  if (nearest !== undefined && drawRandomBelow(random, RANDOM_ONE_IN) > 0)
    return yield* varyWalls(board, nearest.walls, random);
  const wanted = symmetry ?? drawRandomBelow(random, SYMMETRY_COUNT);
  const log: HedgeLog = [];
  const isWall = yield* generateWalls(board, wanted, random, isLogged === true ? log : undefined);
  return { isWall, symmetry: wanted, log };
}

/**
 * Returns walls in which a cell of hedge and a free cell have changed places. The mirrored cells of these two cells
 * have changed places, too. The free cells of the returned walls are connected.
 */
export function* varyWalls(board: Board, walls: Walls, random: Random): Task<Walls> {
  const { isWall, symmetry } = walls;
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const cell1 = board.cells[drawRandomBelow(random, board.cells.length)];
    const cell2 = board.cells[drawRandomBelow(random, board.cells.length)];
    if (isWall[cell1] === isWall[cell2]) continue;
    const planted = isWall[cell1] ? cell2 : cell1;
    const cleared = isWall[cell1] ? cell1 : cell2;
    const varied = [...isWall];
    varied[cleared] = varied[mirroredCell(board, symmetry, cleared)] = false;
    varied[planted] = varied[mirroredCell(board, symmetry, planted)] = true;
    yield;
    if (isSpacious(board, varied) && (yield* isConnected(board, varied)))
      return { isWall: varied, symmetry, log: varyLog(board, walls, varied) };
  }
  return walls;
}

/**
 * Returns the log (the order in which the hedge grew) of walls that were varied. The result is the log of the walls
 * before the variation, without the cells that are no longer hedge. The cells that have become hedge are added as its
 * last group.
 */
function varyLog(board: Board, { isWall, log }: Walls, varied: readonly boolean[]): HedgeLog {
  if (log.length === 0) return log;
  const kept = log.map((cells) => cells.filter((cell) => varied[cell]));
  const planted = board.cells.filter((cell) => varied[cell] && !isWall[cell]);
  return [...kept, planted].filter((cells) => cells.length > 0);
}

function* isConnected(board: Board, isWall: readonly boolean[]): Task<boolean> {
  const free = board.cells.filter((cell) => !isWall[cell]);
  const regionOf: number[] = [];
  for (let cell = 0; cell < board.cellCount; cell++) regionOf[cell] = -1;
  return (yield* floodFill(board, isWall, regionOf, free[0], 0)) === free.length;
}
