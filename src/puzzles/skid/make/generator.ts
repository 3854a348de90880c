/**
 * Skid's level generator: places pieces at random, explores the candidate, and chooses the state in which the level
 * begins.
 */
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

/** A generated level, and the state of the explored candidate in which it begins. */
export interface Candidate extends Start {
  readonly level: Level;
}

/**
 * Generates the level nearest to a target, after "Simple mechanics, complex puzzle creation" (BigBangPixel).
 *
 * Candidates are made at random and explored, and each fair candidate begins in the best of its own states. The first
 * level that is near enough ends the search. The budget is counted in explored states; it returns undefined if none of
 * them led to a level.
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

/**
 * Makes one candidate. Returns undefined if it is not fair or has no start with a wanted par. Adds its cost to `spent`.
 */
export function* generateCandidate(target: Target, random: Random, spent: SearchCost): Task<Candidate | undefined> {
  const level = yield* placeAtRandom(target, random);
  // Placing and checking a candidate takes as long as exploring this many states.
  spent.states += STATES_CHARGED_PER_CANDIDATE;
  if (!(yield* canLeaveFromAnywhere(level))) return undefined;
  const exploration = yield* exploreLevel(level, target.statesPerCandidate, undefined, spent);
  if (exploration === undefined) return undefined;
  const start = yield* findNearestStart(exploration, target, random);
  const startLevel = start === undefined ? undefined : yield* levelStartingAt(level, exploration, start.stateIndex);
  releaseExploration(exploration);
  return start === undefined || startLevel === undefined ? undefined : { ...start, level: startLevel };
}

/** What a candidate costs before its first state is explored, in explored states. */
const STATES_CHARGED_PER_CANDIDATE = 40;

/** Returns a candidate with pieces, blocks, pits and goals on random cells. */
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
  const freeSides = [...sides];
  if (reds > 0) for (const cell of takeRandomCells(freeSides, goalsPerColour, random)) tiles[cell] = Tile.RedGoal;
  if (yellows > 0) for (const cell of takeRandomCells(freeSides, goalsPerColour, random)) tiles[cell] = Tile.YellowGoal;
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

/** Returns how many blocks are placed on that many inner cells, rounded. */
export function countBlocks(cells: number, blocksPercent: number): number {
  return Math.floor((cells * blocksPercent + 50) / 100);
}

/** The inner cells of a board, and the cells of its outer ring where goals can be. */
interface BoardCells {
  readonly board: Board;
  readonly inside: readonly number[];
  readonly sides: readonly number[];
}

// Cached, because the levels of a run use few different boards.
const boardCellsCache: BoardCells[] = [];
const MAX_CACHED = 8;

/** Returns the inner cells and goal cells of a board, from the cache if possible. */
function boardCellsOf(board: Board): BoardCells {
  const cached = boardCellsCache.find((entry) => entry.board === board);
  if (cached !== undefined) return cached;
  const boardCells = { board, inside: innerCellsOf(board), sides: edgeCellsOf(board) };
  pushBounded(boardCellsCache, boardCells, MAX_CACHED);
  return boardCells;
}

/** Removes random cells from a list and returns them in ascending order. */
function takeRandomCells(cells: number[], count: number, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count && cells.length > 0) {
    const index = drawBelow(random, cells.length);
    taken.push(cells[index]);
    cells[index] = cells[cells.length - 1];
    cells.pop();
  }
  return taken.sort((cell1, cell2) => cell1 - cell2);
}
