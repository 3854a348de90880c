/** Manages the memory in which the generator of Penguin works, so that it can be reused for the next level. */
import type { Board } from "../../../kernel/board";
import type { PooledMemory } from "../../../kernel/pool";
import type { Task } from "../../../kernel/task";
import { LeadingKind } from "./level-plan";
import { createMutableLevel, type MutableLevel } from "./mutable-level";
import { createSolutionSearch, type SolutionSearch } from "./search";
import type { MoveList, ReachableCells, ThingBudget, PlannedSolution } from "./slide-building";

/**
 * The best site for a route that was found so far. A site is a free cell, with a position from which the penguin slides
 * to it. If an obstacle makes the penguin stop on this cell, the route is complete.
 */
interface RouteSite {
  /** The position of the penguin from which the slide to the site (the cell `cell`) begins. */
  from: number;
  /**
   * The cell on which an obstacle must make the penguin stop to complete the route. `direction` is the direction in
   * which the penguin slides to this cell.
   */
  cell: number;
  direction: number;
  /**
   * The number of passages that a route through this site avoids. A passage is a stop of the solution that every other
   * way to the finish visits. The number is 0 if the generator found no site.
   */
  passagesAvoided: number;
  /** How many sites the generator has compared so far for the next route (another way beside the solution). */
  comparedCount: number;
}

/**
 * The memory for generating levels on one board. The fields `base` and `capacity` of `PooledMemory` are not used here.
 */
export interface Scratch extends PooledMemory {
  readonly level: MutableLevel;
  readonly search: SolutionSearch;
  readonly solution: PlannedSolution;
  /**
   * A copy of the planned solution, made before another solution replaces it. If the level is not acceptable with the
   * other solution, the planned solution is restored from this copy.
   */
  readonly formerSolution: PlannedSolution;
  readonly budget: ThingBudget;
  readonly moveList: MoveList;
  readonly routeSite: RouteSite;
  /** The free cells on which a slide of a route (another way beside the solution) may end. */
  readonly routeReach: ReachableCells;
  /** How many solutions and routes the generator has tried to build for the level that is being generated. */
  buildCount: number;
}

/**
 * The memory is replaced when `search.base` has reached this number. Each search raises `base`, and the searches for
 * one level must not take it past the limit of a 32-bit integer.
 */
const MAX_SEARCH_BASE = 1000000000;

/** The memory with which the last level was generated. It is reused if the next level has the same board. */
let newestScratch: Scratch | undefined;

/**
 * Returns memory for generating levels on a board. Takes the memory that was used last if no task uses it now,
 * otherwise creates new memory. The level in this memory may still have the things of the last task.
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

function* createScratch(board: Board): Task<Scratch> {
  const level = yield* createMutableLevel(board);
  const search = yield* createSolutionSearch(2 * board.cellCount);
  return {
    isFree: true,
    base: 0,
    capacity: 0,
    level,
    search,
    solution: { stops: [], directions: [], moveCount: 0, firstLaid: 0 },
    formerSolution: { stops: [], directions: [], moveCount: 0, firstLaid: 0 },
    moveList: { nodes: [], directions: [], count: 0 },
    routeSite: { from: 0, cell: 0, direction: 0, passagesAvoided: 0, comparedCount: 0 },
    routeReach: { cells: [], count: 0 },
    buildCount: 0,
    budget: { bridges: 0, doorPairs: 0, treadmills: 0, picks: 0, snowPercent: 0, leadingKind: LeadingKind.None },
  };
}
