/**
 * Measures the solving idea "order": two successive inputs of a solution cannot be swapped, because swapping them costs
 * moves or makes a win impossible. A solving idea is a technique that a solution needs.
 */
import { STUCK } from "../graph";
import type { GraphSolution } from "./played-solution";

/**
 * A swap of two inputs in a solution counts only if it costs at least this many moves, because a player would not
 * notice a smaller loss.
 */
const MIN_COST_MOVES = 2;

/**
 * Returns how many moves it costs to swap two successive inputs of a solution, added up over all such pairs of inputs.
 * If the swapped inputs lead into a dead end (a state from which no win can be reached) or lose, the cost is the number
 * of moves that the solution has left. A pair does not count if one of the swapped inputs moves nothing, or if the swap
 * costs fewer than `MIN_COST_MOVES`.
 */
export function measureOrderStrength({ certificate, moves, stateNumbers }: GraphSolution): number {
  const { next } = certificate.graph;
  const { winDistance } = certificate.analysis;
  let strength = 0;
  for (let index = 0; index + 1 < moves.length; index++) {
    const between = next[moves[index + 1]][stateNumbers[index]];
    const after = between < 0 ? between : next[moves[index]][between];
    if (after === STUCK) continue;
    const movesLeft = moves.length - index;
    const isSpoilt = after < 0 || winDistance[after] < 0;
    const cost = isSpoilt ? movesLeft : winDistance[after] + 2 - movesLeft;
    if (cost >= MIN_COST_MOVES) strength += cost;
  }
  return strength;
}
