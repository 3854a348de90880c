import { MAX_BOARD_SIZE } from "../../kernel/draft";

/**
 * Where the penguin is: the number of its cell, and more is added where it stands on a bridge, or is carried round for
 * ever and will never stand again.
 */
export type State = number;

const ON_BRIDGE = MAX_BOARD_SIZE;
const CARRIED_ROUND = 2 * MAX_BOARD_SIZE;

/** The penguin on a bridge over a cell. */
export function onBridge(cell: number): State {
  return ON_BRIDGE + cell;
}

/** The penguin carried round for ever, by way of a cell. */
export function carriedRound(cell: number): State {
  return CARRIED_ROUND + cell;
}

export function cellOf(state: State): number {
  return state % MAX_BOARD_SIZE;
}

export function isOnBridge(state: State): boolean {
  return state >= ON_BRIDGE && state < CARRIED_ROUND;
}

export function isCarriedRound(state: State): boolean {
  return state >= CARRIED_ROUND;
}
