/** Finds the best start for a generated level among all states that its pieces can reach. */
import type { Graph } from "../../../kernel/graph";
import { computeWinDistance } from "../../../kernel/win-distance";
import { computeForcedMovesPercent } from "../../../kernel/difficulty/forced-moves";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import type { Fit } from "../../../kernel/ideas/fits-better";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import { findBestSolution } from "../../../kernel/verdict";
import { difficultyOfMoves, computeExpectedMovesFromAll } from "../../../kernel/difficulty/expected-moves";
import type { Task } from "../../../kernel/task";
import { findPath } from "../../sliding/path-to";
import { chooseStartByIdea } from "../../tilting/choose-by-idea";
import { createSolvedGraph } from "../../tilting/solved-start";
import type { Exploration } from "../explore/exploration";
import { hasAllFruitsIn, createGraph, type ExplorationCost } from "../explore/certify";
import type { Level } from "../level";
import { moveInSlices, rules } from "../rules";
import type { State } from "../state";
import { needsEveryAnteater } from "./needless";
import { computeSymmetryScore } from "./symmetry";
import type { Target } from "./target";

/** A generated level that is not accepted yet, and how far its difficulty is from the wanted one. */
export interface Candidate extends Fit {
  readonly level: Level;
}

interface Start {
  readonly stateNumber: number;
  readonly errorCentibits: number;
  /**
   * How far the difficulty lies outside the accepted range, in hundredths of a bit, if the level begins in this state.
   * 0 if the difficulty lies inside the range.
   */
  readonly excessErrorCentibits: number;
  readonly solutionCount: number;
}

/**
 * The most start states that the generator checks. It checks those whose difficulty is nearest to the accepted range.
 * Of equally near start states, those with fewer shortest solutions are checked. A start state fails if its solution
 * has too many forced moves (moves without a choice).
 */
const MAX_STARTS = 4;
/**
 * The most start states that the generator checks in a level with anteaters. It checks those whose difficulty is
 * nearest to the accepted range. Of equally near start states, those with fewer shortest solutions are checked.
 *
 * A start state fails if its solution has too many forced moves (moves without a choice), or does not need every
 * anteater. Few solutions contain a pull by an anteater, so more start states are checked than in other levels.
 */
const MAX_STARTS_WITH_ANTEATERS = 10;
/**
 * The most start states that the generator compares if it prefers levels with a strong solving idea (a technique that a
 * solution needs). It compares those whose difficulty is nearest to the accepted range. Of equally near start states,
 * those with fewer shortest solutions are compared.
 */
const MAX_STARTS_WITH_AIM = 60;
/**
 * The generator plays the solutions from at most this many start states of a board, to compare them by their solving
 * ideas (techniques that a solution needs). Playing 24 gives no more levels with a strong solving idea, and takes
 * longer.
 */
const MAX_PLAYED_STARTS = 14;

const STATES_PER_SLICE = 2;

/**
 * Finds the best start state in an explored level, and returns the level that begins in this state.
 *
 * A start state must have all fruits on the board and a shortest solution of the wanted length. A start state is better
 * if its difficulty is less far outside the accepted range. Of equally good start states, those with fewer shortest
 * solutions are better. If these numbers are equal too, the more symmetric start state is better. With an `aim`, the
 * start states within the accepted range are first compared by their solving ideas (techniques that a solution needs);
 * see `chooseStartByIdea`.
 *
 * Returns undefined if there is no start state. Also returns undefined if all good start states have too many forced
 * moves (moves without a choice) or a needless anteater. If `target` excludes dead ends (states from which no win can
 * be reached), also returns undefined for a level with dead ends.
 */
export function* findBestStart(
  exploration: Exploration,
  target: Target,
  random: Random,
  spent: ExplorationCost,
  aim?: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  const graph = createGraph(exploration);
  const { winDistance, solutionCounts, winnableCount } = yield* computeWinDistance(graph);
  if (!target.mayHaveDeadEnds && winnableCount < graph.stateCount) return undefined;
  yield;
  const states = yield* findPossibleStarts(exploration, winDistance, target);
  if (states.length === 0) return undefined;
  // Adds the number of explored states to the cost of the search a second time. Predicting a player's moves takes about
  // as much time as exploring the states.
  spent.stateCount += graph.stateCount;
  const expectedMoves = yield* computeExpectedMovesFromAll(graph, winDistance);
  const starts: Start[] = [];
  // The comparison begins at a random state. A comparison that always began at the first state would often take the
  // same one of several equally good starts. The generator would then make nearly the same levels again and again.
  const first = drawRandomBelow(random, states.length);
  const maxStarts = maxStartsFor(target, aim !== undefined);
  for (let offset = 0; offset < states.length; offset++) {
    const stateNumber = states[(first + offset) % states.length];
    const centibits = difficultyOfMoves(expectedMoves[stateNumber]);
    const errorCentibits = Math.abs(centibits - target.difficultyCentibits);
    const excessErrorCentibits = Math.max(0, errorCentibits - target.toleranceCentibits);
    insertStart(
      starts,
      { stateNumber, errorCentibits, excessErrorCentibits, solutionCount: solutionCounts[stateNumber] },
      maxStarts,
    );
    if (offset % STATES_PER_SLICE === 0) yield;
  }
  const search = { exploration, graph, winDistance, target };
  const nearStarts = starts.filter(({ excessErrorCentibits }) => excessErrorCentibits === 0);
  yield;
  const byIdea = aim === undefined ? undefined : yield* pickStartByIdea(search, nearStarts, aim);
  return byIdea ?? (yield* pickStart(search, starts));
}

function maxStartsFor({ anteaters }: Target, isAimed: boolean): number {
  if (isAimed) return MAX_STARTS_WITH_AIM;
  return anteaters > 0 ? MAX_STARTS_WITH_ANTEATERS : MAX_STARTS;
}

function* findPossibleStarts(
  exploration: Exploration,
  winDistance: readonly number[],
  { minPar, maxPar }: Target,
): Task<number[]> {
  const hasAllFruits = hasAllFruitsIn(exploration);
  const states: number[] = [];
  for (let stateNumber = 0; stateNumber < exploration.stateCount; stateNumber++) {
    const par = winDistance[stateNumber];
    if (par >= minPar && par <= maxPar && hasAllFruits(stateNumber)) states.push(stateNumber);
    if (stateNumber % (24 * STATES_PER_SLICE) === 0) yield;
  }
  return states;
}

function insertStart(starts: Start[], start: Start, maxStarts: number): void {
  let index = starts.length;
  while (index > 0 && isBetter(start, starts[index - 1])) index--;
  if (index === maxStarts) return;
  if (starts.length < maxStarts) starts.push(start);
  for (let to = starts.length - 1; to > index; to--) starts[to] = starts[to - 1];
  starts[index] = start;
}

/**
 * Returns whether `one` is a better start state than `other`. The better one is less far outside the accepted range of
 * difficulties. If both are equal in this, the better one has fewer shortest solutions. A single shortest solution is
 * not required, because easy levels hardly ever have only one.
 */
function isBetter(one: Start, other: Start): boolean {
  if (one.excessErrorCentibits !== other.excessErrorCentibits)
    return one.excessErrorCentibits < other.excessErrorCentibits;
  return one.solutionCount < other.solutionCount;
}

interface StartSearch {
  readonly exploration: Exploration;
  readonly graph: Graph<State>;
  readonly winDistance: readonly number[];
  readonly target: Target;
}

/**
 * Returns the level that begins at the best of the states `starts`, which are sorted from best to worst. The level must
 * not have too many moves without a choice (forced moves) and must need every anteater. Of several equally good start
 * states, the most symmetric one is chosen.
 */
function* pickStart(search: StartSearch, starts: readonly Start[]): Task<Candidate | undefined> {
  let best: Candidate | undefined;
  let bestSymmetry = 0;
  let minSolutions = 0;
  for (const start of starts) {
    if (best !== undefined && (start.excessErrorCentibits > 0 || start.solutionCount > minSolutions)) break;
    const level = yield* createLevelIfFair(search, start);
    if (level === undefined) continue;
    const symmetry = computeSymmetryScore(level);
    yield;
    if (best !== undefined && symmetry <= bestSymmetry) continue;
    best = { level, miss: start.errorCentibits };
    bestSymmetry = symmetry;
    minSolutions = start.solutionCount;
  }
  return best;
}

/**
 * Returns the level that begins in one of the states `starts` and has a strong solving idea (a technique that a
 * solution needs). If no such level is found, returns the level whose solving idea is nearest to being strong. The
 * difficulty of all `starts` must be within the accepted range.
 *
 * Returns undefined if all levels are rejected: a level must not have too many forced moves (moves without a choice),
 * and its solution must need every anteater (a thing that pulls fruits).
 */
function* pickStartByIdea(
  search: StartSearch,
  starts: readonly Start[],
  aim: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  const { tables } = search.exploration.slideTables;
  const chosen = yield* chooseStartByIdea<Level, State, Start>(
    {
      createSolvedGraph: ({ stateNumber }) => createSolvedGraph(search, stateNumber),
      createLevel: (start, states) => createLevelIfFair(search, start, states),
      rules: (level) => rules(level, tables),
      maxPlayedStarts: MAX_PLAYED_STARTS,
    },
    starts,
    aim,
  );
  return chosen === undefined
    ? undefined
    : { level: chosen.level, miss: chosen.start.errorCentibits, idea: chosen.idea };
}

function* createLevelIfFair(
  { exploration, graph, winDistance, target }: StartSearch,
  start: Start,
  states: Record<number, State | undefined> = {},
): Task<Level | undefined> {
  const { stateNumber } = start;
  const forcedPercent = computeForcedMovesPercent({ next: graph.next, start: stateNumber }, winDistance);
  yield;
  if (forcedPercent > target.maxForcedMovesPercent) return undefined;
  const level = yield* createLevelStartingAt(exploration, graph, stateNumber, states);
  yield;
  if (level === undefined) return undefined;
  const solution = findBestSolution(graph, winDistance, stateNumber);
  yield;
  return (yield* needsEveryAnteater(level, solution)) ? level : undefined;
}

/**
 * Returns the level that begins at a state of an explored level. Returns undefined if a stone, car or barrel would
 * start in a puddle. A text map cannot show a piece and a puddle in one cell.
 */
function* createLevelStartingAt(
  { level, slideTables }: Exploration,
  { next }: Graph<State>,
  stateNumber: number,
  states: Record<number, State | undefined>,
): Task<Level | undefined> {
  const moves = yield* findPath(next, stateNumber);
  yield;
  let state = rules(level, slideTables.tables).start;
  let number = 0;
  for (const direction of moves) {
    number = next[direction][number];
    const after = states[number] ?? (yield* moveInSlices(level, slideTables.tables, state, direction)) ?? state;
    states[number] = after;
    state = after;
    yield;
  }
  const { fruits, sliders } = state;
  yield;
  return sliders.some((cell) => level.puddles.includes(cell)) ? undefined : { ...level, fruits, sliders };
}
