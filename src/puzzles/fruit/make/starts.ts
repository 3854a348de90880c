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

/** A level, and how far it is from the wanted difficulty. */
export interface Candidate {
  readonly level: Level;
  readonly errorCentibits: number;
}

/** A position that a level could begin with. */
interface Start {
  readonly stateIndex: number;
  readonly errorCentibits: number;
  /** By how much that is more than is near enough. */
  readonly excessErrorCentibits: number;
  /** How many shortest lines win from there. */
  readonly solutionCount: number;
}

/** So many of the best starts are looked at closely; more where there are anteaters, whose tongues few of them need. */
const MAX_STARTS = 4;
const MAX_STARTS_WITH_ANTEATERS = 10;

const STATES_PER_SLICE = 6;

/**
 * Of all positions of an explored level with all fruits still there the one that comes nearest to the wanted difficulty
 * and has a par as wished for, as a level of its own; of several that are near enough the one with the fewest shortest
 * lines, and of some of these the most symmetric. Undefined where there is none, all that come near are too much of a
 * railroad, or some position can no longer be won and none may be so.
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
  // Nearly the same levels come again and again where always the first of equal starts is taken.
  const first = drawBelow(random, states.length);
  const most = target.anteaters > 0 ? MAX_STARTS_WITH_ANTEATERS : MAX_STARTS;
  for (let offset = 0; offset < states.length; offset++) {
    const stateIndex = states[(first + offset) % states.length];
    const errorCentibits = Math.abs(difficultyOf(randomWalk, winDistance, stateIndex) - target.difficultyCentibits);
    const excessErrorCentibits = Math.max(0, errorCentibits - target.toleranceCentibits);
    insertStart(
      starts,
      { stateIndex, errorCentibits, excessErrorCentibits, solutionCount: solutionCounts[stateIndex] },
      most,
    );
    if (offset % STATES_PER_SLICE === 0) yield;
  }
  return yield* pickMostSymmetric(exploration, graph, winDistance, starts, target);
}

function* possibleStarts(
  exploration: Exploration,
  distance: readonly number[],
  { minPar, maxPar }: Target,
): Task<number[]> {
  const hasAllFruits = hasAllFruitsIn(exploration);
  const states: number[] = [];
  for (let stateIndex = 0; stateIndex < exploration.size; stateIndex++) {
    const par = distance[stateIndex];
    if (par >= minPar && par <= maxPar && hasAllFruits(stateIndex)) states.push(stateIndex);
    if (stateIndex % (8 * STATES_PER_SLICE) === 0) yield;
  }
  return states;
}

/** Puts a start into a list of the `most` best ones, the best first, of equal ones the first that came. */
function insertStart(starts: Start[], start: Start, most: number): void {
  let index = starts.length;
  while (index > 0 && isBetter(start, starts[index - 1])) index--;
  if (index === most) return;
  if (starts.length < most) starts.push(start);
  for (let to = starts.length - 1; to > index; to--) starts[to] = starts[to - 1];
  starts[index] = start;
}

/**
 * Whether a start is nearer to what is wanted; of two that are near enough, whether it has fewer shortest lines. To ask
 * for no more than one would leave the easy ones without a level: the first hardly ever has it.
 */
function isBetter(one: Start, other: Start): boolean {
  if (one.excessErrorCentibits !== other.excessErrorCentibits)
    return one.excessErrorCentibits < other.excessErrorCentibits;
  return one.solutionCount < other.solutionCount;
}

/**
 * The best start that is no railroad and needs every tongue; of those that are near enough and have as few shortest lines
 * the most symmetric.
 */
function* pickMostSymmetric(
  exploration: Exploration,
  graph: Graph<State>,
  distance: readonly number[],
  starts: readonly Start[],
  { maxForcedMovesPercent }: Target,
): Task<Candidate | undefined> {
  let best: Candidate | undefined;
  let bestSymmetry = 0;
  let minSolutions = 0;
  for (const { stateIndex, errorCentibits, excessErrorCentibits, solutionCount } of starts) {
    if (best !== undefined && (excessErrorCentibits > 0 || solutionCount > minSolutions)) break;
    const forcedPercent = forcedMovesPercent({ next: graph.next, start: stateIndex }, distance);
    yield;
    if (forcedPercent > maxForcedMovesPercent) continue;
    const startLevel = yield* levelStartingAt(exploration, graph, stateIndex);
    yield;
    if (startLevel === undefined) continue;
    const solution = bestSolution(graph, distance, stateIndex);
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

/** The level that begins in a state of an explored one; undefined if something would begin in a puddle: no map shows that. */
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
