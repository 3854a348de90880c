/**
 * Measures how deep a dead end (a state from which no win can be reached) is: how many moves the player can make in it
 * and still find new states.
 */
import type { Transitions } from "../graph";
import type { Task } from "../task";

/**
 * The largest number of states that are searched from a dead end (a state from which no win can be reached). The limit
 * keeps the search of a large dead end short.
 */
export const MAX_DEAD_END_STATES = 60;
const STATES_PER_SLICE = 12;

/**
 * Returns the number of moves from a dead end (a state from which no win can be reached) to the state that is farthest
 * from this dead end. Only the nearest `MAX_DEAD_END_STATES` states are searched.
 */
export function* measureDeadEndDepth({ next }: Transitions, deadEnd: number): Task<number> {
  const states = [deadEnd];
  const depths = [0];
  const isKnown: Record<number, true | undefined> = { [deadEnd]: true };
  for (let index = 0; index < states.length; index++) {
    for (let direction = 0; direction < 4; direction++) {
      const after = next[direction][states[index]];
      if (after < 0 || isKnown[after] === true || states.length === MAX_DEAD_END_STATES) continue;
      isKnown[after] = true;
      states.push(after);
      depths.push(depths[index] + 1);
    }
    if (index % STATES_PER_SLICE === STATES_PER_SLICE - 1) yield;
  }
  return depths[depths.length - 1];
}
