/**
 * Searches all states of a level of Skid and analyses these states. There are two search functions; the number of the
 * level's pieces decides which one is used.
 */
import type { Certificate, AnalysedGraph } from "../../../kernel/analysed-graph";
import { type Graph, UNREACHABLE } from "../../../kernel/graph";
import type { Analysis, Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import {
  certifyStates,
  finishExploration,
  createGraphOfStates,
  releaseExploration,
  type ExplorationCost,
} from "../../tilting/exploration";
import { acquireMemory } from "../../tilting/search-memory";
import type { Level } from "../level";
import { findOrCreateManyPieceWeights } from "../make/many-piece-weights";
import { countCellsAndPieces, countPotentialStates } from "../make/potential-states";
import type { State } from "../state";
import { keyNumbersOf, type Exploration, type ParRange } from "./exploration";
import { exploreFour } from "./explore-four";
import { exploreMany } from "./explore-many";
import { createSlideTables, findOrCreateBoardCodes } from "./slide-tables";
import { codesOf, countPieces } from "./piece-codes";
import { growForLevel, MEMORY_POOL } from "./exploration-memory";
import { findOrCreateWeights } from "./key-weights";

/**
 * The faster search function is used for levels with at most this many pieces. On boards of up to 36 inner cells, the
 * positions of four pieces fit in one number below 2^31.
 */
const FOUR_PIECES = 4;

/**
 * The verdict of a level of Skid. Besides the facts of every verdict, such as the difficulty, it has four facts that
 * the article "Simple mechanics, complex puzzle creation" (BigBangPixel) reports of each level.
 */
export interface SkidVerdict extends Verdict {
  /** The number of states that can be reached from the start and are not won. */
  readonly realStates: number;
  /**
   * The number of ways to place the level's pieces, whether moves can lead to this placement or not; see
   * make/potential-states.ts.
   */
  readonly potentialStates: number;
  /**
   * The fewest moves to a win by full combo, in which all toys of each colour leave in one move; `UNREACHABLE` if there
   * is no such win.
   */
  readonly parCombo: number;
  /**
   * The fewest moves to a win in which the toys of some colour leave in more than one move; `UNREACHABLE` if there is
   * no such win.
   */
  readonly parPlain: number;
}

/** The state graph (all states and the moves between them) of a level of Skid with its complete analysis. */
export interface SkidCertificate extends Certificate<State> {
  readonly analysis: Analysis & { readonly verdict: SkidVerdict };
  /**
   * The states that are won by a full combo, in which all toys of each colour leave in one move. The states are in
   * ascending order.
   */
  readonly combos: readonly number[];
}

export { releaseExploration, type ExplorationCost };

/**
 * Finds all states of a level, its shortest solution, dead ends (states from which no win can be reached) and
 * difficulty. Returns undefined if the level has more than `maxStates` states. Calls `report` as soon as everything but
 * the difficulty is known, as in kernel/certify.ts.
 */
export function* certifyLevel(
  level: Level,
  maxStates: number,
  report?: (analysedGraph: AnalysedGraph<State>) => void,
): Task<SkidCertificate | undefined> {
  const exploration = yield* exploreLevel(level, maxStates);
  return exploration === undefined ? undefined : yield* certifyExploration(level, exploration, report);
}

/**
 * Computes the shortest solution, dead ends (states from which no win can be reached) and difficulty of a level from
 * its state graph (all states and the moves between them). The result is stored in the memory of the search, so it is
 * valid only until `release` is called.
 */
function* certifyExploration(
  level: Level,
  exploration: Exploration,
  report: ((analysedGraph: AnalysedGraph<State>) => void) | undefined,
): Task<SkidCertificate> {
  const { stateCount, wonStates, combos, parCombo, parPlain } = exploration;
  const certificate = yield* certifyStates(exploration, createGraph(exploration), report);
  const { verdict, winDistance } = certificate.analysis;
  yield;
  const states = {
    realStates: stateCount - wonStates.length,
    potentialStates: countPotentialStates(countCellsAndPieces(level)),
  };
  yield;
  const analysis = { verdict: { ...verdict, ...states, parCombo, parPlain }, winDistance };
  return { ...certificate, analysis, combos };
}

/**
 * Searches all states of a level. Returns undefined if there are more than `maxStates` states. If `parRange` is given,
 * also returns undefined as soon as the shortest full combo certainly has too few or too many moves. (In a full combo,
 * all toys of each colour leave in one move.) Adds the number of found states, at most `maxStates`, to `spent`.
 */
export function* exploreLevel(
  level: Level,
  maxStates: number,
  parRange?: ParRange,
  spent: ExplorationCost = { stateCount: 0 },
): Task<Exploration | undefined> {
  const slots = Math.max(FOUR_PIECES, countPieces(level));
  const boardCodes = yield* findOrCreateBoardCodes(level.board, slots);
  const hasFourSlots = slots === FOUR_PIECES;
  const weights = yield* hasFourSlots
    ? findOrCreateWeights(boardCodes, level)
    : findOrCreateManyPieceWeights(boardCodes);
  yield;
  const { memory, lease } = yield* acquireMemory(MEMORY_POOL, maxStates);
  yield* growForLevel(memory, maxStates, slots, weights.rows.length);
  const slideTables = yield* createSlideTables(level, boardCodes, memory);
  const start = codesOf(boardCodes, level, 0);
  yield;
  const pars = { parCombo: UNREACHABLE, parPlain: UNREACHABLE };
  const exploration = {
    slideTables,
    memory,
    lease,
    weights,
    start,
    parRange,
    stateCount: 0,
    wonStates: [],
    combos: [],
    ...pars,
  };
  const isComplete = yield* hasFourSlots ? exploreFour(exploration, maxStates) : exploreMany(exploration, maxStates);
  return finishExploration(exploration, isComplete, maxStates, spent);
}

/**
 * Returns the graph of the states that a search has found. In this graph, the best wins are the full combos, in which
 * all toys of each colour leave in one move.
 */
export function createGraph(exploration: Exploration): Graph<State> {
  const { slideTables, weights, combos } = exploration;
  const graph = createGraphOfStates(exploration, (state: State) =>
    keyNumbersOf(codesOf(slideTables.boardCodes, state, state.brokenCombos), weights),
  );
  return { ...graph, bestWins: combos };
}
