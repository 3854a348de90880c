/**
 * Finds the passages of a level: the states that every way to a win visits. Two ideas are measured by them. "Needle": at
 * a passage, only one of several inputs is right. "Two halves": a passage joins two large parts of the level.
 */
import { STUCK, type Transitions } from "../graph";
import type { Task } from "../task";
import type { GraphSolution } from "./played-solution";

/** The strengths of the two ideas that passages decide. */
export interface PassageStrengths {
  /** The number of passages with one right and at least `MIN_WRONG_INPUTS` wrong inputs. */
  readonly needle: number;
  /** The number of states of the smaller part, for the passage whose smaller part is largest. */
  readonly halves: number;
}

const MIN_WRONG_INPUTS = 2;
const STATES_PER_SLICE = 15;

/** The search for passages. The solution has one state for each index from 0 to the number of moves. */
interface PassageSearch {
  /** The states that the search has found and not yet left, in any order. */
  readonly open: number[];
  /** By state number: whether the search has found the state. */
  readonly isFound: Record<number, true | undefined>;
  /** By state number: the index of the state in the solution, or nothing. A won state has the index of the last one. */
  readonly indexInSolution: Record<number, number | undefined>;
  foundCount: number;
  /** The largest index in the solution to which a way leads from the states that have been searched so far. */
  farthest: number;
}

/**
 * Measures the ideas "needle" and "two halves" of a level. The time grows with the number of states.
 *
 * The search follows the solution. From each of its states it searches all states that can be reached without another
 * state of the solution. If no way has led beyond the next state of the solution, that state is a passage.
 */
export function* passageStrengths({ certificate, stateNumbers }: GraphSolution): Task<PassageStrengths> {
  const { graph, analysis } = certificate;
  const last = stateNumbers.length - 1;
  const search = startSearch(graph, stateNumbers);
  let needle = 0;
  let halves = 0;
  for (let index = 0; index < last; index++) {
    if (index > 0 && search.farthest === index) {
      if (isNeedle(graph, analysis.winDistance, stateNumbers[index])) needle++;
      const smaller = Math.min(search.foundCount, graph.stateCount - 1 - search.foundCount);
      if (smaller > halves) halves = smaller;
    }
    search.foundCount++;
    search.open.push(stateNumbers[index]);
    yield* searchAround(graph, search);
  }
  return { needle, halves };
}

function startSearch({ wonStates }: Transitions, stateNumbers: readonly number[]): PassageSearch {
  const indexInSolution: Record<number, number | undefined> = {};
  for (let index = 0; index < wonStates.length; index++) indexInSolution[wonStates[index]] = stateNumbers.length - 1;
  for (let index = 0; index < stateNumbers.length; index++) indexInSolution[stateNumbers[index]] = index;
  return { open: [], isFound: {}, indexInSolution, foundCount: 0, farthest: 0 };
}

/** Searches all states that can be reached from the open ones without passing another state of the solution. */
function* searchAround({ next }: Transitions, search: PassageSearch): Task<void> {
  const { open, isFound, indexInSolution } = search;
  let statesLeft = STATES_PER_SLICE;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (let direction = 0; direction < 4; direction++) {
      const after = next[direction][state];
      if (after < 0 || isFound[after] === true) continue;
      const index = indexInSolution[after];
      if (index !== undefined) {
        if (index > search.farthest) search.farthest = index;
        continue;
      }
      isFound[after] = true;
      search.foundCount++;
      open.push(after);
    }
    statesLeft--;
    if (statesLeft > 0) continue;
    yield;
    statesLeft = STATES_PER_SLICE;
  }
}

/** Returns whether one input leads nearer to a win and at least `MIN_WRONG_INPUTS` others move something or lose. */
function isNeedle({ next }: Transitions, winDistance: readonly number[], state: number): boolean {
  let rightCount = 0;
  let wrongCount = 0;
  for (let direction = 0; direction < 4; direction++) {
    const after = next[direction][state];
    if (after === STUCK) continue;
    if (after >= 0 && winDistance[after] === winDistance[state] - 1) rightCount++;
    else wrongCount++;
  }
  return rightCount === 1 && wrongCount >= MIN_WRONG_INPUTS;
}
