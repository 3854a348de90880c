/** Defines the result of a search for all states of a level, and converts this result to the state graph. */
import type { AnalysedGraph, Certificate } from "../../kernel/analysed-graph";
import type { Graph } from "../../kernel/graph";
import { release, type Lease } from "../../kernel/pool";
import type { Task } from "../../kernel/task";
import { analyseGraph } from "../../kernel/verdict";
import { findStored, type SearchMemory } from "./search-memory";

export interface FoundStates {
  readonly memory: SearchMemory;
  /**
   * The right to use `memory`. The lease must be released as soon as the search and its results are no longer needed.
   */
  readonly lease: Lease;
  /** The number of states that the search has found. Entries of `memory` after these states belong to other levels. */
  stateCount: number;
  /** The numbers of the states in which the level is won, counted from 0, in ascending order. */
  readonly wonStates: number[];
}

/** Counts the states that searches have explored, so that callers can limit the computing time. */
export interface ExplorationCost {
  stateCount: number;
}

/** Releases the memory of a search for all states, so that the next search can use it. */
export function releaseExploration({ lease }: FoundStates): void {
  release(lease);
}

/**
 * Adds the number of states that a search has found, at most `maxStates`, to `spent`. If the search for all states of a
 * level is complete, returns its result. Otherwise releases its memory and returns undefined.
 */
export function finishExploration<Exploration extends FoundStates>(
  exploration: Exploration,
  isComplete: boolean,
  maxStates: number,
  spent: ExplorationCost,
): Exploration | undefined {
  spent.stateCount += Math.min(exploration.stateCount, maxStates);
  if (isComplete) return exploration;
  releaseExploration(exploration);
  return undefined;
}

/**
 * Returns the graph of the states that a search has found. `keyOfState` returns the state key (numbers that identify a
 * state), or undefined for a state in which the level is lost. The graph's lists `next` (the states to which moves
 * lead) may be longer than the number of found states: they are reused, and the rest is left over from levels searched
 * earlier.
 */
export function createGraphOfStates<State>(
  { memory, stateCount, wonStates }: FoundStates,
  keyOfState: (state: State) => readonly number[] | undefined,
): Graph<State> {
  const stateNumberOf = (state: State): number | undefined => {
    const key = keyOfState(state);
    return key === undefined ? undefined : findStored(memory, key);
  };
  return { stateCount, start: 0, next: memory.next, wonStates, stateNumberOf };
}

/**
 * Computes the shortest solution, dead ends (states from which no win can be reached) and difficulty of a level from
 * the graph of its states. The result is stored in the memory of the search, so it is valid only until the caller
 * releases this memory. `report` is called before the difficulty is known (see kernel/certify.ts).
 */
export function* certifyStates<State>(
  exploration: FoundStates,
  graph: Graph<State>,
  report: ((analysedGraph: AnalysedGraph<State>) => void) | undefined,
): Task<Certificate<State>> {
  const release = (): void => {
    releaseExploration(exploration);
  };
  const analysis = yield* analyseGraph(graph, (known) => {
    report?.({ graph, analysis: known, release });
  });
  return { graph, analysis, release };
}
