/**
 * Computes the fewest moves from each state to a win, slowly and by definition, to test the fast solvers in src/kernel.
 */
import { UNREACHABLE, type Transitions } from "../../../src/kernel/graph";

/**
 * Returns the fewest moves to a win from each state of a graph. The entry of a state is `UNREACHABLE` if no win can be
 * reached from it.
 */
export function slowWinDistance({ stateCount, next, wonStates }: Transitions): number[] {
  const winDistance: number[] = Array.from({ length: stateCount }, () => UNREACHABLE);
  for (const state of wonStates) winDistance[state] = 0;
  for (let moves = 0, isNew = true; isNew; moves++) {
    isNew = false;
    for (let state = 0; state < stateCount; state++) {
      if (winDistance[state] !== UNREACHABLE) continue;
      if (!next.some((successors) => successors[state] >= 0 && winDistance[successors[state]] === moves)) continue;
      winDistance[state] = moves + 1;
      isNew = true;
    }
  }
  return winDistance;
}
