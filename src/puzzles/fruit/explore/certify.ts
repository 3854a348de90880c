/** Finds and analyses all states of a level of Fruit, with the fastest search that fits the level. */
import type { Certificate, AnalysedGraph } from "../../../kernel/analysed-graph";
import { certify } from "../../../kernel/certify";
import type { Graph } from "../../../kernel/graph";
import { release } from "../../../kernel/pool";
import type { Rules } from "../../../kernel/rules";
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
import type { State } from "../state";
import { hasOnePairPerKind } from "./adjacent-pairs";
import type { Exploration } from "./exploration";
import { exploreFour } from "./explore-four";
/** The import below is loaded from fruit-many-pieces.lua on first use. @lazy fruit-many-pieces */
import { exploreMany } from "./explore-many";
import { createSlideTables, findOrCreateBoardCodes, MAX_PIECES } from "./slide-tables";
import { codesOf, countPieces, keyNumbersOf } from "./piece-codes";
import { MEMORY_POOL } from "./exploration-memory";
import { findOrCreateWeights } from "./key-weights";
import { acquireExplorerScratch } from "./explorer-scratch";

export { releaseExploration, type ExplorationCost };

/**
 * Returns whether the fast search for Fruit can find all states of a level. For this, the level must have few enough
 * pieces, and two numbers must be enough to identify each state.
 */
export function* canExplore(level: Level): Task<boolean> {
  if (countPieces(level) > MAX_PIECES) return false;
  return (yield* findOrCreateWeights(yield* findOrCreateBoardCodes(level.board), level)) !== undefined;
}

/**
 * Finds all states of a level and its shortest solution. Levels that `canExplore` rejects are searched by the slower
 * code in src/kernel, which works for every puzzle. Returns undefined if the level has more than `maxStates` states.
 * kernel/certify.ts describes `report`.
 */
export function* certifyLevel(
  level: Level,
  rules: Rules<State>,
  maxStates: number,
  report?: (survey: AnalysedGraph<State>) => void,
): Task<Certificate<State> | undefined> {
  if (!(yield* canExplore(level))) return yield* certify(rules, maxStates, report);
  yield;
  const exploration = yield* exploreLevel(level, maxStates);
  if (exploration === undefined) return undefined;
  return yield* certifyStates(exploration, createGraph(exploration), report);
}

/**
 * Finds all states of a level of Fruit. Returns undefined if the level has more than `maxStates` states, or too many
 * pieces for this search. Adds the number of states found, at most `maxStates`, to `spent`.
 */
export function* exploreLevel(
  level: Level,
  maxStates: number,
  spent: ExplorationCost = { stateCount: 0 },
): Task<Exploration | undefined> {
  const boardCodes = yield* findOrCreateBoardCodes(level.board);
  yield;
  const weights = yield* findOrCreateWeights(boardCodes, level);
  if (weights === undefined || countPieces(level) > MAX_PIECES) return undefined;
  yield;
  const { memory, lease } = yield* acquireMemory(MEMORY_POOL, maxStates);
  const { scratch, lease: scratchLease } = yield* acquireExplorerScratch();
  const slideTables = yield* createSlideTables(level, boardCodes, scratch);
  yield;
  const exploration: Exploration = {
    level,
    slideTables,
    memory,
    scratch,
    lease,
    weights,
    stateCount: 0,
    wonStates: [],
  };
  const isComplete = yield* fitsFourExplorer(exploration)
    ? exploreFour(exploration, maxStates)
    : exploreMany(exploration, maxStates);
  release(scratchLease);
  return finishExploration(exploration, isComplete, maxStates, spent);
}

/**
 * Returns a function that takes the number of a state, counted from 0, and returns whether all fruits are still on the
 * board.
 */
export function hasAllFruitsIn(exploration: Exploration): (state: number) => boolean {
  const { level, slideTables, memory } = exploration;
  const { pairModulus } = slideTables.boardCodes;
  const fruitCount = level.fruits.length;
  if (!fitsFourExplorer(exploration)) return (state) => memory.fruitsLeft[state] === fruitCount;
  // The state key (a number that identifies a state) of each state with all fruits is above this number. A state key is
  // a sum to which each fruit on the board adds a number. The fruits of the first kind add less than `pairModulus`. The
  // fruits of the second kind add a multiple of `pairModulus`. So while fruits of both kinds are on the board, the key
  // is larger than `pairModulus`.
  const minKey = fruitCount === 2 ? 0 : pairModulus;
  const [keys] = memory.keys;
  return (state) => keys[state] > minKey && keys[state] % pairModulus > 0;
}

function fitsFourExplorer({ level, weights }: Exploration): boolean {
  return countPieces(level) <= 4 && hasOnePairPerKind(level) && !weights.hasSecondKey;
}

/**
 * Returns the graph of all states that a search has found in a level. Lost states are not in the graph. In its list
 * `next`, entries from `stateCount` on are stale (left over from an earlier use).
 */
export function createGraph(exploration: Exploration): Graph<State> {
  const { level, slideTables, weights } = exploration;
  return createGraphOfStates(exploration, (state: State) =>
    state.lostTo === undefined
      ? keyNumbersOf(codesOf(slideTables.boardCodes, level, state, MAX_PIECES), weights)
      : undefined,
  );
}
