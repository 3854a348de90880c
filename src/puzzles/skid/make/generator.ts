/**
 * Generates levels of Skid: places pieces at random, searches all states that moves of these pieces can reach, and
 * chooses one of these states as the start.
 */
import { cachedBoard, buildBoard, type Board } from "../../../kernel/board";
import { pushBounded } from "../../../kernel/bounded-list";
import { UNREACHABLE } from "../../../kernel/graph";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import { fitsBetter, ideaPercentOf, type Fit } from "../../../kernel/ideas/fits-better";
import { STRONG_PERCENT } from "../../../kernel/ideas/leading-idea";
import type { SolvedGraph } from "../../../kernel/ideas/played-solution";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { innerCellsOf, edgeCellsOf } from "../../sliding/edge-cells";
import { limitsWithAim } from "../../tilting/search-target";
import { exploreLevel, releaseExploration, type ExplorationCost } from "../explore/certify";
import type { Exploration } from "../explore/exploration";
import { Floor, type Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { canLeaveFromAnywhere } from "./escape-check";
import {
  levelStartingAt,
  findNearestStart,
  findNearStarts,
  searchStarts,
  type Start,
  type StartSearch,
} from "./starts";
import type { Target } from "./target";

/**
 * A generated level: a random board, the state of this board in which the level begins, and how well the level fits the
 * wanted one.
 */
export interface Candidate extends Start, Fit {
  readonly level: Level;
}

/**
 * Generates the level nearest to a wanted difficulty, by the method of the article "Simple mechanics, complex puzzle
 * creation" (BigBangPixel).
 *
 * The generator fills boards at random and searches all their states. On each board from which fair levels can begin,
 * it chooses the best start. It stops at the first level whose difficulty is near enough to the wanted one. The cost is
 * counted in explored states, up to `target.states`; the result is undefined if no level was found by then.
 */
export function* findBestCandidate(
  target: Target,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  const spent = { states: 0 };
  let best: Candidate | undefined;
  const limits = aim === undefined ? target : limitsWithAim(target, SURPLUS_TOLERANCE_CENTIBITS);
  while (spent.states < limits.states) {
    const candidate = yield* generateCandidate(limits, random, spent, aim);
    if (candidate === undefined || !(yield* isAcceptable(candidate.level))) continue;
    if (best === undefined || fitsBetter(candidate, best, limits.toleranceCentibits)) best = candidate;
    const isNear = best.miss <= limits.toleranceCentibits;
    if (isNear && (aim === undefined || ideaPercentOf(best) >= STRONG_PERCENT)) break;
  }
  return best;
}

/**
 * Makes one random board and chooses the start of a level on it. Returns undefined if no fair level with a wanted
 * solution length can begin on the board. Adds the number of explored states to `spent`.
 */
export function* generateCandidate(
  target: Target,
  random: Random,
  spent: ExplorationCost,
  aim?: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  const level = yield* placeAtRandom(target, random);
  // Placing the pieces of a board and checking the board takes as long as exploring this many states.
  spent.states += STATES_CHARGED_PER_CANDIDATE;
  if (!(yield* canLeaveFromAnywhere(level))) return undefined;
  const exploration = yield* exploreLevel(level, target.statesPerCandidate, undefined, spent);
  if (exploration === undefined) return undefined;
  const candidate = yield* chooseStart(level, exploration, target, random, aim);
  releaseExploration(exploration);
  return candidate;
}

/**
 * Chooses the start of a level on an explored board: the state nearest to the wanted difficulty. With an `aim`, chooses
 * the state with the strongest solving idea among some states that are near enough to the wanted difficulty.
 */
function* chooseStart(
  level: Level,
  exploration: Exploration,
  target: Target,
  random: Random,
  aim: IdeaAim<Level, State> | undefined,
): Task<Candidate | undefined> {
  const search = yield* searchStarts(exploration, target);
  if (search === undefined) return undefined;
  const near = aim === undefined ? [] : yield* findNearStarts(search, target, random, MAX_JUDGED_STARTS);
  if (aim !== undefined && near.length > 0) return yield* chooseByIdea(level, exploration, search, near, aim);
  const start = yield* findNearestStart(search, target, random);
  if (start === undefined) return undefined;
  return { ...start, level: yield* levelStartingAt(level, exploration, start.stateNumber) };
}

/**
 * Returns the level with the strongest solving idea among the levels that begin in one of the states `starts`. First
 * compares all start states by the solving ideas that the state graph alone shows. If none of these ideas is strong,
 * compares the first `MAX_PLAYED_STARTS` start states by all solving ideas.
 */
function* chooseByIdea(
  level: Level,
  exploration: Exploration,
  search: StartSearch,
  starts: readonly Start[],
  aim: IdeaAim<Level, State>,
): Task<Candidate> {
  let best: Start & Fit = starts[0];
  for (let index = 0; index < starts.length && !isStrong(best); index++) {
    const start = { ...starts[index], idea: yield* aim.judgeGraph(solvedFrom(search, starts[index])) };
    if (index === 0 || fitsBetter(start, best, Infinity)) best = start;
  }
  if (isStrong(best)) return { ...best, level: yield* levelStartingAt(level, exploration, best.stateNumber) };
  let bestLevel: Level | undefined;
  for (let index = 0; index < starts.length && index < MAX_PLAYED_STARTS && !isStrong(best); index++) {
    const start = starts[index];
    const startLevel = yield* levelStartingAt(level, exploration, start.stateNumber);
    const certificate = solvedFrom(search, start);
    const judged = {
      ...start,
      idea: yield* aim.judgeLevel({ level: startLevel, rules: rules(startLevel), certificate }),
    };
    if (index > 0 && !fitsBetter(judged, best, Infinity)) continue;
    best = judged;
    bestLevel = startLevel;
  }
  return { ...best, level: bestLevel ?? (yield* levelStartingAt(level, exploration, best.stateNumber)) };
}

function isStrong(fit: Fit): boolean {
  return ideaPercentOf(fit) >= STRONG_PERCENT;
}

/**
 * Returns the state graph of the level that begins at a start state. The graph may also have states that cannot be
 * reached from the start state.
 */
function solvedFrom({ graph, winDistance }: StartSearch, { stateNumber, par }: Start): SolvedGraph {
  // Only the analysis of the level from its start finds the shortest wins with and without a max combo.
  const verdict = { par, parCombo: UNREACHABLE, parPlain: UNREACHABLE };
  return { graph: { ...graph, start: stateNumber }, analysis: { winDistance, verdict } };
}

/** At most this many start states of a board are compared by the solving ideas that the state graph alone shows. */
const MAX_JUDGED_STARTS = 60;
/**
 * How many start states of a board are compared by all solving ideas. This takes longer than a comparison by the state
 * graph alone, because the moves of each solution are played.
 */
const MAX_PLAYED_STARTS = 3;
/**
 * If the generator prefers levels with a strong solving idea, the tolerance around the wanted difficulty is larger by
 * this many hundredths of a bit.
 */
export const SURPLUS_TOLERANCE_CENTIBITS = 15;

/** The time for filling a board at random and checking it, as a number of states explored in the same time. */
const STATES_CHARGED_PER_CANDIDATE = 40;

export function* placeAtRandom(target: Target, random: Random): Task<Level> {
  const { width, height, reds, yellows, crates, ices, pits, blocksPercent, goalsPerColour } = target;
  const { board, inside, sides } = boardCellsOf(cachedBoard(width, height) ?? (yield* buildBoard(width, height)));
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

/** The inner cells of a board (`inside`), and the cells of its outer ring where goals may be placed (`sides`). */
interface BoardCells {
  readonly board: Board;
  readonly inside: readonly number[];
  readonly sides: readonly number[];
}

// The cell lists of each board size are cached, because the boards of an endless run have few different sizes.
const boardCellsCache: BoardCells[] = [];
const MAX_CACHED = 8;

function boardCellsOf(board: Board): BoardCells {
  const cached = boardCellsCache.find((entry) => entry.board === board);
  if (cached !== undefined) return cached;
  const boardCells = { board, inside: innerCellsOf(board), sides: edgeCellsOf(board) };
  pushBounded(boardCellsCache, boardCells, MAX_CACHED);
  return boardCells;
}

/** Removes up to `count` random cells from the list `cells` and returns them in ascending order. */
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
