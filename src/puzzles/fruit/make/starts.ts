/** Finds the best start for a generated level among all states that its pieces can reach. */
import type { Graph } from "../../../kernel/graph";
import { computeWinDistance } from "../../../kernel/win-distance";
import { forcedMovesPercent } from "../../../kernel/difficulty/forced-moves";
import { drawBelow, type Random } from "../../../kernel/random";
import { bestSolution } from "../../../kernel/verdict";
import { difficultyOf, analyseRandomWalk } from "../../../kernel/difficulty/random-walk";
import type { Task } from "../../../kernel/task";
import { pathTo } from "../../sliding/path-to";
import type { Exploration } from "../explore/exploration";
import { hasAllFruitsIn, graphOf } from "../explore/certify";
import type { Level } from "../level";
import { moveInSlices, rules } from "../rules";
import type { State } from "../state";
import { needsEveryAnteater } from "./needless";
import { symmetryScore } from "./symmetry";
import type { Target } from "./target";

/** A generated level that is not accepted yet, with its distance from the wanted difficulty. */
export interface Candidate {
  readonly level: Level;
  readonly errorCentibits: number;
}

/** A state in which a level could start. */
interface Start {
  readonly stateIndex: number;
  readonly errorCentibits: number;
  /** By how much `errorCentibits` exceeds the tolerance; 0 if the start is near enough. */
  readonly excessErrorCentibits: number;
  /** How many shortest solutions there are from this state. */
  readonly solutionCount: number;
}

/** How many of the best starts are checked closely. With anteaters more are checked, because few starts need a pull. */
const MAX_STARTS = 4;
const MAX_STARTS_WITH_ANTEATERS = 10;

const STATES_PER_SLICE = 6;

/**
 * Finds the best start of an explored level and returns it as a level of its own.
 *
 * All states with all fruits on the board and a par within the target's range are compared. The start with the
 * difficulty nearest to the target is best. Of several that are near enough, those with the fewest shortest solutions
 * are better, and of these the most symmetric one is best.
 *
 * Returns undefined if there is no such state, if all good ones have too many forced moves, or if the level has dead
 * ends although the target excludes them.
 */
export function* findNearestStart(
  exploration: Exploration,
  target: Target,
  random: Random,
): Task<Candidate | undefined> {
  const graph = graphOf(exploration);
  const { winDistance, solutionCounts, winnableCount } = yield* computeWinDistance(graph);
  if (!target.mayHaveDeadEnds && winnableCount < graph.stateCount) return undefined;
  yield;
  const states = yield* possibleStarts(exploration, winDistance, target);
  if (states.length === 0) return undefined;
  const randomWalk = yield* analyseRandomWalk(graph, winDistance);
  const starts: Start[] = [];
  // The comparison begins at a random state. Otherwise the first of equal starts would always be taken, and nearly the
  // same levels would come again and again.
  const first = drawBelow(random, states.length);
  const maxStarts = target.anteaters > 0 ? MAX_STARTS_WITH_ANTEATERS : MAX_STARTS;
  for (let offset = 0; offset < states.length; offset++) {
    const stateIndex = states[(first + offset) % states.length];
    const errorCentibits = Math.abs(difficultyOf(randomWalk, winDistance, stateIndex) - target.difficultyCentibits);
    const excessErrorCentibits = Math.max(0, errorCentibits - target.toleranceCentibits);
    insertStart(
      starts,
      { stateIndex, errorCentibits, excessErrorCentibits, solutionCount: solutionCounts[stateIndex] },
      maxStarts,
    );
    if (offset % STATES_PER_SLICE === 0) yield;
  }
  return yield* pickMostSymmetric(exploration, graph, winDistance, starts, target);
}

/** Returns the states with all fruits on the board from which the target's par is needed to win. */
function* possibleStarts(
  exploration: Exploration,
  winDistance: readonly number[],
  { minPar, maxPar }: Target,
): Task<number[]> {
  const hasAllFruits = hasAllFruitsIn(exploration);
  const states: number[] = [];
  for (let stateIndex = 0; stateIndex < exploration.size; stateIndex++) {
    const par = winDistance[stateIndex];
    if (par >= minPar && par <= maxPar && hasAllFruits(stateIndex)) states.push(stateIndex);
    if (stateIndex % (8 * STATES_PER_SLICE) === 0) yield;
  }
  return states;
}

/**
 * Inserts a start into a list of the `maxStarts` best starts, the best first. Of equal starts, the earlier one stays first.
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
 * Returns whether a start is nearer to the target, or of two that are near enough, whether it has fewer shortest
 * solutions. Requiring a single solution would leave the easy targets without a level, because an easy level hardly
 * ever has only one.
 */
function isBetter(one: Start, other: Start): boolean {
  if (one.excessErrorCentibits !== other.excessErrorCentibits)
    return one.excessErrorCentibits < other.excessErrorCentibits;
  return one.solutionCount < other.solutionCount;
}

/**
 * Returns the best start that has few enough forced moves and needs every anteater. Of those that are near enough and
 * have equally few shortest solutions, it returns the most symmetric one.
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
  for (const { stateIndex, errorCentibits, excessErrorCentibits, solutionCount } of starts) {
    if (best !== undefined && (excessErrorCentibits > 0 || solutionCount > minSolutions)) break;
    const forcedPercent = forcedMovesPercent({ next: graph.next, start: stateIndex }, winDistance);
    yield;
    if (forcedPercent > maxForcedMovesPercent) continue;
    const startLevel = yield* levelStartingAt(exploration, graph, stateIndex);
    yield;
    if (startLevel === undefined) continue;
    const solution = bestSolution(graph, winDistance, stateIndex);
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
 * because a map cannot show both.
 */
function* levelStartingAt(
  { level, slideTables }: Exploration,
  { next }: Graph<State>,
  stateIndex: number,
): Task<Level | undefined> {
  const moves = yield* pathTo(next, stateIndex);
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
