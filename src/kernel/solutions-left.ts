/**
 * Counts, after each move of the best solution of a level, how many shortest solutions begin with the moves made so
 * far. The counts show where the level becomes hard.
 */
import { MAX_SOLUTION_COUNT, type Transitions } from "./graph";
import { findBestSolution } from "./verdict";
import type { Task } from "./task";

const STATES_PER_SLICE = 40;

/**
 * Returns the number of shortest solutions that the player can still complete, at the start and after each move of the
 * best solution. The numbers are at most `MAX_SOLUTION_COUNT`. The list is empty if the level cannot be won.
 *
 * `winDistance` is the result of `computeWinDistance`.
 */
export function* countSolutionsLeft(graph: Transitions, winDistance: readonly number[]): Task<number[]> {
  const states = yield* findStatesOfBestSolutions(graph, winDistance);
  const solutionsFrom: Record<number, number | undefined> = {};
  for (let index = states.length - 1; index >= 0; index--) {
    const state = states[index];
    let solutionCount = winDistance[state] === 0 ? 1 : 0;
    for (let direction = 0; direction < 4; direction++) {
      const after = graph.next[direction][state];
      if (after >= 0 && winDistance[after] === winDistance[state] - 1)
        solutionCount = Math.min(MAX_SOLUTION_COUNT, solutionCount + (solutionsFrom[after] ?? 0));
    }
    solutionsFrom[state] = solutionCount;
    if (index % STATES_PER_SLICE === 0) yield;
  }
  if (states.length === 0) return [];
  let state = graph.start;
  const solutionsLeft = [solutionsFrom[state] ?? 0];
  for (const direction of findBestSolution(graph, winDistance, graph.start)) {
    state = graph.next[direction][state];
    solutionsLeft.push(solutionsFrom[state] ?? 0);
  }
  return solutionsLeft;
}

/** Returns all states on the shortest solutions from the start. States farther from a win come first. */
function* findStatesOfBestSolutions(graph: Transitions, winDistance: readonly number[]): Task<number[]> {
  if (winDistance[graph.start] < 0) return [];
  const states = [graph.start];
  const isKnown: Record<number, true | undefined> = {};
  for (let index = 0; index < states.length; index++) {
    const distanceAfter = winDistance[states[index]] - 1;
    for (let direction = 0; direction < 4; direction++) {
      const after = graph.next[direction][states[index]];
      if (after < 0 || distanceAfter < 0 || winDistance[after] !== distanceAfter || isKnown[after] === true) continue;
      isKnown[after] = true;
      states.push(after);
    }
    if (index % STATES_PER_SLICE === 0) yield;
  }
  return states;
}
