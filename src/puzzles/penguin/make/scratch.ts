/** The reusable memory of Penguin's generator. */
import type { Board } from "../../../kernel/board";
import type { PooledMemory } from "../../../kernel/pool";
import type { Task } from "../../../kernel/task";
import { createMutableLevel, type MutableLevel } from "./mutable-level";
import { createSearch, type Search } from "./search";
import type { MoveList, ThingBudget, Solution } from "./slide-building";

/**
 * Everything that the generator needs to make levels on one board. It is reused for one level after another. `base` and
 * `capacity` of the pooled memory are not used here.
 */
export interface Scratch extends PooledMemory {
  readonly level: MutableLevel;
  readonly search: Search;
  readonly solution: Solution;
  /** A copy of the solution, restored if another solution turns out worse. */
  readonly formerSolution: Solution;
  readonly budget: ThingBudget;
  readonly moveList: MoveList;
}

/**
 * A scratch whose search has a higher base is replaced. The base grows with each search, and one level must not take it
 * past the limit of a 32-bit integer.
 */
const MAX_SEARCH_BASE = 1000000000;

// The scratch of the newest level. It is reused if the next level has the same board.
let newestScratch: Scratch | undefined;

/**
 * Returns a free scratch for a board: the cached one if possible, otherwise a new one. The level in a cached scratch
 * may still hold things of its previous use.
 */
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

/** Creates the memory for making levels on one board. */
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
