/**
 * Measures how strong each solving idea is in a level. A solving idea is a technique that a solution needs. All puzzles
 * share six solving ideas, and each puzzle has some of its own.
 */
import type { Rules } from "../rules";
import type { Task } from "../task";
import { measureBaitStrength } from "./bait";
import { measureDetourStrength } from "./detour";
import { measureOneWayInStrength } from "./one-way-in";
import { measureOrderStrength } from "./order";
import { findSolution, playSolution, type PlayedSolution, type SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";
import { measureThereAndBackStrength } from "./there-and-back";
import { measureHalvesStrength } from "./two-halves";

/**
 * The solving ideas (techniques that a solution needs) that levels of all puzzles can have. `measureIdeas` returns
 * their strengths in this order.
 */
export const COMMON_IDEAS = ["detour", "thereAndBack", "bait", "oneWayIn", "order", "halves"] as const;

/** The indices of the solving ideas (techniques that a solution needs) in `COMMON_IDEAS`. */
export const enum CommonIdea {
  Detour,
  ThereAndBack,
  Bait,
  OneWayIn,
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
  ideas: PuzzleIdeas<Level, State>,
): Task<number[]> {
  const solution = yield* playSolution(rules, yield* findSolution(certificate));
  const strengths: number[] = [];
  for (let idea = 0; idea < COMMON_IDEAS.length + ideas.own.length; idea++) {
    yield;
    strengths.push(yield* measureIdea(idea, level, ideas, solution, 0));
  }
  return strengths;
}

/**
 * Returns the strength of the solving idea (a technique that a solution needs) with the index `idea` in a level. May
 * return 0 if the strength is below `atLeast`, which saves time.
 */
export function* measureIdea<Level, State>(
  idea: number,
  level: Level,
  ideas: PuzzleIdeas<Level, State>,
  solution: PlayedSolution<State>,
  atLeast: number,
): Task<number> {
  const own = idea - COMMON_IDEAS.length;
  if (own < 0) return yield* measureCommonIdea(idea, level, ideas, solution, atLeast);
  const strength = ideas.own[own].strengthOf(level, solution, atLeast);
  return typeof strength === "number" ? strength : yield* strength;
}

function* measureCommonIdea<Level, State>(
  idea: CommonIdea,
  level: Level,
  { boardOf, apparentDistance }: PuzzleIdeas<Level, State>,
  solution: PlayedSolution<State>,
  atLeast: number,
): Task<number> {
  switch (idea) {
    case CommonIdea.Detour:
      return yield* measureDetourStrength(solution.states, apparentDistance(level));
    case CommonIdea.ThereAndBack:
      return measureThereAndBackStrength(solution.records);
    case CommonIdea.Bait:
      return yield* measureBaitStrength(solution, apparentDistance(level), atLeast);
    case CommonIdea.OneWayIn:
      return yield* measureOneWayInStrength(solution, atLeast);
    case CommonIdea.Order:
      return measureOrderStrength(solution);
    case CommonIdea.Halves:
      return measureHalvesStrength(boardOf(level), solution.records);
  }
}
