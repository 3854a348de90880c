import type { Certificate, AnalysedGraph } from "../../../kernel/analysed-graph";
import { certify } from "../../../kernel/certify";
import type { Graph } from "../../../kernel/graph";
import { release, acquire } from "../../../kernel/pool";
import type { Rules } from "../../../kernel/rules";
import { analyseGraph } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import type { State } from "../state";
import { hasOnePairPerKind } from "./adjacent-pairs";
import type { Exploration } from "./exploration";
import { exploreFour } from "./explore-four";
import { exploreMany } from "./explore-many";
import { createSlideTables, layoutOf, MAX_PIECES } from "./slide-tables";
import { codesOf, keyOf, countPieces } from "./piece-codes";
import { findFreeMemory } from "./exploration-memory";
import { weightsOf } from "./key-weights";
import { acquireWorkspace } from "./workspace";

/** What a search has spent. */
export interface SearchCost {
  states: number;
}

/** Whether a level can be explored here: its pieces have room in a list, and its positions in a key. */
export function* canExplore(level: Level): Task<boolean> {
  if (countPieces(level) > MAX_PIECES) return false;
  return (yield* weightsOf(yield* layoutOf(level.board), level)) !== undefined;
}

/**
 * Certifies a level, by its rules where it cannot be explored here; undefined when it has more than `cap` states. As to
 * `tell` see kernel/certify.
 */
export function* certifyLevel(
  level: Level,
  rules: Rules<State>,
  cap: number,
  report?: (survey: AnalysedGraph<State>) => void,
): Task<Certificate<State> | undefined> {
  if (!(yield* canExplore(level))) return yield* certify(rules, cap, report);
  yield;
  const exploration = yield* exploreLevel(level, cap);
  if (exploration === undefined) return undefined;
  const graph = graphOf(exploration);
  const release = (): void => {
    releaseExploration(exploration);
  };
  const analysis = yield* analyseGraph(graph, (known) => {
    report?.({ graph, analysis: known, release });
  });
  return { graph, analysis, release };
}

/**
 * Finds all positions of a level; undefined when there are more than `cap`, or it cannot be explored here. Adds the positions that were found to `spent`,
 * `cap` of them at the most.
 */
export function* exploreLevel(
  level: Level,
  cap: number,
  spent: SearchCost = { states: 0 },
): Task<Exploration | undefined> {
  const layout = yield* layoutOf(level.board);
  yield;
  const weights = yield* weightsOf(layout, level);
  if (weights === undefined || countPieces(level) > MAX_PIECES) return undefined;
  yield;
  const memory = yield* findFreeMemory(cap);
  const lease = acquire(memory);
  const { workspace, loan: workspaceLease } = yield* acquireWorkspace();
  const slideTables = yield* createSlideTables(level, layout, workspace);
  yield;
  const exploration: Exploration = { level, slideTables, memory, workspace, lease, weights, size: 0, won: [] };
  const isComplete = yield* fitsFourExplorer(exploration)
    ? exploreFour(exploration, cap)
    : exploreMany(exploration, cap);
  release(workspaceLease);
  spent.states += Math.min(exploration.size, cap);
  if (isComplete) return exploration;
  releaseExploration(exploration);
  return undefined;
}

/** What says of a state of an exploration, counted from 0, whether all fruits are still there. */
export function hasAllFruitsIn(exploration: Exploration): (state: number) => boolean {
  const { level, slideTables, memory } = exploration;
  const { pairModulus } = slideTables.layout;
  const fruitCount = level.fruits.length;
  if (!fitsFourExplorer(exploration)) return (state) => memory.fruitsLeft[state] === fruitCount;
  // Fruits add to a key as long as they are there, those of the first kind less than `ofPair` and those of the other more.
  const minKey = fruitCount === 2 ? 0 : pairModulus;
  return (state) => memory.keys[state] > minKey && memory.keys[state] % pairModulus > 0;
}

function fitsFourExplorer({ level, weights }: Exploration): boolean {
  return countPieces(level) <= 4 && hasOnePairPerKind(level) && !weights.hasSecondKey;
}

/** Says that an exploration is needed no more: its memory then serves the next one. */
export function releaseExploration({ lease }: Exploration): void {
  release(lease);
}

/** The state graph that an exploration has found; what lies behind its states in `next` is noise. */
export function graphOf(exploration: Exploration): Graph<State> {
  const { memory, size: stateCount, won: wonStates } = exploration;
  const stateNumberOf = (state: State): number | undefined => findState(exploration, state);
  return { stateCount, start: 0, next: memory.next, wonStates, stateNumberOf };
}

function findState({ level, slideTables, memory, weights }: Exploration, state: State): number | undefined {
  if (state.lostTo !== undefined) return undefined;
  const codes = codesOf(slideTables.layout, level, state, MAX_PIECES);
  const { newestInBucket, nextInBucket, keys, secondKeys, base } = memory;
  const first = keyOf(codes, MAX_PIECES, weights.first[1]);
  const second = weights.hasSecondKey ? keyOf(codes, MAX_PIECES, weights.second[1]) : 0;
  let stateNumber = newestInBucket[(first + second) % newestInBucket.length] - base - 1;
  while (
    stateNumber >= 0 &&
    (keys[stateNumber] !== first || (weights.hasSecondKey && secondKeys[stateNumber] !== second))
  ) {
    stateNumber = nextInBucket[stateNumber] - 1;
  }
  return stateNumber < 0 ? undefined : stateNumber;
}
