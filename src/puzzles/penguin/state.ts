import { MAX_BOARD_CELLS } from "../../kernel/draft";

/**
 * Where the penguin is: the number of its cell, and more is added where it stands on a bridge, or is carried round for
 * ever and will never stand again.
 */
export type State = number;

const ON_BRIDGE = MAX_BOARD_CELLS;
const IN_LOOP = 2 * MAX_BOARD_CELLS;

/** The penguin on a bridge over a cell. */
export function stateOnBridge(cell: number): State {
  return ON_BRIDGE + cell;
}

/** The penguin carried round for ever, by way of a cell. */
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
