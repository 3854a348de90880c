/**
 * Measures how strong each solving idea is in a level. A solving idea is a technique that a solution needs. All puzzles
 * share six solving ideas, and each puzzle has some of its own.
 */
import type { Rules } from "../rules";
import type { Task } from "../task";
import { measureBaitStrength } from "./bait";
import { measureDetourStrength } from "./detour";
import { measureOrderStrength } from "./order";
import { measurePassageStrengths } from "./passages";
import { findSolution, playSolution, type SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";
import { measureThereAndBackStrength } from "./there-and-back";

/**
 * The solving ideas (techniques that a solution needs) that levels of all puzzles can have. `measureIdeas` returns
 * their strengths in this order.
 */
export const COMMON_IDEAS = ["detour", "thereAndBack", "bait", "needle", "order", "halves"] as const;

/** The indices of the solving ideas (techniques that a solution needs) in `COMMON_IDEAS`. */
export const enum CommonIdea {
  Detour,
  ThereAndBack,
  Bait,
  Needle,
  Order,
  Halves,
}

/**
 * Returns the strength of each solving idea (a technique that a solution needs) in a level, as whole numbers: first the
 * solving ideas of all puzzles in the order of `COMMON_IDEAS`, then the puzzle's own. A strength of 0 means that the
 * level lacks the solving idea. All strengths are 0 if the level cannot be won.
 */
export function* measureIdeas<Level, State>(
  level: Level,
  rules: Rules<State>,
  certificate: SolvedGraph,
  { boardOf, apparentDistance, own }: PuzzleIdeas<Level, State>,
): Task<number[]> {
  const solution = yield* playSolution(rules, yield* findSolution(certificate));
  const distanceOf = apparentDistance(level);
  const detour = yield* measureDetourStrength(solution.states, distanceOf);
  const thereAndBack = yield* measureThereAndBackStrength(boardOf(level), solution.records);
  const bait = yield* measureBaitStrength(solution, distanceOf);
  const { needle, halves } = yield* measurePassageStrengths(solution);
  const strengths = [detour, thereAndBack, bait, needle, measureOrderStrength(solution), halves];
  for (const { strengthOf } of own) {
    yield;
    const strength = strengthOf(level, solution, 0);
    strengths.push(typeof strength === "number" ? strength : yield* strength);
  }
  return strengths;
}
