/**
 * Explores all states of a level breadth first, using only the rules of the level. This works for every puzzle, but
 * some puzzles have a faster explorer of their own.
 */
import { DIRECTIONS, type Direction } from "./direction";
import { LOST, STUCK, type Graph } from "./graph";
import type { Rules } from "./rules";
import type { Task } from "./task";

/** Returns the graph of all states of a level. Returns undefined if the level has more than `maxStates` states. */
export function* explore<State>(rules: Rules<State>, maxStates: number): Task<Graph<State> | undefined> {
  const states: State[] = [rules.start];
  const next: number[][] = DIRECTIONS.map(() => []);
  const wonStates: number[] = [];
  const stateNumbers: Record<string, number | undefined> = { [rules.key(rules.start)]: 0 };

  const numberState = (state: State): number => {
    const key = rules.key(state);
    const known = stateNumbers[key];
    if (known !== undefined) return known;
    stateNumbers[key] = states.length;
    return states.push(state) - 1;
  };

  for (let stateNumber = 0; stateNumber < states.length; stateNumber++) {
    if (states.length > maxStates) return undefined;
    if (rules.outcome(states[stateNumber]) === "won") wonStates.push(stateNumber);
    for (const direction of DIRECTIONS) {
      next[direction].push(findSuccessor(rules, states[stateNumber], direction, numberState));
    }
    yield;
  }
  const stateNumberOf = (state: State): number | undefined => stateNumbers[rules.key(state)];
  return { stateCount: states.length, start: 0, next, wonStates, stateNumberOf };
}

function findSuccessor<State>(
  rules: Rules<State>,
  state: State,
  direction: Direction,
  numberState: (state: State) => number,
): number {
  const after = rules.move(state, direction);
  if (after === undefined) return STUCK;
  return rules.outcome(after) === "lost" ? LOST : numberState(after);
}
