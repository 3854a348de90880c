/**
 * Defines the record of a search for all states of a level of Skid: its input, and the states that it has found. The
 * search functions in explore-four.ts and explore-many.ts use this record.
 */
import { UNREACHABLE } from "../../../kernel/graph";
import type { FoundStates } from "../../tilting/exploration";
import { keyOf } from "../../tilting/search-memory";
import { markWon } from "../../tilting/search-progress";
import { beginAtStart } from "../../tilting/search-start";
import { CodeLayout, type SlideTables } from "./slide-tables";
import { PieceStatus, type ExplorationMemory } from "./exploration-memory";
import type { KeyWeights } from "./key-weights";
import type { PieceCode } from "../../tilting/piece-code";

/**
 * The wanted number of moves of a level's shortest full combo, as a range. In a full combo, all toys of each colour
 * leave in one move. A search stops as soon as the number is certainly outside the range, or a win without a full combo
 * is certainly shorter.
 */
export interface ParRange {
  readonly minPar: number;
  readonly maxPar: number;
}

/** The input of a search for all states of a level, and the states that it has found. */
export interface Exploration extends FoundStates {
  readonly slideTables: SlideTables;
  readonly memory: ExplorationMemory;
  /**
   * For each piece, the number that it adds to a state key. A state key identifies a state in the hash table of states.
   */
  readonly weights: KeyWeights;
  /**
   * The piece code of each piece at the start: a number for its cell and kind, with cells numbered by rows; see
   * slide-tables.ts. The list has at least four entries. With fewer pieces, the last entries stand for pieces that have
   * left the board.
   */
  readonly start: readonly number[];
  /**
   * The wanted number of moves of the shortest win in which all toys of each colour leave in one move (see `ParRange`).
   * Undefined if the search must find all states in any case.
   */
  readonly parRange: ParRange | undefined;
  /**
   * The states that are won by a full combo, in which all toys of each colour leave in one move. The states are in
   * ascending order.
   */
  readonly combos: number[];
  /**
   * The fewest moves to a win by full combo, in which all toys of each colour leave in one move; `UNREACHABLE` if there
   * is no such win.
   */
  parCombo: number;
  /**
   * The fewest moves to a win in which the toys of some colour leave in more than one move; `UNREACHABLE` if there is
   * no such win.
   */
  parPlain: number;
}

/**
 * Records a won state, from which the search for all states of a level makes no moves. `state` is its number, counted
 * from 1. States are found in the order of their number of moves. So the first win by full combo (all toys of each
 * colour leave in one move) sets `parCombo`, and the first other win sets `parPlain`. `highestCode` is the highest code
 * of a piece in the state; it also holds `State.brokenCombos`, which is 0 after a full combo.
 */
export function recordWin(exploration: Exploration, state: number, moves: number, highestCode: PieceCode): void {
  const { memory } = exploration;
  markWon(memory, state);
  exploration.wonStates.push(state - 1);
  if (highestCode % CodeLayout.PerCell === 0) {
    exploration.combos.push(state - 1);
    if (exploration.parCombo === UNREACHABLE) exploration.parCombo = moves;
  } else if (exploration.parPlain === UNREACHABLE) exploration.parPlain = moves;
}

/**
 * Returns whether the shortest solution of a level can no longer have the wanted number of moves. `moves` says how far
 * the search for all states of the level has come: it has found all wins of up to this many moves.
 */
export function isOutOfRange({ parRange, parCombo, parPlain }: Exploration, moves: number): boolean {
  if (parRange === undefined) return false;
  if (parCombo === UNREACHABLE) return parPlain !== UNREACHABLE || moves >= parRange.maxPar;
  return parCombo < parRange.minPar || parCombo > parRange.maxPar || (parPlain !== UNREACHABLE && parPlain < parCombo);
}

/** Stores the start of a level, and makes it the only state from which moves must still be made. */
export function enqueueStart(exploration: Exploration): void {
  const { memory, weights, start } = exploration;
  beginAtStart(exploration, memory.queues, start, keyNumbersOf(start, weights));
  memory.pieceStatus[0] = PieceStatus.AllFree;
}

/**
 * Returns the state key: one or more numbers that identify a state. `codes` has a number for the cell and kind of each
 * piece (a piece code), with cells numbered by rows.
 */
export function keyNumbersOf(codes: readonly PieceCode[], { rows }: KeyWeights): number[] {
  return rows.map((weights) => keyOf(codes, codes.length, weights));
}
