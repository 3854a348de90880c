/** The record that Skid's two explorers share: what they are given and what they have found. */
import { UNREACHABLE } from "../../../kernel/graph";
import type { Lease } from "../../../kernel/pool";
import { NOT_EXPLORED } from "../../tilting/axis-successors";
import { Code, type SlideTables } from "./slide-tables";
import { PieceStatus, enqueue, type ExplorationMemory } from "./exploration-memory";
import type { KeyWeights } from "./key-weights";

/**
 * The par that a level must have to be of use. An exploration ends as soon as it is certain that the level has no such
 * par, or is not fair.
 */
export interface ParRange {
  /** The lowest and the highest `parCombo`. */
  readonly minPar: number;
  readonly maxPar: number;
}

/** An exploration of a level: what the explorer is given, and the states found that can be reached from the start. */
export interface Exploration {
  readonly slideTables: SlideTables;
  readonly memory: ExplorationMemory;
  /** The lease of `memory`. It must be released when the exploration is no longer needed. */
  readonly lease: Lease;
  /** What each code of a state adds to the key of that state. */
  readonly weights: KeyWeights;
  /**
   * The codes of the start state, by rows; see slide-tables.ts. There are at least four, because free slots have codes
   * too.
   */
  readonly start: readonly number[];
  /** The wanted par; undefined if the exploration must be complete. */
  readonly parRange: ParRange | undefined;
  /** How many states have been found. Entries of `memory` beyond them are stale. */
  size: number;
  /** The won states in ascending order, and those among them that are reached by a max combo of every colour. */
  readonly won: number[];
  readonly combos: number[];
  /** The fewest moves to a win by max combo; `UNREACHABLE` if there is none. */
  parCombo: number;
  /** The fewest moves to a plain win; `UNREACHABLE` if there is none. */
  parPlain: number;
}

/**
 * Records a won state. The explorer finds states in the order of their moves, so the first win of each sort sets its
 * par. `highestCode` is the highest code of the state, which holds the broken combos.
 */
export function recordWin(exploration: Exploration, state: number, moves: number, highestCode: number): void {
  exploration.won.push(state);
  if (highestCode % Code.PerCell === 0) {
    exploration.combos.push(state);
    if (exploration.parCombo === UNREACHABLE) exploration.parCombo = moves;
  } else if (exploration.parPlain === UNREACHABLE) exploration.parPlain = moves;
}

/** Returns whether a level cannot have the wanted par. All wins of up to `moves` moves must be known. */
export function isOutOfRange({ parRange, parCombo, parPlain }: Exploration, moves: number): boolean {
  if (parRange === undefined) return false;
  if (parCombo === UNREACHABLE) return parPlain !== UNREACHABLE || moves >= parRange.maxPar;
  return parCombo < parRange.minPar || parCombo > parRange.maxPar || (parPlain !== UNREACHABLE && parPlain < parCombo);
}

/** Stores the start as state 1 and as the only entry of the queues. */
export function enqueueStart({ slideTables, memory, weights, start }: Exploration): void {
  const { keys, pieceStatus, newestInBucket, nextInBucket, base, next, queues } = memory;
  let sum = 0;
  for (let part = 0; part < weights.rows.length; part++) {
    const key = keyOf(start, weights.rows[part]);
    keys[part][0] = key;
    sum += key;
  }
  pieceStatus[0] = PieceStatus.AllFree;
  nextInBucket[0] = 0;
  newestInBucket[sum % newestInBucket.length] = base + 1;
  for (const successors of next) successors[0] = NOT_EXPLORED;
  for (const depthQueues of queues) for (const queue of depthQueues) queue.length = 0;
  const [[columns, rows]] = queues;
  const [toColumns] = slideTables.layout.transposedCodes;
  enqueue(rows, 1, start);
  enqueue(columns, 1, start);
  for (let slot = 0; slot < start.length; slot++) columns.codes[slot][0] = toColumns[start[slot] - 1];
}

/** Returns one part of the key of a state: the sum of the weights of its codes. */
export function keyOf(codes: readonly number[], weights: readonly number[]): number {
  const slots = codes.length;
  let key = 0;
  for (let slot = 1; slot <= slots; slot++) key += weights[codes[slot - 1] - 1];
  return key;
}
