/**
 * Builds and counts the lure paths of a generated level. A lure path is a wrong path that looks correct for three
 * moves.
 */
import { LOST } from "../../../kernel/graph";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor } from "../level";
import { buildAndFix } from "./mutable-level";
import type { Scratch } from "./scratch";
import { isOnSolution, type SolutionSearch } from "./search";
import { markPassed, findReachable, buildStop, type ReachableCells } from "./slide-building";

/**
 * The number of moves of a lure path, a wrong path that looks correct. Its moves look correct because they lead to new
 * cells, away from the solution. In the end they lose the level, or the penguin is farther from the finish than before.
 * A level is lost by picks or by an endless loop.
 */
const LURE_MOVES = 3;
/**
 * A lure path is a wrong path that looks correct. Unless it loses the level, it must end at least this many moves
 * farther from the finish than it began.
 */
const MIN_DETOUR_MOVES = 2;

/**
 * The free cells on which a slide of a lure path (a wrong path that looks correct) may end. `findReachable` writes
 * them. The list is reused, because allocating memory costs time on the console.
 */
const reach: ReachableCells = { cells: [], count: 0 };

/**
 * Builds a lure path, a wrong path that looks correct. The lure path leaves the solution at a random cell where the
 * penguin stops. It has three slides, or fewer if there is no space for three.
 */
export function layLure(scratch: Scratch, random: Random): Task<void> {
  const { solution } = scratch;
  const leaveIndex = drawRandomBelow(random, solution.moveCount - 1);
  const direction = (solution.directions[leaveIndex] + 1 + 2 * drawRandomBelow(random, 2)) % 4;
  return laySlides(scratch, solution.stops[leaveIndex], direction, random);
}

/**
 * Builds a branch: slides that begin at a random cell on which the penguin can stop, whether this cell is on the
 * solution or not. So a wrong path can fork into several wrong paths.
 */
export function layBranch(scratch: Scratch, random: Random): Task<void> {
  const { level, search } = scratch;
  const node = search.queue[drawRandomBelow(random, search.count)];
  const { cellCount } = level.board;
  return laySlides(scratch, node > cellCount ? node - cellCount : node, drawRandomBelow(random, 4), random);
}

function* laySlides({ level, budget }: Scratch, start: number, firstDirection: number, random: Random): Task<void> {
  let from = start;
  let direction = firstDirection;
  if (level.log !== undefined) level.log.path.push(from);
  for (let move = 1; move <= LURE_MOVES; move++) {
    yield;
    findReachable(reach, level, from, direction);
    if (reach.count === 0) {
      direction = (direction + 2) % 4;
      findReachable(reach, level, from, direction);
    }
    if (reach.count === 0) return;
    const cell = reach.cells[drawRandomBelow(random, reach.count)];
    markPassed(level, from, cell, direction);
    if (level.log !== undefined) level.log.path.push(cell);
    if (move === LURE_MOVES && budget.picks > 0) {
      budget.picks--;
      buildAndFix(level, cell, Floor.Picks, Bridge.None);
      return;
    }
    buildStop(level, budget, cell, direction, random);
    from = cell;
    direction = (direction + 1 + 2 * drawRandomBelow(random, 2)) % 4;
  }
}

/**
 * Returns whether the level has at least `wantedCount` lure paths, which are wrong paths that look correct. `search`
 * must have the win distances (the fewest moves to a win) of all positions of the penguin.
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

function isOffSolution(search: SolutionSearch, node: number): boolean {
  return node > 0 && !isOnSolution(search, node);
}

function leadsAstray(search: SolutionSearch, first: number, leaveDistance: number): boolean {
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
