/** Finds states that every win must visit, also the wins that are longer than the shortest ones. */
import type { Task } from "../task";
import type { ShortestWins } from "./shortest-wins";

const STATES_PER_SLICE = 15;

/**
 * Returns for each move of the shown win (the shortest win that hints show), except the last move, whether every win
 * visits the state after this move. Wins of any length count, not only the shortest.
 *
 * A search starts from each state of the shown win in turn, and stops at the other states of the shown win. Suppose
 * that no search from a state before S has found a state of the shown win after S. Then every win visits S.
 */
export function* findNeededStates<State>({
  graph,
  winDistance,
  fromNumber,
  shown,
}: ShortestWins<State>): Task<boolean[]> {
  const numbers = [fromNumber];
  const indexOfState: Record<number, number | undefined> = { [fromNumber]: 0 };
  for (const { afterNumber } of shown) {
    indexOfState[afterNumber] = numbers.length;
    numbers.push(afterNumber);
  }
  const isFound: Record<number, true | undefined> = {};
  const isNeeded: boolean[] = [];
  let farthest = 0;
  let searchedStates = 0;
  for (let index = 0; index < shown.length; index++) {
    if (index > 0) isNeeded.push(farthest === index);
    const open = [numbers[index]];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      for (let direction = 0; direction < 4; direction++) {
        const after = graph.next[direction][state];
        if (after < 0 || isFound[after] === true) continue;
        const shownIndex = indexOfState[after];
        // A won state that the shown win (the shortest win that hints show) does not visit counts as later than all
        // states of the shown win.
        if (shownIndex !== undefined) farthest = Math.max(farthest, shownIndex);
        else if (winDistance[after] === 0) farthest = numbers.length;
        else {
          isFound[after] = true;
          open.push(after);
        }
      }
      searchedStates++;
      if (searchedStates % STATES_PER_SLICE === 0) yield;
    }
  }
  return isNeeded;
}
