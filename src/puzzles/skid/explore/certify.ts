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

// So many codes make one number, which stays below 2^31 on boards of up to 36 cells inside.
const FOUR_PIECES = 4;

/** What is known of a level, with what the article asks of one. */
export interface SkidVerdict extends Verdict {
  /** Positions that can be reached, won ones not counted. */
  readonly realStates: number;
  /** Layouts that its pieces could have; see potential.ts. */
  readonly potentialStates: number;
  /** Fewest moves to a win in which every colour left at once; `NEVER` where there is none. */
  readonly parCombo: number;
  /** Fewest moves to any other win; `NEVER` where there is none. */
  readonly parPlain: number;
}

/** All that can be known of a level. */
export interface SkidCertificate extends Certificate<State> {
  readonly analysis: Analysis & { readonly verdict: SkidVerdict };
  /** The won states to which every colour left at once, in ascending order. */
  readonly combos: readonly number[];
}

/** What a search has spent. */
export interface SearchCost {
  states: number;
}

/** Certifies a level; undefined when it has more than `cap` states. As to `tell` see kernel/certify. */
export function* certifyLevel(
  level: Level,
  cap: number,
  report?: (survey: AnalysedGraph<State>) => void,
): Task<SkidCertificate | undefined> {
  const exploration = yield* exploreLevel(level, cap);
  return exploration === undefined ? undefined : yield* certifyExploration(level, exploration, report);
}

/** What an exploration tells of its level; the certificate takes the exploration over. */
function* certifyExploration(
  level: Level,
  exploration: Exploration,
  report: ((survey: AnalysedGraph<State>) => void) | undefined,
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
 * Finds all positions of a level; undefined when there are more than `cap`, and as soon as it is certain that the level
 * is not in the range. Adds the positions that were found to `spent`, `cap` of them at the most.
 */
export function* exploreLevel(
  level: Level,
  cap: number,
  parRange?: ParRange,
  spent: SearchCost = { states: 0 },
): Task<Exploration | undefined> {
  const slots = Math.max(FOUR_PIECES, countPieces(level));
  const layout = yield* layoutOf(level.board, slots);
  const hasFourSlots = slots === FOUR_PIECES;
  const weights = yield* hasFourSlots ? weightsOf(layout, level) : manyPieceWeightsOf(layout);
  yield;
  const memory = yield* findFreeMemory(cap);
  const lease = acquire(memory);
  yield* growForLevel(memory, cap, slots, weights.rows.length);
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
  const isComplete = yield* hasFourSlots ? exploreFour(exploration, cap) : exploreMany(exploration, cap);
  spent.states += Math.min(exploration.size, cap);
  if (isComplete) return exploration;
  releaseExploration(exploration);
  return undefined;
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

function findState({ slideTables, memory, weights }: Exploration, state: State): number | undefined {
  const codes = codesOf(slideTables.layout, state, state.brokenCombos);
  const { newestInBucket, nextInBucket, base } = memory;
  const key = weights.rows.map((rows) => keyOf(codes, rows));
  const sum = key.reduce((one, other) => one + other);
  let stateNumber = newestInBucket[sum % newestInBucket.length] - base - 1;
  while (stateNumber >= 0 && !key.every((number, part) => memory.keys[part][stateNumber] === number))
    stateNumber = nextInBucket[stateNumber] - 1;
  return stateNumber < 0 ? undefined : stateNumber;
}
