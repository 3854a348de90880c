/**
 * The state graph of a puzzle: all states and the moves between them, with the fewest moves from each state to a win. A
 * state may have any number of moves.
 */
import { UNREACHABLE } from "../../src/kernel/graph";

export interface StateGraph {
  /** For each state, the states after each of its possible moves. A won state has no moves. */
  readonly successors: readonly (readonly number[])[];
  /** The fewest moves from each state to a win, or `UNREACHABLE` where no win can be reached. */
  readonly winDistance: readonly number[];
}

export interface TextRules {
  readonly start: string;
  readonly isWon: (state: string) => boolean;
  readonly statesAfter: (state: string) => readonly string[];
}

export function exploreGraph({ start, isWon, statesAfter }: TextRules): StateGraph {
  const numbers = new Map([[start, 0]]);
  const states = [start];
  const successors: number[][] = [];
  for (const state of states) {
    const row = isWon(state) ? [] : statesAfter(state).map((after) => numberState(numbers, states, after));
    successors.push(row);
  }
  return { successors, winDistance: computeWinDistances(successors, states.map(isWon)) };
}

function numberState(numbers: Map<string, number>, states: string[], state: string): number {
  const known = numbers.get(state);
  if (known !== undefined) return known;
  numbers.set(state, states.length);
  return states.push(state) - 1;
}

function computeWinDistances(successors: readonly (readonly number[])[], isWon: readonly boolean[]): number[] {
  const predecessors = successors.map((): number[] => []);
  successors.forEach((row, state) => row.forEach((after) => predecessors[after].push(state)));
  const distances: number[] = isWon.map((won) => (won ? 0 : UNREACHABLE));
  const queue = [...isWon.keys()].filter((state) => isWon[state]);
  for (const state of queue) {
    for (const before of predecessors[state]) {
      if (distances[before] !== UNREACHABLE) continue;
      distances[before] = distances[state] + 1;
      queue.push(before);
    }
  }
  return distances;
}
