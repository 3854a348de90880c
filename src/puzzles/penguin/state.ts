/** Defines the state of a level of the puzzle Penguin: one number that says where the penguin is. */
import { MAX_BOARD_CELLS } from "../../kernel/draft";

/**
 * The state of a level: the number of the penguin's cell. `ON_BRIDGE` is added if the penguin stands on a bridge, and
 * `IN_LOOP` if it slides in an endless loop.
 */
export type State = number;

const ON_BRIDGE = MAX_BOARD_CELLS;
const IN_LOOP = 2 * MAX_BOARD_CELLS;

export function stateOnBridge(cell: number): State {
  return ON_BRIDGE + cell;
}

/** Returns the lost state in which the penguin slides for ever in a loop that contains the given cell. */
export function stateInLoop(cell: number): State {
  return IN_LOOP + cell;
}

export function cellOf(state: State): number {
  return state % MAX_BOARD_CELLS;
}

export function isOnBridge(state: State): boolean {
  return state >= ON_BRIDGE && state < IN_LOOP;
}

export function isInLoop(state: State): boolean {
  return state >= IN_LOOP;
}
