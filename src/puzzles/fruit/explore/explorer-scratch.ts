/**
 * Manages the memory that a search for all states needs only while it runs. exploration-memory.ts has the memory for
 * the result.
 */
import { acquire, type Lease, type PooledMemory } from "../../../kernel/pool";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createQueues, type Queues } from "../../tilting/queue";
import { createStaleLists } from "../../tilting/stale-lists";
import { MAX_SIDE } from "../level";
import { CodeLayout, MAX_PIECES } from "./slide-tables";

/**
 * Memory that a search for all states needs only while it runs. Entries from an earlier search may still be in it and
 * must not be read.
 */
export interface ExplorerScratch extends PooledMemory {
  /** Reusable lists for `SlideTables.stops`: for each direction, where each piece stops after a slide. */
  readonly stops: number[][];
  /** Reusable lists for `SlideTables.sighted`: for each axis, which pieces an anteater may see. */
  readonly sighted: number[][];
  /**
   * Reusable lists for `SlideTables.irreversible`, one for each axis. They mark the pieces that may make a move
   * irreversible: the move and then the opposite move may have another result than the opposite move alone.
   */
  readonly irreversible: number[][];
  readonly queues: Queues;
}

const MAX_CODES = CodeLayout.PerCell * (MAX_SIDE * MAX_SIDE + 1) + CodeLayout.GoneStep * MAX_PIECES;

const INITIAL_QUEUE_LENGTH = 64;

// The memory that later searches may use again. At most two searches run at once: one for the level on the screen, and
// one for the next levels.
const pool: ExplorerScratch[] = [];
const MAX_POOLED = 2;

export function* acquireExplorerScratch(): Task<{ readonly scratch: ExplorerScratch; readonly lease: Lease }> {
  let scratch = pool.find(({ isFree }) => isFree);
  if (scratch === undefined) {
    scratch = yield* createScratch();
    pushBounded(pool, scratch, MAX_POOLED);
  }
  return { scratch, lease: acquire(scratch) };
}

function* createScratch(): Task<ExplorerScratch> {
  return {
    stops: yield* createStaleLists(4, MAX_CODES),
    sighted: yield* createStaleLists(2, MAX_CODES),
    irreversible: yield* createStaleLists(2, MAX_CODES),
    queues: yield* createQueues(MAX_PIECES, INITIAL_QUEUE_LENGTH),
    base: 0,
    capacity: 0,
    isFree: true,
  };
}
