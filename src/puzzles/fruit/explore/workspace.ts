import { acquire, type Lease, type PooledMemory } from "../../../kernel/pool";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createStaleList, createStaleLists } from "../../tilting/stale-lists";
import { MAX_SIDE } from "../level";
import { Code, MAX_PIECES } from "./slide-tables";

/** Memory that an exploration needs as long as it goes on, and nobody after it. What an older one left in it is noise. */
export interface Workspace extends PooledMemory {
  /** Where pieces stop, where anteaters see them, and which lines are uneven: see `Lanes`. */
  readonly stops: number[][];
  readonly sighted: number[][];
  readonly irreversible: number[][];
  /**
   * The states of one depth that are to be pushed up and down, those that are to be pushed right and left; then the same
   * of the next depth.
   */
  readonly queues: readonly (readonly Queue[])[];
}

/** States that wait for a pair of pushes. */
export interface Queue {
  /** Counted from 1. */
  readonly states: number[];
  /** The codes of their positions in any order: the first ones in the first list, and so on. */
  readonly codes: readonly number[][];
  /** How many wait; what lies behind them in the lists is noise. */
  length: number;
}

/** Codes of the largest board. */
const MAX_CODES = Code.PerCell * (MAX_SIDE * MAX_SIDE + 1) + Code.GoneStep * MAX_PIECES;

const INITIAL_QUEUE_LENGTH = 64;

// No more than two are at work at once: one for the level on the board, one for those to come.
const pool: Workspace[] = [];
const MAX_POOLED = 2;

/** Lends a workspace that is free. */
export function* acquireWorkspace(): Task<{ readonly workspace: Workspace; readonly loan: Lease }> {
  let workspace = pool.find(({ isFree }) => isFree);
  if (workspace === undefined) {
    workspace = yield* createWorkspace();
    pushBounded(pool, workspace, MAX_POOLED);
  }
  return { workspace, loan: acquire(workspace) };
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
