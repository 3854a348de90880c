import { cachedBoard, buildBoard, type Board } from "../../../kernel/board";
import { pushBounded } from "../../../kernel/bounded-list";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { innerCellsOf, edgeCellsOf } from "../../sliding/edge-cells";
import { exploreLevel, releaseExploration, type SearchCost } from "../explore/certify";
import { Tile, type Level } from "../level";
import { canLeaveFromAnywhere } from "./escape-check";
import { levelStartingAt, findNearestStart, type Start } from "./starts";
import type { Target } from "./target";

/** A level, and the position of another one in which it begins. */
export interface Candidate extends Start {
  readonly level: Level;
}

/**
 * The level nearest to a wish that comes of these random numbers: places pieces at random, explores what comes of it, and
 * if that is fair ("Simple mechanics, complex puzzle creation", BigBangPixel) begins it in the best of all positions that
 * it leads to. The first level that is near enough ends the search. What it spends is counted in states; undefined if
 * nothing has come of them.
 */
export function* generate(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<Candidate | undefined> {
  const spent = { states: 0 };
  let best: Candidate | undefined;
  while (spent.states < target.states) {
    const candidate = yield* generateCandidate(target, random, spent);
    if (candidate === undefined || !(yield* isWelcome(candidate.level))) continue;
    if (best === undefined || candidate.errorCentibits < best.errorCentibits) best = candidate;
    if (best.errorCentibits <= target.toleranceCentibits) break;
  }
  return best;
}

/** One attempt at a level; undefined when it is not fair or has no par as wished for. Adds to what was spent. */
export function* generateCandidate(target: Target, random: Random, spent: SearchCost): Task<Candidate | undefined> {
  const level = yield* placeAtRandom(target, random);
  // What a candidate costs before the first state of it is explored.
  spent.states += STATES_CHARGED_PER_CANDIDATE;
  if (!(yield* canLeaveFromAnywhere(level))) return undefined;
  const exploration = yield* exploreLevel(level, target.statesPerCandidate, undefined, spent);
  if (exploration === undefined) return undefined;
  const start = yield* findNearestStart(exploration, target, random);
  const startLevel = start === undefined ? undefined : yield* levelStartingAt(level, exploration, start.stateIndex);
  releaseExploration(exploration);
  return start === undefined || startLevel === undefined ? undefined : { ...start, level: startLevel };
}

const STATES_CHARGED_PER_CANDIDATE = 40;

/** A level with pieces, blocks and goals anywhere. */
function* placeAtRandom(target: Target, random: Random): Task<Level> {
  const { width, height, reds, yellows, crates, ices, pits, blocksPercent, goalsPerColour } = target;
  const { board, inside, sides } = boardCellsOf(cachedBoard(width, height) ?? (yield* buildBoard(width, height)));
  yield;
  const tiles = board.blank.map(() => Tile.Block);
  const freeCells = [...inside];
  const blockCount = countBlocks(freeCells.length, blocksPercent);
  for (const cell of freeCells) tiles[cell] = Tile.Floor;
  yield;
  for (const cell of takeRandomCells(freeCells, blockCount, random)) tiles[cell] = Tile.Block;
  for (const cell of takeRandomCells(freeCells, pits, random)) tiles[cell] = Tile.Pit;
  yield;
  const ring = [...sides];
  if (reds > 0) for (const cell of takeRandomCells(ring, goalsPerColour, random)) tiles[cell] = Tile.RedGoal;
  if (yellows > 0) for (const cell of takeRandomCells(ring, goalsPerColour, random)) tiles[cell] = Tile.YellowGoal;
  yield;
  return {
    board,
    tiles,
    reds: takeRandomCells(freeCells, reds, random),
    yellows: takeRandomCells(freeCells, yellows, random),
    crates: takeRandomCells(freeCells, crates, random),
    ices: takeRandomCells(freeCells, ices, random),
  };
}

/** How many blocks there are on so many cells inside. */
export function countBlocks(cells: number, blocksPercent: number): number {
  return Math.floor((cells * blocksPercent + 50) / 100);
}

/** A board's cells inside, and those of its ring that are next to one inside. */
interface BoardCells {
  readonly board: Board;
  readonly inside: readonly number[];
  readonly sides: readonly number[];
}

const boardCellsCache: BoardCells[] = [];
const MAX_CACHED = 8;

function boardCellsOf(board: Board): BoardCells {
  const cached = boardCellsCache.find((field) => field.board === board);
  if (cached !== undefined) return cached;
  const field = { board, inside: innerCellsOf(board), sides: edgeCellsOf(board) };
  pushBounded(boardCellsCache, field, MAX_CACHED);
  return field;
}

/** Takes so many of the cells, any of them; gives them in ascending order. */
function takeRandomCells(cells: number[], count: number, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count && cells.length > 0) {
    const index = drawBelow(random, cells.length);
    taken.push(cells[index]);
    cells[index] = cells[cells.length - 1];
    cells.pop();
  }
  return taken.sort((one, other) => one - other);
}
