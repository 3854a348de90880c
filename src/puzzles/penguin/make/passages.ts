/**
 * Counts the passages of a generated level. A passage is a stop of the solution that every way to the finish visits. A
 * level with few passages has several routes to the finish, and only the shortest of them is the solution.
 */
import type { Task } from "../../../kernel/task";
import type { LevelPlan } from "./level-plan";
import type { Scratch } from "./scratch";
import { isOnSolution, type SolutionSearch } from "./search";
import type { PlannedSolution } from "./slide-building";

const NOT_VISITED = 1000;

const NODES_PER_SLICE = 10;

export function wantsRoutes({ maxPassagesPercent }: LevelPlan): boolean {
  return maxPassagesPercent < 100;
}

/**
 * Returns whether the solution has no more passages than `levelPlan` allows. A passage is a stop that every way to the
 * finish visits. `search` must have visited all positions of the penguin. If `levelPlan` limits the passages, they are
 * counted again by `countPassages`.
 */
export function* hasEnoughRoutes(scratch: Scratch, levelPlan: LevelPlan): Task<boolean> {
  if (!wantsRoutes(levelPlan)) return true;
  yield* countPassages(scratch.search, scratch.solution);
  return passagesPercentOf(scratch) <= levelPlan.maxPassagesPercent;
}

/**
 * Returns the share of passages (stops that every way to the finish visits) among the stops between start and finish,
 * in percent, rounded up. `countPassages` must have run.
 */
export function passagesPercentOf({ search, solution }: Pick<Scratch, "search" | "solution">): number {
  const { moveCount } = solution;
  return Math.ceil((100 * search.passagesBefore[moveCount]) / (moveCount - 1));
}

/**
 * Counts the passages (stops that every way to the finish visits) between the start and the finish. Fills two lists of
 * `search`: `passagesBefore` (how many passages come before each stop) and `leftAt` (the stop of the solution after
 * which a node was reached).
 *
 * Takes the stops of the solution in order. From each stop, visits the nodes (positions of the penguin) that can be
 * reached by moves that leave the solution there, except nodes that were already reached from an earlier stop. A stop
 * is a passage if no move leads past it to a later stop. Such a move could begin at an earlier stop, or at a node that
 * was reached from an earlier stop.
 */
export function* countPassages(search: SolutionSearch, { stops, moveCount }: PlannedSolution): Task<void> {
  const { queue, count, next, leftAt, passagesBefore, stack } = search;
  yield;
  for (let index = 0; index < count; index++) leftAt[queue[index] - 1] = NOT_VISITED;
  yield;
  for (let index = 0; index <= moveCount; index++) leftAt[stops[index] - 1] = index;
  let passages = 0;
  let farthest = 0;
  let visited = 0;
  for (let index = 0; index < moveCount; index++) {
    passagesBefore[index] = passages;
    if (index > 0 && farthest <= index) passages++;
    stack[0] = stops[index];
    let height = 1;
    while (height > 0) {
      height--;
      const node = stack[height];
      visited++;
      if (visited % NODES_PER_SLICE === 0) yield;
      for (let direction = 0; direction < 4; direction++) {
        const end = next[direction][node - 1];
        if (end <= 0) continue;
        if (isOnSolution(search, end)) {
          if (leftAt[end - 1] > farthest) farthest = leftAt[end - 1];
        } else if (leftAt[end - 1] === NOT_VISITED) {
          leftAt[end - 1] = index;
          stack[height] = end;
          height++;
        }
      }
    }
  }
  passagesBefore[moveCount] = passages;
}
