/** Finds the best start for a generated level among all states that its pieces can reach. */
import type { Graph } from "../../../kernel/graph";
import { computeWinDistance } from "../../../kernel/win-distance";
import { forcedMovesPercent } from "../../../kernel/difficulty/forced-moves";
import { drawBelow, type Random } from "../../../kernel/random";
import { bestSolution } from "../../../kernel/verdict";
import { difficultyOfMoves, expectedMovesFrom, predictMoves } from "../../../kernel/difficulty/expected-moves";
import type { Task } from "../../../kernel/task";
import { pathTo } from "../../sliding/path-to";
import type { Exploration } from "../explore/exploration";
import { hasAllFruitsIn, graphOf, type ExplorationCost } from "../explore/certify";
import type { Level } from "../level";
import { moveInSlices, rules } from "../rules";
import type { State } from "../state";
import { needsEveryAnteater } from "./needless";
import { symmetryScore } from "./symmetry";
import type { Target } from "./target";

/** A generated level that is not accepted yet, and how far its difficulty is from the wanted one. */
export interface Candidate {
  readonly level: Level;
  readonly errorCentibits: number;
}

/** A state in which a level could start. */
interface Start {
  readonly stateNumber: number;
  readonly errorCentibits: number;
  /**
   * How far the difficulty of this start is outside the accepted range around the wanted difficulty, in hundredths of a
   * bit; 0 if it is inside.
   */
  readonly excessErrorCentibits: number;
  /** How many solutions with the fewest moves there are from this state. */
  readonly solutionCount: number;
}

/**
 * How many of the best start states are checked closely. In levels with anteaters more are checked, because few
 * solutions contain a pull by an anteater.
 */
const MAX_STARTS = 4;
const MAX_STARTS_WITH_ANTEATERS = 10;

const STATES_PER_SLICE = 6;

/**
 * Finds the best start in an explored level, and returns the level that begins in this state.
 *
 * All states are compared that have all fruits on the board and a shortest solution of the wanted length. The start
 * whose difficulty is nearest to the wanted one is best. Of several starts that are near enough, those with the fewest
 * shortest solutions are better. Of these, the most symmetric one is best.
 *
 * Returns undefined if there is no such state, or if all good starts have too many forced moves. Also returns undefined
 * if the level has dead ends although `target` excludes dead ends.
 */
export function* findNearestStart(
  exploration: Exploration,
  target: Target,
  random: Random,
  spent: ExplorationCost,
): Task<Candidate | undefined> {
  const graph = graphOf(exploration);
  const { winDistance, solutionCounts, winnableCount } = yield* computeWinDistance(graph);
  if (!target.mayHaveDeadEnds && winnableCount < graph.stateCount) return undefined;
  yield;
  const states = yield* possibleStarts(exploration, winDistance, target);
  if (states.length === 0) return undefined;
  // Predicting the moves costs about as much as exploring the states.
  spent.states += graph.stateCount;
  const prediction = yield* predictMoves(graph, winDistance);
  const starts: Start[] = [];
  // Begins the comparison at a random state. Otherwise the first of several equal starts would always be taken, and
  // nearly the same levels would come again and again.
  const first = drawBelow(random, states.length);
  const maxStarts = target.anteaters > 0 ? MAX_STARTS_WITH_ANTEATERS : MAX_STARTS;
  for (let offset = 0; offset < states.length; offset++) {
    const stateNumber = states[(first + offset) % states.length];
    const centibits = difficultyOfMoves(expectedMovesFrom(prediction, stateNumber));
    const errorCentibits = Math.abs(centibits - target.difficultyCentibits);
    const excessErrorCentibits = Math.max(0, errorCentibits - target.toleranceCentibits);
    insertStart(
      starts,
      { stateNumber, errorCentibits, excessErrorCentibits, solutionCount: solutionCounts[stateNumber] },
      maxStarts,
    );
    if (offset % STATES_PER_SLICE === 0) yield;
  }
  return yield* pickMostSymmetric(exploration, graph, winDistance, starts, target);
}

/** Returns the states with all fruits on the board whose shortest solution has the wanted number of moves. */
function* possibleStarts(
  exploration: Exploration,
  winDistance: readonly number[],
  { minPar, maxPar }: Target,
): Task<number[]> {
  const hasAllFruits = hasAllFruitsIn(exploration);
  const states: number[] = [];
  for (let stateNumber = 0; stateNumber < exploration.stateCount; stateNumber++) {
    const par = winDistance[stateNumber];
    if (par >= minPar && par <= maxPar && hasAllFruits(stateNumber)) states.push(stateNumber);
    if (stateNumber % (8 * STATES_PER_SLICE) === 0) yield;
  }
  return states;
}

/**
 * Inserts a start into a list of the `maxStarts` best starts, sorted from best to worst. Of equal starts, the start
 * that was found earlier stays first.
 */
function insertStart(starts: Start[], start: Start, maxStarts: number): void {
  let index = starts.length;
  while (index > 0 && isBetter(start, starts[index - 1])) index--;
  if (index === maxStarts) return;
  if (starts.length < maxStarts) starts.push(start);
  for (let to = starts.length - 1; to > index; to--) starts[to] = starts[to - 1];
  starts[index] = start;
}

/**
 * Returns whether one start is better than another one: its difficulty is nearer to the wanted one, or both are near
 * enough and it has fewer shortest solutions. A single shortest solution is not required, because easy levels hardly
 * ever have only one.
 */
function isBetter(one: Start, other: Start): boolean {
  if (one.excessErrorCentibits !== other.excessErrorCentibits)
    return one.excessErrorCentibits < other.excessErrorCentibits;
  return one.solutionCount < other.solutionCount;
}

/**
 * Returns the best start that has few enough forced moves and needs every anteater. Of several starts that are near
 * enough and have equally few shortest solutions, returns the most symmetric one.
 */
function* pickMostSymmetric(
  exploration: Exploration,
  graph: Graph<State>,
  winDistance: readonly number[],
  starts: readonly Start[],
  { maxForcedMovesPercent }: Target,
): Task<Candidate | undefined> {
  let best: Candidate | undefined;
  let bestSymmetry = 0;
  let minSolutions = 0;
  for (const { stateNumber, errorCentibits, excessErrorCentibits, solutionCount } of starts) {
    if (best !== undefined && (excessErrorCentibits > 0 || solutionCount > minSolutions)) break;
    const forcedPercent = forcedMovesPercent({ next: graph.next, start: stateNumber }, winDistance);
    yield;
    if (forcedPercent > maxForcedMovesPercent) continue;
    const startLevel = yield* levelStartingAt(exploration, graph, stateNumber);
    yield;
    if (startLevel === undefined) continue;
    const solution = bestSolution(graph, winDistance, stateNumber);
    yield;
    if (!(yield* needsEveryAnteater(startLevel, solution))) continue;
    const symmetry = symmetryScore(startLevel);
    yield;
    if (best !== undefined && symmetry <= bestSymmetry) continue;
    best = { level: startLevel, errorCentibits };
    bestSymmetry = symmetry;
    minSolutions = solutionCount;
  }
  return best;
}

/**
 * Returns the level that starts in a state of an explored level. Returns undefined if a slider would start in a puddle,
 * because a text map cannot show both in one cell.
 */
function* levelStartingAt(
  { level, slideTables }: Exploration,
  { next }: Graph<State>,
  stateNumber: number,
): Task<Level | undefined> {
  const moves = yield* pathTo(next, stateNumber);
  yield;
  let state = rules(level, slideTables.tables).start;
  for (const direction of moves) {
    state = (yield* moveInSlices(level, slideTables.tables, state, direction)) ?? state;
    yield;
  }
  const { fruits, sliders } = state;
  yield;
  return sliders.some((cell) => level.puddles.includes(cell)) ? undefined : { ...level, fruits, sliders };
}
