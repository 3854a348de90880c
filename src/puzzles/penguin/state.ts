/** The state of a level of Penguin, packed into one number. */
import { MAX_BOARD_CELLS } from "../../kernel/draft";

/**
 * The state of a level: the penguin's cell, plus an offset if the penguin stands on a bridge or slides in an endless
 * loop.
 */
export type State = number;

const ON_BRIDGE = MAX_BOARD_CELLS;
const IN_LOOP = 2 * MAX_BOARD_CELLS;

/** Returns the state of a penguin that stands on the bridge over a cell. */
export function stateOnBridge(cell: number): State {
  return ON_BRIDGE + cell;
}

/** Returns the lost state of a penguin that slides in an endless loop through a cell. */
export function stateInLoop(cell: number): State {
  return IN_LOOP + cell;
}

/** Returns the cell of the penguin in a state. */
export function cellOf(state: State): number {
  return state % MAX_BOARD_CELLS;
}

/** Returns whether the penguin stands on a bridge. */
export function isOnBridge(state: State): boolean {
  return state >= ON_BRIDGE && state < IN_LOOP;
}

/** Returns whether the penguin slides in an endless loop, which is a loss. */
export function isInLoop(state: State): boolean {
  return state >= IN_LOOP;
}
