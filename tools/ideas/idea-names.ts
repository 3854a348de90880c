/** The names of the ideas of solutions, such as "detour", as the game shows them. */
import { TEXTS } from "../../src/game/texts/index";
import { COMMON_IDEAS } from "../../src/kernel/ideas/measure-ideas";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

/** Returns the names of all ideas that solutions of a puzzle's levels can have, in the order of `measureIdeas`. */
export function ideaNames({ ideas }: AnyPuzzle): string[] {
  return [...COMMON_IDEAS.map((idea) => TEXTS.ideas[idea].name), ...ideas.own.map(({ name }) => name)];
}
