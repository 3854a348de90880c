/** Lures of a level being generated: how one is laid and how they are counted. */
import { LOST } from "../../../kernel/graph";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor } from "../level";
import { buildAndFix } from "./mutable-level";
import type { Scratch } from "./scratch";
import { isOnSolution, type Search } from "./search";
import { markPassed, findReachable, buildStop, type ReachableCells } from "./slide-building";

/**
 * How many moves of a lure look right: they lead to new cells, away from the solution. A lure ends in picks, in an
 * endless loop, or farther from the finish than it began.
 */
const LURE_MOVES = 3;
/** How many moves farther than before the finish is at the end of a lure that is not lost. */
const MIN_DETOUR_MOVES = 2;

// The result of `findReachable`. It is reused, because allocating costs time on the console.
const reach: ReachableCells = { cells: [], count: 0 };

/** Lays a lure of three slides that leaves the solution at a random stop. It stays shorter where there is no room. */
export function* layLure({ level, solution, budget }: Scratch, random: Random): Task<void> {
  const leaveIndex = drawBelow(random, solution.moveCount - 1);
  let from = solution.stops[leaveIndex];
  let heading = (solution.directions[leaveIndex] + 1 + 2 * drawBelow(random, 2)) % 4;
  for (let move = 1; move <= LURE_MOVES; move++) {
    yield;
    findReachable(reach, level, from, heading);
    if (reach.count === 0) {
      heading = (heading + 2) % 4;
      findReachable(reach, level, from, heading);
    }
    if (reach.count === 0) return;
    const cell = reach.cells[drawBelow(random, reach.count)];
    markPassed(level, from, cell, heading);
    if (move === LURE_MOVES && budget.picks > 0) {
      budget.picks--;
      buildAndFix(level, cell, Floor.Picks, Bridge.None);
      return;
    }
    buildStop(level, budget, cell, heading, random);
    from = cell;
    heading = (heading + 1 + 2 * drawBelow(random, 2)) % 4;
  }
}

/**
 * Returns whether the level has at least `wantedCount` lures. `search` must hold a complete search with its win
 * distances.
 */
export function* hasEnoughLures({ search, solution }: Scratch, wantedCount: number): Task<boolean> {
  let lures = 0;
  for (let index = solution.firstLaid; lures < wantedCount && index < solution.moveCount; index++) {
    const node = solution.stops[index];
    yield;
    for (let direction = 0; direction < 4; direction++) {
      const first = search.next[direction][node - 1];
      if (isOffSolution(search, first) && leadsAstray(search, first, search.winDistance[node - 1])) lures++;
    }
  }
  return lures >= wantedCount;
}

/** Returns whether a move ended at a node that is not a stop of the solution. `STUCK` and `LOST` are not nodes. */
function isOffSolution(search: Search, node: number): boolean {
  return node > 0 && !isOnSolution(search, node);
}

/**
 * Returns whether two more moves from the node `first` complete a lure. `leaveDistance` is the win distance at the stop
 * where the lure leaves the solution.
 */
function leadsAstray(search: Search, first: number, leaveDistance: number): boolean {
  const { next, winDistance } = search;
  for (let direction = 0; direction < 4; direction++) {
    const second = next[direction][first - 1];
    if (!isOffSolution(search, second) || second === first) continue;
    for (let last = 0; last < 4; last++) {
      const third = next[last][second - 1];
      if (third === LOST) return true;
      if (!isOffSolution(search, third) || third === first || third === second) continue;
      if (winDistance[third - 1] >= leaveDistance + MIN_DETOUR_MOVES) return true;
    }
  }
  return false;
}
