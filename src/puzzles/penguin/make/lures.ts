import { LOST } from "../../../kernel/graph";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor } from "../level";
import { buildAndFix } from "./mutable-level";
import type { Scratch } from "./scratch";
import { isOnSolution, type Search } from "./search";
import { markPassed, findReachable, buildStop, type ReachableCells } from "./slide-building";

/**
 * A lure is a move off the winning way that looks right: for three moves one comes to places where one has not been, none
 * of them on the way; and then the finish is farther than it was, by so many moves, or there are picks.
 */
const LURE_MOVES = 3;
const MIN_DETOUR_MOVES = 2;

const reach: ReachableCells = { cells: [], count: 0 };

/** Lays a way of three moves that leaves the winning way somewhere, as far as there is room. */
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

/** Whether there are so many lures. The search was a whole one, and has looked back. */
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

/** Whether a move led somewhere, and off the way. */
function isOffSolution(search: Search, node: number): boolean {
  return node > 0 && !isOnSolution(search, node);
}

/** Whether two more moves from a place look right; `left` is how far it was to the finish where the way was left. */
function leadsAstray(search: Search, first: number, leaveDistance: number): boolean {
  const { next, winDistance: all } = search;
  for (let direction = 0; direction < 4; direction++) {
    const second = next[direction][first - 1];
    if (!isOffSolution(search, second) || second === first) continue;
    for (let last = 0; last < 4; last++) {
      const third = next[last][second - 1];
      if (third === LOST) return true;
      if (!isOffSolution(search, third) || third === first || third === second) continue;
      if (all[third - 1] >= leaveDistance + MIN_DETOUR_MOVES) return true;
    }
  }
  return false;
}
