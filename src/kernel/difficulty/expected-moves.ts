/**
 * Predicts how many moves a person needs for a level, by modelling a player who sees a near win more often than a far
 * one. bench/humans compares the prediction with the moves and the times of people.
 *
 * In a state that is d moves from a win, the modelled player
 * - sees this win with the probability h(d) = 1 / (1 + ((d - 1) / 2.5)²) and plays it, which takes d moves;
 * - otherwise makes one move: any input that moves something and does not lose at once, all with equal probability;
 * - returns to the start at no further cost after a move into a dead end (a state from which no win can be reached).
 */
import { log2Centibits, MAX_CENTIBITS } from "../logarithm";
import { fill } from "../fill";
import type { Transitions } from "../graph";
import { release } from "../pool";
import { toFloat32 } from "../float32";
import {
  acquireChain,
  reserveTransitions,
  appendNode,
  appendTransition,
  chainLocals,
  type Absorption,
  type AbsorbingChain,
} from "./absorbing-chain";
import { solveChain, solveChainFor } from "./solve-chain";
import type { Task } from "../task";

/**
 * The square of 2.5, which scales distances in the model of a player. The modelled player sees a win that is 3.5 moves
 * away in half of all cases; see `sightWeight`.
 */
const SQUARED_SIGHT_MOVES = 6.25;
const CENTIBITS_PER_BIT = 100;

const STATES_PER_SLICE = 12;
const DIVISIONS_PER_SLICE = 120;
const TRANSITIONS_PER_SLICE = 4 * STATES_PER_SLICE;

/**
 * Returns the weight with which the modelled player (a model of a person) sees the win and plays it, if each of the
 * `choiceCount` other moves has a weight of 1. The head of this file defines h(d), the probability that the player sees
 * a win d = `movesToWin` moves away. The weight fits this probability, because h(d) / (1 - h(d)) = 6.25 / (d - 1)².
 * `movesToWin` must be at least 2: the player always plays a win that is one move away. @inline
 */
export function sightWeight(movesToWin: number, choiceCount: number): number {
  return toFloat32((choiceCount * SQUARED_SIGHT_MOVES) / ((movesToWin - 1) * (movesToWin - 1)));
}

/**
 * Returns how many moves a person is expected to need from each state of a level, as if the level began in that state.
 * The number is Infinity if no win can be reached. Solves an absorbing Markov chain. `winDistance` is the result of
 * `computeWinDistance`.
 */
export function* computeExpectedMovesFromAll(graph: Transitions, winDistance: readonly number[]): Task<number[]> {
  const { stateCount } = graph;
  const { chain, absorption: pooled, lease } = yield* acquireChain(stateCount);
  const expectedMoves: number[] = [];
  yield* fill(expectedMoves, stateCount, 0);
  const { absorbedWeight, winProbability } = pooled;
  const absorption = { absorbedWeight, winProbability, expectedCost: expectedMoves, isWinCertain: true };
  yield* addAllStates(chain, absorption, graph, winDistance);
  yield* solveChain(chain, absorption);
  if (!absorption.isWinCertain) yield* addRestarts(expectedMoves, winProbability, stateCount);
  release(lease);
  return expectedMoves;
}

/**
 * Changes the list `moves`, which has for each state the average number of moves of one attempt. Replaces each number
 * by the average number of moves of all attempts up to the first win. An attempt ends with a win or in a dead end.
 */
function* addRestarts(moves: number[], winProbability: readonly number[], stateCount: number): Task<void> {
  for (let state = 0; state < stateCount; state++) {
    moves[state] = movesWithRestarts(moves[state], winProbability[state]);
    if (state % DIVISIONS_PER_SLICE === 0) yield;
  }
}

/**
 * Returns how many moves a person is expected to need for a level, from its start. The result is the same as in the
 * list that `computeExpectedMovesFromAll` returns, but this function takes less time and memory. Returns Infinity if no
 * win can be reached.
 */
export function* computeExpectedMoves(graph: Transitions, winDistance: readonly number[]): Task<number> {
  const { start, stateCount } = graph;
  if (winDistance[start] < 0) return Infinity;
  if (winDistance[start] <= 1) return winDistance[start];
  const { chain, absorption, lease } = yield* acquireChain(stateCount);
  yield* addAllStates(chain, absorption, graph, winDistance);
  yield* solveChainFor(chain, absorption, start + 1);
  const { expectedCost, winProbability, isWinCertain } = absorption;
  const movesToEnd = expectedCost[start];
  release(lease);
  return isWinCertain ? movesToEnd : movesWithRestarts(movesToEnd, winProbability[start]);
}

function* addAllStates(
  chain: AbsorbingChain,
  absorption: Absorption,
  graph: Transitions,
  winDistance: readonly number[],
): Task<void> {
  const { stateCount } = graph;
  absorption.isWinCertain = true;
  for (let state = 0; state < stateCount; state += STATES_PER_SLICE) {
    if (chain.transitionCount + TRANSITIONS_PER_SLICE > chain.transitionCapacity)
      yield* reserveTransitions(chain, chain.transitionCount, TRANSITIONS_PER_SLICE);
    addStates(chain, absorption, graph, winDistance, state + 1);
    yield;
  }
}

/**
 * Adds at most `STATES_PER_SLICE` states of a level to a Markov chain, with the moves that the modelled player (a model
 * of a person) may make in these states. The node of a state is the state's number plus 1. `firstNode` is the node of
 * the first of the added states.
 *
 * Three kinds of states need no node: won states, states one move from a win, and states from which no win can be
 * reached. The win probability and the expected number of moves from these states are already known, so this function
 * stores both in `absorption`.
 */
function addStates(
  pooled: AbsorbingChain,
  absorption: Absorption,
  { next, stateCount }: Transitions,
  winDistance: readonly number[],
  firstNode: number,
): void {
  const { absorbedWeight, winProbability, expectedCost } = absorption;
  const lastNode = Math.min(stateCount, firstNode + STATES_PER_SLICE - 1);
  const [ups, rights, downs, lefts] = next;
  /** The lists and counts of the Markov chain. @locals */
  const chain: AbsorbingChain = chainLocals(pooled);
  for (let node = firstNode; node <= lastNode; node++) {
    const movesToWin = winDistance[node - 1];
    if (movesToWin > 1) {
      /** The numbers of moves from the present state, counted by `addMove`. @locals */
      const counts: MoveCounts = {
        node,
        countBefore: chain.transitionCount,
        choiceCount: 0,
        deadEndCount: 0,
        winCount: 0,
      };
      addMove(chain, counts, winDistance, ups[node - 1]);
      addMove(chain, counts, winDistance, rights[node - 1]);
      addMove(chain, counts, winDistance, downs[node - 1]);
      addMove(chain, counts, winDistance, lefts[node - 1]);
      appendNode(chain, node, counts.countBefore);
      const { choiceCount, deadEndCount, winCount } = counts;
      const seen = sightWeight(movesToWin, choiceCount);
      if (deadEndCount > 0) absorption.isWinCertain = false;
      const winWeight = toFloat32(winCount + seen);
      const movesOfSeen = toFloat32(seen * movesToWin);
      absorbedWeight[node - 1] = toFloat32(deadEndCount + winWeight);
      winProbability[node - 1] = winWeight;
      expectedCost[node - 1] = toFloat32(choiceCount + winCount + movesOfSeen);
    } else if (movesToWin >= 0) {
      winProbability[node - 1] = 1;
      expectedCost[node - 1] = movesToWin;
    } else {
      winProbability[node - 1] = 1;
      expectedCost[node - 1] = Infinity;
    }
  }
  pooled.transitionCount = chain.transitionCount;
  pooled.nodeCount = chain.nodeCount;
}

/**
 * The numbers of moves that the modelled player (a model of a person) may make in the state of `node`: all moves, moves
 * into a dead end (a state from which no win can be reached), and moves into a state that is one move from a win.
 * `countBefore` is the number of transitions that the chain had before the first of these moves.
 */
interface MoveCounts {
  readonly node: number;
  readonly countBefore: number;
  choiceCount: number;
  deadEndCount: number;
  winCount: number;
}

/**
 * Adds one move of the modelled player (a model of a person) to the Markov chain: the move by one input in one state.
 * If two inputs lead from a state to the same other state, the chain has one transition with a larger weight. @inline
 */
function addMove(chain: AbsorbingChain, counts: MoveCounts, winDistance: readonly number[], after: number): void {
  if (after >= 0) {
    const movesToWin = winDistance[after];
    counts.choiceCount++;
    if (movesToWin > 1) {
      const to = after + 1;
      // A move that leads back into the same state counts as a choice of the player, because such a move costs a move.
      // The chain needs no transition for it, because the player then chooses again among the same moves.
      if (to !== counts.node) appendTransition(chain, counts.countBefore, counts.node, to);
    } else if (movesToWin < 0) counts.deadEndCount++;
    else counts.winCount++;
  }
}

/**
 * Returns how many moves a person is expected to need up to the first win. An attempt takes `movesToEnd` moves on
 * average and ends with a win or in a dead end. After each dead end the player begins again, so the average number of
 * attempts is 1 / `winProbability`. Returns Infinity if no win can be reached.
 */
export function movesWithRestarts(movesToEnd: number, winProbability: number): number {
  return winProbability > 0 ? toFloat32(movesToEnd / winProbability) : Infinity;
}

/**
 * Returns how many moves players are expected to need for a level of the given difficulty. The result is rounded to a
 * whole number.
 */
export function movesOfDifficulty(difficultyCentibits: number): number {
  return Math.floor(2 ** (difficultyCentibits / CENTIBITS_PER_BIT) + 0.5);
}

/**
 * Returns the difficulty of a level, in hundredths of a bit: the binary logarithm of the moves that a person is
 * expected to need. Returns `MAX_CENTIBITS` if no win can be reached.
 */
export function difficultyOfMoves(expectedMoves: number): number {
  return expectedMoves === Infinity ? MAX_CENTIBITS : log2Centibits(expectedMoves);
}
