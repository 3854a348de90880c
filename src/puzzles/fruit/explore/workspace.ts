import { lend, type Loan, type Memory } from "../../../kernel/loan";
import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { noise, noises } from "../../tilting/noise";
import { MAX_SIDE } from "../level";
import { Code, MOST_PIECES } from "./lanes";

/** Memory that an exploration needs as long as it goes on, and nobody after it. What an older one left in it is noise. */
export interface Workspace extends Memory {
  /** Where pieces stop, where anteaters see them, and which lines are uneven: see `Lanes`. */
  readonly stops: number[][];
  readonly sighted: number[][];
  readonly uneven: number[][];
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
const MOST_CODES = Code.Kinds * (MAX_SIDE * MAX_SIDE + 1) + Code.Gone * MOST_PIECES;

const WAITING_AT_FIRST = 64;

// No more than two are at work at once: one for the level on the board, one for those to come.
const pool: Workspace[] = [];
const MOST_WORKSPACES = 2;

/** Lends a workspace that is free. */
export function* borrowWorkspace(): Work<{ readonly workspace: Workspace; readonly loan: Loan }> {
  let workspace = pool.find(({ isFree }) => isFree);
  if (workspace === undefined) {
    workspace = yield* newWorkspace();
    keepNewest(pool, workspace, MOST_WORKSPACES);
  }
  return { workspace, loan: lend(workspace) };
}

function* newWorkspace(): Work<Workspace> {
  return {
    stops: yield* noises(4, MOST_CODES),
    sighted: yield* noises(2, MOST_CODES),
    uneven: yield* noises(2, MOST_CODES),
    queues: [
      [yield* newQueue(), yield* newQueue()],
      [yield* newQueue(), yield* newQueue()],
    ],
    base: 0,
    room: 0,
    isFree: true,
  };
}

function* newQueue(): Work<Queue> {
  return {
    states: yield* noise(WAITING_AT_FIRST),
    codes: yield* noises(MOST_PIECES, WAITING_AT_FIRST),
    length: 0,
  };
}
