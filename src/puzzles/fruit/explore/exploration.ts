import type { Lease } from "../../../kernel/pool";
import { NOT_EXPLORED } from "../../tilting/axis-successors";
import type { Level } from "../level";
import { MAX_PIECES, type SlideTables } from "./slide-tables";
import { codesOf, keyOf, countPieces } from "./piece-codes";
import type { ExplorationMemory } from "./exploration-memory";
import type { KeyWeights } from "./key-weights";
import type { Queue, Workspace } from "./workspace";

/** What the explorer is given, and what it finds: the positions of a level that can be reached from its start. */
export interface Exploration {
  readonly level: Level;
  readonly slideTables: SlideTables;
  readonly memory: ExplorationMemory;
  /** Its own only until it is whole. */
  readonly workspace: Workspace;
  /** It is over when nobody needs what was found. */
  readonly lease: Lease;
  readonly weights: KeyWeights;
  /** How many states there are; what lies behind them in the scratch is noise. */
  size: number;
  /** The won states, in ascending order. */
  readonly won: number[];
}

/** Most levels have no more than this; a list with room for them is enough. */
const FEW_PIECES = 4;

/** Gives the start the number 1 and puts it, and nothing else, in the queues. */
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
  for (const exits of next) exits[0] = NOT_EXPLORED;
  for (const depthQueues of queues) for (const queue of depthQueues) queue.length = 0;
  const [[columns, rows]] = queues;
  const [toColumns] = layout.transposedCodes;
  enqueue(rows, 1, start);
  for (let slot = 0; slot < start.length; slot++) start[slot] = toColumns[start[slot] - 1];
  enqueue(columns, 1, start);
}

function enqueue(queue: Queue, state: number, list: readonly number[]): void {
  const { states, codes } = queue;
  states[queue.length] = state;
  for (let slot = 0; slot < list.length; slot++) codes[slot][queue.length] = list[slot];
  queue.length++;
}
