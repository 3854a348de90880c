/** Certifies levels of Skid: chooses the explorer and its memory, and analyses the graph that it finds. */
import type { Certificate, AnalysedGraph } from "../../../kernel/analysed-graph";
import { type Graph, UNREACHABLE } from "../../../kernel/graph";
import { release, acquire } from "../../../kernel/pool";
import { analyseGraph, type Analysis, type Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import { manyPieceWeightsOf } from "../make/many-piece-weights";
import { pieceCountOf, countPotentialStates } from "../make/potential-states";
import type { State } from "../state";
import { keyOf, type Exploration, type ParRange } from "./exploration";
import { exploreFour } from "./explore-four";
import { exploreMany } from "./explore-many";
import { createSlideTables, layoutOf } from "./slide-tables";
import { codesOf, countPieces } from "./piece-codes";
import { growForLevel, findFreeMemory } from "./exploration-memory";
import { weightsOf } from "./key-weights";

// Up to this many codes fit in one key below 2^31, on boards of up to 36 inner cells. Such levels use the faster
// explorer.
const FOUR_PIECES = 4;

/** The verdict of a level with the additional facts that the article reports. */
export interface SkidVerdict extends Verdict {
  /** The number of reachable states that are not won. */
  readonly realStates: number;
  /** How many layouts the level's pieces could have; see make/potential-states.ts. */
  readonly potentialStates: number;
  /** The fewest moves to a win by max combo; `UNREACHABLE` if there is none. */
  readonly parCombo: number;
  /** The fewest moves to a plain win; `UNREACHABLE` if there is none. */
  readonly parPlain: number;
}

/** The certificate of a level of Skid. */
export interface SkidCertificate extends Certificate<State> {
  readonly analysis: Analysis & { readonly verdict: SkidVerdict };
  /** The won states that are reached by a max combo of every colour, in ascending order. */
  readonly combos: readonly number[];
}

/** The cost of a search so far, in explored states. */
export interface SearchCost {
  states: number;
}

/**
 * Certifies a level. Returns undefined if it has more than `maxStates` states. `report` is called as in
 * kernel/certify.ts, as soon as the graph is analysed.
 */
export function* certifyLevel(
  level: Level,
  maxStates: number,
  report?: (analysedGraph: AnalysedGraph<State>) => void,
): Task<SkidCertificate | undefined> {
  const exploration = yield* exploreLevel(level, maxStates);
  return exploration === undefined ? undefined : yield* certifyExploration(level, exploration, report);
}

/** Analyses a complete exploration. The certificate releases the exploration when it is released itself. */
function* certifyExploration(
  level: Level,
  exploration: Exploration,
  report: ((analysedGraph: AnalysedGraph<State>) => void) | undefined,
): Task<SkidCertificate> {
  const { size, won, combos, parCombo, parPlain } = exploration;
  const graph = graphOf(exploration);
  const release = (): void => {
    releaseExploration(exploration);
  };
  const { verdict, winDistance } = yield* analyseGraph(graph, (analysis) => {
    report?.({ graph, analysis, release });
  });
  yield;
  const states = { realStates: size - won.length, potentialStates: countPotentialStates(pieceCountOf(level)) };
  yield;
  const analysis = { verdict: { ...verdict, ...states, parCombo, parPlain }, winDistance: winDistance };
  return { graph, analysis, combos, release };
}

/**
 * Explores all states of a level. Returns undefined if it has more than `maxStates` states, or as soon as it is certain
 * that its par is not in the range. Adds the number of found states, at most `maxStates`, to `spent`.
 */
export function* exploreLevel(
  level: Level,
  maxStates: number,
  parRange?: ParRange,
  spent: SearchCost = { states: 0 },
): Task<Exploration | undefined> {
  const slots = Math.max(FOUR_PIECES, countPieces(level));
  const layout = yield* layoutOf(level.board, slots);
  const hasFourSlots = slots === FOUR_PIECES;
  const weights = yield* hasFourSlots ? weightsOf(layout, level) : manyPieceWeightsOf(layout);
  yield;
  const memory = yield* findFreeMemory(maxStates);
  const lease = acquire(memory);
  yield* growForLevel(memory, maxStates, slots, weights.rows.length);
  const slideTables = yield* createSlideTables(level, layout, memory);
  const start = codesOf(layout, level, 0);
  yield;
  const pars = { parCombo: UNREACHABLE, parPlain: UNREACHABLE };
  const exploration = {
    slideTables: slideTables,
    memory: memory,
    lease: lease,
    weights,
    start,
    parRange,
    size: 0,
    won: [],
    combos: [],
    ...pars,
  };
  const isComplete = yield* hasFourSlots ? exploreFour(exploration, maxStates) : exploreMany(exploration, maxStates);
  spent.states += Math.min(exploration.size, maxStates);
  if (isComplete) return exploration;
  releaseExploration(exploration);
  return undefined;
}

/** Releases the memory of an exploration, so that the next one can use it. */
export function releaseExploration({ lease }: Exploration): void {
  release(lease);
}

/** Returns the state graph of an exploration. Entries of `next` beyond its states are stale. */
export function graphOf(exploration: Exploration): Graph<State> {
  const { memory, size: stateCount, won: wonStates } = exploration;
  const stateNumberOf = (state: State): number | undefined => findState(exploration, state);
  return { stateCount, start: 0, next: memory.next, wonStates, stateNumberOf };
}

/** Returns the number of a state in an exploration; undefined if it was not found. */
function findState({ slideTables, memory, weights }: Exploration, state: State): number | undefined {
  const codes = codesOf(slideTables.layout, state, state.brokenCombos);
  const { newestInBucket, nextInBucket, base } = memory;
  const key = weights.rows.map((rows) => keyOf(codes, rows));
  const sum = key.reduce((total, part) => total + part);
  let stateNumber = newestInBucket[sum % newestInBucket.length] - base - 1;
  while (stateNumber >= 0 && !key.every((number, part) => memory.keys[part][stateNumber] === number))
    stateNumber = nextInBucket[stateNumber] - 1;
  return stateNumber < 0 ? undefined : stateNumber;
}
