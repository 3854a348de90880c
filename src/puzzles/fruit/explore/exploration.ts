/** The data of one exploration, and how it begins. The two explorers are in explore-four.ts and explore-many.ts. */
import type { Lease } from "../../../kernel/pool";
import { NOT_EXPLORED } from "../../tilting/axis-successors";
import type { Level } from "../level";
import { MAX_PIECES, type SlideTables } from "./slide-tables";
import { codesOf, keyOf, countPieces } from "./piece-codes";
import type { ExplorationMemory } from "./exploration-memory";
import type { KeyWeights } from "./key-weights";
import type { Queue, Workspace } from "./workspace";

/** The input of an explorer and its result: the states of a level that can be reached from the start. */
export interface Exploration {
  readonly level: Level;
  readonly slideTables: SlideTables;
  readonly memory: ExplorationMemory;
  /** The workspace. Once the exploration is complete, other explorations may use it. */
  readonly workspace: Workspace;
  /** The lease of `memory`, to be released when the states are no longer needed. */
  readonly lease: Lease;
  readonly weights: KeyWeights;
  /** The number of states. Entries of `memory` behind them are stale. */
  size: number;
  /** The numbers of the won states, counted from 0, in ascending order. */
  readonly won: number[];
}

/** The number of pieces that `exploreFour` handles, and most levels have. Four slots then suffice. */
const FEW_PIECES = 4;

/** Gives the start state the number 1 and clears both queues except for this state. */
export function enqueueStart({ level, slideTables, memory, workspace, weights }: Exploration): void {
  const { keys, secondKeys, fruitsLeft, newestInBucket, nextInBucket, base, next } = memory;
  const { queues } = workspace;
  const { layout } = slideTables;
  const slots = countPieces(level) > FEW_PIECES ? MAX_PIECES : FEW_PIECES;
  const start = codesOf(layout, level, level, slots);
  keys[0] = keyOf(start, slots, weights.first[1]);
  secondKeys[0] = weights.hasSecondKey ? keyOf(start, slots, weights.second[1]) : 0;
  fruitsLeft[0] = level.fruits.length;
  nextInBucket[0] = 0;
  newestInBucket[(keys[0] + secondKeys[0]) % newestInBucket.length] = base + 1;
  for (const successors of next) successors[0] = NOT_EXPLORED;
  for (const depthQueues of queues) for (const queue of depthQueues) queue.length = 0;
  const [[columns, rows]] = queues;
  const [toColumns] = layout.transposedCodes;
  enqueue(rows, 1, start);
  for (let slot = 0; slot < start.length; slot++) start[slot] = toColumns[start[slot] - 1];
  enqueue(columns, 1, start);
}

/** Appends a state with its codes to a queue. */
function enqueue(queue: Queue, state: number, list: readonly number[]): void {
  const { states, codes } = queue;
  states[queue.length] = state;
  for (let slot = 0; slot < list.length; slot++) codes[slot][queue.length] = list[slot];
  queue.length++;
}
