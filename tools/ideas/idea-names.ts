/**
 * Lists the names of solving ideas, such as "detour", as the game shows them. A solving idea is a technique that a
 * solution needs.
 */
import { TEXTS } from "../../src/game/texts/index";
import { COMMON_IDEAS } from "../../src/kernel/ideas/measure-ideas";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

/**
 * Returns the names of all solving ideas, such as "detour", that the levels of a puzzle can have. The order is the one
 * in which the function `measureIdeas` returns their strengths.
 */
export function listIdeaNames({ ideas }: AnyPuzzle): string[] {
  return [...COMMON_IDEAS.map((idea) => TEXTS.ideas[idea].name), ...ideas.own.map(({ name }) => name)];
}
