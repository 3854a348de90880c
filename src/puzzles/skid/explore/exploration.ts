import { UNREACHABLE } from "../../../kernel/graph";
import type { Lease } from "../../../kernel/pool";
import { NOT_EXPLORED } from "../../tilting/axis-successors";
import { Code, type SlideTables } from "./slide-tables";
import { PieceStatus, enqueue, type ExplorationMemory } from "./exploration-memory";
import type { KeyWeights } from "./key-weights";

/** What is asked of a level: an exploration ends as soon as it is certain that the level is not like this, or not fair. */
export interface ParRange {
  /** The least and the most that `parCombo` may be. */
  readonly minPar: number;
  readonly maxPar: number;
}

/** What an explorer is given, and what it finds: the positions of a level that can be reached from its start. */
export interface Exploration {
  readonly slideTables: SlideTables;
  readonly memory: ExplorationMemory;
  /** It is over when nobody needs what was found. */
  readonly lease: Lease;
  /** What the codes of a position add to its key. */
  readonly weights: KeyWeights;
  /** The codes of the first position; see lanes.ts. There are four of them, or more. */
  readonly start: readonly number[];
  readonly parRange: ParRange | undefined;
  /** How many states there are; what lies behind them in the scratch is noise. */
  size: number;
  /** The won states, in ascending order; and those of them to which every colour left at once. */
  readonly won: number[];
  readonly combos: number[];
  /** Fewest moves to a win in which every colour left at once; `NEVER` where there is none. */
  parCombo: number;
  /** Fewest moves to any other win; `NEVER` where there is none. */
  parPlain: number;
}

/** Notes a won state, which the explorer meets in order of the moves to it; `last` is the last of its codes. */
export function recordWin(exploration: Exploration, state: number, moves: number, last: number): void {
  exploration.won.push(state);
  if (last % Code.PerCell === 0) {
    exploration.combos.push(state);
    if (exploration.parCombo === UNREACHABLE) exploration.parCombo = moves;
  } else if (exploration.parPlain === UNREACHABLE) exploration.parPlain = moves;
}

/** Whether a level cannot be what is asked for, once all wins of up to `moves` moves are known. */
export function isOutOfRange({ parRange, parCombo, parPlain }: Exploration, moves: number): boolean {
  if (parRange === undefined) return false;
  if (parCombo === UNREACHABLE) return parPlain !== UNREACHABLE || moves >= parRange.maxPar;
  return parCombo < parRange.minPar || parCombo > parRange.maxPar || (parPlain !== UNREACHABLE && parPlain < parCombo);
}

/** Gives the start the number 1 and puts it, and nothing else, in the queues. */
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
  for (const exits of next) exits[0] = NOT_EXPLORED;
  for (const depthQueues of queues) for (const queue of depthQueues) queue.length = 0;
  const [[columns, rows]] = queues;
  const [toColumns] = slideTables.layout.transposedCodes;
  enqueue(rows, 1, start);
  enqueue(columns, 1, start);
  for (let slot = 0; slot < start.length; slot++) columns.codes[slot][0] = toColumns[start[slot] - 1];
}

/** One part of the key of a position, from what its codes add to it. */
export function keyOf(codes: readonly number[], weights: readonly number[]): number {
  const slots = codes.length;
  let key = 0;
  for (let slot = 1; slot <= slots; slot++) key += weights[codes[slot - 1] - 1];
  return key;
}
