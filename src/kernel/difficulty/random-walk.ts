/**
 * Computes the difficulty of a level from the moves of a modelled player who chooses moves at random. The method
 * follows Jarušek and Pelánek, "Human Problem Solving: Sokoban Case Study" (2010).
 */
import { log2Centibits, MAX_CENTIBITS } from "../logarithm";
import { fill } from "../fill";
import { UNREACHABLE, type Transitions } from "../graph";
import { release } from "../pool";
import { toFloat32 } from "../float32";
import {
  acquireChain,
  solveChain,
  reserveTransitions,
  appendNode,
  appendTransition,
  chainLocals,
  type Absorption,
  type AbsorbingChain,
} from "./absorbing-chain";
import type { Task } from "../task";

/**
 * How many moves the simulated random player looks ahead. The random player
 * - plays a win that is at most this many moves away;
 * - otherwise chooses among the inputs that move something and do not lose at once, all with equal probability;
 * - returns to the start at no further cost after a move into a dead end.
 *
 * The difficulty of a level compares the number of moves of the random player with the shortest solution: see
 * `difficultyOf`.
 */
export const LOOKAHEAD_MOVES = 2;

/**
 * The results of a simulated random player who starts in each state of a level and moves until a win or a dead end.
 * They do not depend on the start of the level, so they hold for a level that starts in any of these states.
 */
export interface RandomWalk {
  /** The average number of moves of the simulated random player, for each state in which the player may start. */
  readonly expectedMoves: readonly number[];
  /**
   * The probability that the simulated random player wins before reaching a dead end, for each state in which the
   * player may start.
   */
  readonly winProbability: readonly number[];
}

const STATES_PER_SLICE = 10;
const TRANSITIONS_PER_SLICE = 4 * STATES_PER_SLICE;

/**
 * Computes the results of a simulated random player for all states of a level at once, by solving an absorbing Markov
 * chain. `winDistance` is the result of `computeWinDistance`.
 */
export function* analyseRandomWalk(graph: Transitions, winDistance: readonly number[]): Task<RandomWalk> {
  const { stateCount } = graph;
  const { chain, lease } = yield* acquireChain(stateCount);
  const expectedMoves: number[] = [];
  const winProbability: number[] = [];
  for (const list of [expectedMoves, winProbability]) yield* fill(list, stateCount, 0);
  const absorption = {
    absorbedWeight: chain.absorbedWeight,
    winProbability,
    expectedCost: expectedMoves,
  };
  for (let state = 0; state < stateCount; state += STATES_PER_SLICE) {
    if (chain.transitionCount + TRANSITIONS_PER_SLICE > chain.transitionCapacity)
      yield* reserveTransitions(chain, chain.transitionCount, TRANSITIONS_PER_SLICE);
    addTransitions(chain, absorption, graph, winDistance, state + 1);
    yield;
  }
  yield* solveChain(chain, absorption);
  release(lease);
  return { expectedMoves, winProbability };
}

/**
 * Adds the moves of a simulated random player to a Markov chain, from at most `STATES_PER_SLICE` states. `first` is
 * the number of the first of them, counted from 1. In states at most two moves from a win, the random player plays the win, so their results are set at
 * once.
 */
function addTransitions(
  pooled: AbsorbingChain,
  { absorbedWeight, winProbability, expectedCost }: Absorption,
  { next, stateCount }: Transitions,
  winDistance: readonly number[],
  first: number,
): void {
  const last = Math.min(stateCount, first + STATES_PER_SLICE - 1);
  const [ups, rights, downs, lefts] = next;
  /**
   * Keeps each field of the Markov chain in a local variable, because local variables are faster in Lua than table
   * fields.
   * @locals
   */
  const chain: AbsorbingChain = chainLocals(pooled);
  for (let state = first; state <= last; state++) {
    const movesToWin = winDistance[state - 1];
    if (movesToWin > LOOKAHEAD_MOVES) {
      /**
       * Keeps each count of the random player's moves in a local variable, because local variables are faster in Lua
       * than table fields. @locals
       */
      const totals: MoveTotals = {
        state,
        countBefore: chain.transitionCount,
        endCount: 0,
        winCount: 0,
        moveCount: 0,
      };
      addTransition(chain, totals, winDistance, ups[state - 1]);
      addTransition(chain, totals, winDistance, rights[state - 1]);
      addTransition(chain, totals, winDistance, downs[state - 1]);
      addTransition(chain, totals, winDistance, lefts[state - 1]);
      appendNode(chain, state, totals.countBefore);
      absorbedWeight[state - 1] = totals.endCount;
      winProbability[state - 1] = totals.winCount;
      expectedCost[state - 1] = totals.moveCount;
    } else if (movesToWin >= 0) {
      winProbability[state - 1] = 1;
      expectedCost[state - 1] = movesToWin;
    }
  }
  pooled.transitionCount = chain.transitionCount;
  pooled.nodeCount = chain.nodeCount;
}

/**
 * Counts of the moves that the simulated random player may choose in the state with the number `state`: how many of them end the player's walk,
 * and how many of those win. `moveCount` is the number of moves made, including the moves of wins that the player sees
 * ahead.
 */
interface MoveTotals {
  readonly state: number;
  /** The number of transitions that the chain had before this state. */
  readonly countBefore: number;
  endCount: number;
  winCount: number;
  moveCount: number;
}

/**
 * Adds one move of the simulated random player, from one state by one input, to the Markov chain. If two inputs lead
 * from a state to the same state, the chain has one transition with a larger weight. @inline
 */
function addTransition(chain: AbsorbingChain, totals: MoveTotals, winDistance: readonly number[], after: number): void {
  if (after >= 0) {
    const movesToWin = winDistance[after];
    totals.moveCount++;
    if (movesToWin > LOOKAHEAD_MOVES) {
      const to = after + 1;
      if (to !== totals.state) appendTransition(chain, totals.countBefore, totals.state, to);
    } else {
      totals.endCount++;
      if (movesToWin >= 0) {
        totals.winCount++;
        totals.moveCount += movesToWin;
      }
    }
  }
}

/**
 * Returns the difficulty of a level that starts in `state`, in hundredths of a bit. It is the binary logarithm of a
 * ratio: the average number of moves of the simulated random player, divided by the number of moves of the shortest
 * solution. Returns `MAX_CENTIBITS` if no win can be reached.
 */
export function difficultyOf(
  { expectedMoves, winProbability }: RandomWalk,
  winDistance: readonly number[],
  state: number,
): number {
  return difficultyCentibits(expectedMoves[state], winProbability[state], winDistance[state]);
}

/**
 * Returns the difficulty of a level, computed from the results of the random player at its start. The random player
 * begins again after each dead end, so the average number of attempts is 1 / `winProbability`.
 */
export function difficultyCentibits(expectedMoves: number, winProbability: number, par: number): number {
  if (par === UNREACHABLE) return MAX_CENTIBITS;
  if (par <= LOOKAHEAD_MOVES) return 0;
  const totalMoves = toFloat32(expectedMoves / winProbability);
  const movesPerParMove = toFloat32(totalMoves / par);
  return log2Centibits(movesPerParMove);
}
