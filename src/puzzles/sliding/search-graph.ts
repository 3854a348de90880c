/**
 * Converts the result of a search over the cells of a board into the graph of the level's states. A level generator
 * that has already searched the level then need not search it again.
 */
import { NOWHERE } from "../../kernel/board";
import { LOST, UNREACHABLE, STUCK, type Transitions } from "../../kernel/graph";
import type { Task } from "../../kernel/task";
import { createZeros } from "./cell-stamps";
import type { SlideSearch } from "./slide-search";
import type { SlideTable } from "./slide-table";

interface SearchGraph {
  readonly graph: Transitions;
  readonly winDistance: readonly number[];
}

const STATES_PER_SLICE = 12;

/**
 * Builds the graph of a level's states from a finished search over cells. `target` is the cell on which the level is
 * won, so the piece makes no more slide from there.
 */
export function* buildSearchGraph(
  { reachedAt, queue, reachedCount, base }: SlideSearch,
  slideTable: SlideTable,
  target: number,
): Task<SearchGraph> {
  const stateNumbers = createZeros(reachedAt.length + 1);
  yield;
  for (let state = 0; state < reachedCount; state++) stateNumbers[queue[state] - 1] = state;
  yield;
  const next: number[][] = slideTable.map(() => []);
  const winDistance: number[] = [];
  for (let state = 0; state < reachedCount; state++) {
    const cell = queue[state];
    const isTarget = cell === target;
    winDistance[state] = isTarget ? 0 : UNREACHABLE;
    for (let direction = 0; direction < 4; direction++) {
      const end = slideTable[direction][cell - 1];
      if (isTarget || end === cell) next[direction][state] = STUCK;
      else next[direction][state] = end === NOWHERE ? LOST : stateNumbers[end - 1];
    }
    if (state % STATES_PER_SLICE === STATES_PER_SLICE - 1) yield;
  }
  const wonStates = reachedAt[target - 1] >= base ? [stateNumbers[target - 1]] : [];
  const graph: Transitions = { stateCount: reachedCount, start: 0, next, wonStates };
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (let end = reachedCount; end > 0; end -= STATES_PER_SLICE) {
      if (relaxDistances(graph, winDistance, Math.max(0, end - STATES_PER_SLICE), end)) hasChanged = true;
      yield;
    }
  }
  return { graph, winDistance };
}

function relaxDistances({ next }: Transitions, winDistance: number[], first: number, end: number): boolean {
  let hasChanged = false;
  for (let state = end - 1; state >= first; state--) {
    let moves = winDistance[state];
    for (const successors of next) {
      const after = successors[state];
      if (
        after >= 0 &&
        winDistance[after] !== UNREACHABLE &&
        (moves === UNREACHABLE || winDistance[after] + 1 < moves)
      ) {
        moves = winDistance[after] + 1;
      }
    }
    if (moves !== winDistance[state]) {
      winDistance[state] = moves;
      hasChanged = true;
    }
  }
  return hasChanged;
}
