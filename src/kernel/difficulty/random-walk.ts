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
 * The wandering player, in its plainest form that of Jarušek and Pelánek ("Human Problem Solving: Sokoban Case Study",
 * 2010). He
 * - sees `FORESIGHT` moves ahead: where a win is no farther he plays it;
 * - else picks one of the inputs that move something and do not lose at once, each as probable as the others;
 * - is back at the start, at no further cost, when a move brings him to a position that can no longer be won.
 *
 * A level is as hard as he needs more moves for it than the best player: see `difficultyOf`.
 */
export const LOOKAHEAD_MOVES = 2;

/**
 * What comes of his wandering from each state, up to a win or to a position that can no longer be won. Where he begins
 * does not matter to that, so each state can be asked as if it were the start.
 */
export interface RandomWalk {
  /** By state: how many moves he makes on average. */
  readonly expectedMoves: readonly number[];
  /** By state: how probable a win is. */
  readonly winProbability: readonly number[];
}

const STATES_PER_SLICE = 10;
const TRANSITIONS_PER_SLICE = 4 * STATES_PER_SLICE;

/** Has him wander from all states of a graph at once; `distance` has the fewest moves from each to a win, or `NEVER`. */
export function* analyseRandomWalk(graph: Transitions, winDistance: readonly number[]): Task<RandomWalk> {
  const { stateCount } = graph;
  const { chain, lease } = yield* acquireChain(stateCount);
  const expectedMoves: number[] = [];
  const winProbability: number[] = [];
  for (const list of [expectedMoves, winProbability]) yield* fill(list, stateCount, 0);
  const absorption = {
    absorbedWeight: chain.absorbedWeight,
    winProbability: winProbability,
    expectedCost: expectedMoves,
  };
  for (let state = 0; state < stateCount; state += STATES_PER_SLICE) {
    if (chain.transitionCount + TRANSITIONS_PER_SLICE > chain.transitionCapacity)
      yield* reserveTransitions(chain, chain.transitionCount, TRANSITIONS_PER_SLICE);
    addTransitions(chain, absorption, graph, winDistance, state + 1, Math.min(stateCount, state + STATES_PER_SLICE));
    yield;
  }
  yield* solveChain(chain, absorption);
  release(lease);
  return { expectedMoves, winProbability };
}

/** Lays the ways out of these states, which count from 1; of those from which he sees a win all is known already. */
function addTransitions(
  pooled: AbsorbingChain,
  { absorbedWeight, winProbability, expectedCost }: Absorption,
  { next }: Transitions,
  winDistance: readonly number[],
  first: number,
  last: number,
): void {
  const [ups, rights, downs, lefts] = next;
  /** @locals */
  const chain: AbsorbingChain = chainLocals(pooled);
  for (let state = first; state <= last; state++) {
    const movesToWin = winDistance[state - 1];
    if (movesToWin > LOOKAHEAD_MOVES) {
      /** @locals */
      const totals: MoveTotals = { endCount: 0, winCount: 0, moveCount: 0 };
      const countBefore = chain.transitionCount;
      addTransition(chain, totals, winDistance, countBefore, state, ups[state - 1]);
      addTransition(chain, totals, winDistance, countBefore, state, rights[state - 1]);
      addTransition(chain, totals, winDistance, countBefore, state, downs[state - 1]);
      addTransition(chain, totals, winDistance, countBefore, state, lefts[state - 1]);
      appendNode(chain, state, countBefore);
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

/** What he may choose from: how many inputs end his wandering, how many with a win, and what all together cost. */
interface MoveTotals {
  endCount: number;
  winCount: number;
  moveCount: number;
}

/** Lays the way that an input leads, unless another of the same state does. @inline */
function addTransition(
  chain: AbsorbingChain,
  totals: MoveTotals,
  winDistance: readonly number[],
  countBefore: number,
  state: number,
  after: number,
): void {
  if (after >= 0) {
    const movesToWin = winDistance[after];
    totals.moveCount++;
    if (movesToWin > LOOKAHEAD_MOVES) {
      const to = after + 1;
      if (to !== state) appendTransition(chain, countBefore, state, to);
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
 * How hard the level is that begins in a state: log2 of the moves that he makes on average until he wins, for each move
 * of the shortest win; in hundredths of a bit, at most `MAX_CENTIBITS`, as for a level that cannot be won.
 */
export function difficultyOf(
  { expectedMoves, winProbability }: RandomWalk,
  winDistance: readonly number[],
  state: number,
): number {
  return difficultyCentibits(expectedMoves[state], winProbability[state], winDistance[state]);
}

/**
 * The same, of what comes of his wandering from the start. He is there again whenever he comes to a position that can no
 * longer be won, so he has to try once for each part of a chance of 1.
 */
export function difficultyCentibits(expectedMoves: number, winProbability: number, par: number): number {
  if (par === UNREACHABLE) return MAX_CENTIBITS;
  if (par <= LOOKAHEAD_MOVES) return 0;
  const totalMoves = toFloat32(expectedMoves / winProbability);
  const movesPerParMove = toFloat32(totalMoves / par);
  return log2Centibits(movesPerParMove);
}
