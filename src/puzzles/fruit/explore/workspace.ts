/** The pooled memory that an explorer needs only while it runs. Memory for its result is in exploration-memory.ts. */
import { acquire, type Lease, type PooledMemory } from "../../../kernel/pool";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createStaleList, createStaleLists } from "../../tilting/stale-lists";
import { MAX_SIDE } from "../level";
import { Code, MAX_PIECES } from "./slide-tables";

/**
 * Memory that an exploration needs while it runs and not afterwards. Contents from an earlier exploration are stale.
 */
export interface Workspace extends PooledMemory {
  /** The lists of `SlideTables.stops`. */
  readonly stops: number[][];
  /** The lists of `SlideTables.sighted`. */
  readonly sighted: number[][];
  /** The lists of `SlideTables.irreversible`. */
  readonly irreversible: number[][];
  /** By depth (current, next), then by axis: the states that wait to be pushed along this axis. */
  readonly queues: readonly (readonly Queue[])[];
}

/** A queue of states that wait for the two pushes of an axis. */
export interface Queue {
  /** The numbers of the states, counted from 1. */
  readonly states: number[];
  /** By slot, then by index in the queue: the codes of the states' pieces, in any order. */
  readonly codes: readonly number[][];
  /** The number of states in the queue. Entries of the lists behind them are stale. */
  length: number;
}

/** The number of codes on the largest board. */
const MAX_CODES = Code.PerCell * (MAX_SIDE * MAX_SIDE + 1) + Code.GoneStep * MAX_PIECES;

const INITIAL_QUEUE_LENGTH = 64;

// At most two explorations run at once: one for the level on the board, and one for the levels to come.
const pool: Workspace[] = [];
const MAX_POOLED = 2;

/** Acquires a workspace: a free one of the pool, or a new one. */
export function* acquireWorkspace(): Task<{ readonly workspace: Workspace; readonly lease: Lease }> {
  let workspace = pool.find(({ isFree }) => isFree);
  if (workspace === undefined) {
    workspace = yield* createWorkspace();
    pushBounded(pool, workspace, MAX_POOLED);
  }
  return { workspace, lease: acquire(workspace) };
}

function* createWorkspace(): Task<Workspace> {
  return {
    stops: yield* createStaleLists(4, MAX_CODES),
    sighted: yield* createStaleLists(2, MAX_CODES),
    irreversible: yield* createStaleLists(2, MAX_CODES),
    queues: [
      [yield* createQueue(), yield* createQueue()],
      [yield* createQueue(), yield* createQueue()],
    ],
    base: 0,
    capacity: 0,
    isFree: true,
  };
}

function* createQueue(): Task<Queue> {
  return {
    states: yield* createStaleList(INITIAL_QUEUE_LENGTH),
    codes: yield* createStaleLists(MAX_PIECES, INITIAL_QUEUE_LENGTH),
    length: 0,
  };
}
