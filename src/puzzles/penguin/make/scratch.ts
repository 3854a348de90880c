import type { Board } from "../../../kernel/board";
import type { PooledMemory } from "../../../kernel/pool";
import type { Task } from "../../../kernel/task";
import { createMutableLevel, type MutableLevel } from "./mutable-level";
import { createSearch, type Search } from "./search";
import type { MoveList, ThingBudget, Solution } from "./slide-building";

/** All that it takes to make levels on one board: it serves one level after the other. `room` says nothing here. */
export interface Scratch extends PooledMemory {
  readonly level: MutableLevel;
  readonly search: Search;
  readonly solution: Solution;
  /** Kept while another one is tried in its place. */
  readonly formerSolution: Solution;
  readonly budget: ThingBudget;
  readonly moveList: MoveList;
}

/** One level takes fewer searches than lie between this and the limit of a 32-bit integer. */
const MAX_SEARCH_BASE = 1000000000;

// What the newest level was made in.
let newestScratch: Scratch | undefined;

/** A scratch that is free, to be lent; whoever had it before may have left things on its floe. */
export function* findFreeScratch(board: Board): Task<Scratch> {
  if (
    newestScratch?.isFree === true &&
    newestScratch.level.board === board &&
    newestScratch.search.base < MAX_SEARCH_BASE
  )
    return newestScratch;
  const scratch = yield* createScratch(board);
  newestScratch = scratch;
  return scratch;
}

function* createScratch(board: Board): Task<Scratch> {
  const level = yield* createMutableLevel(board);
  const search = yield* createSearch(2 * board.cellCount);
  return {
    isFree: true,
    base: 0,
    capacity: 0,
    level,
    search,
    solution: { stops: [], directions: [], moveCount: 0, firstLaid: 0 },
    formerSolution: { stops: [], directions: [], moveCount: 0, firstLaid: 0 },
    moveList: { nodes: [], directions: [], count: 0 },
    budget: { bridges: 0, doorPairs: 0, treadmills: 0, picks: 0 },
  };
}
