/**
 * Names the solving ideas (techniques that a solution needs) of a puzzle: those that all puzzles share, and its own.
 */
import { COMMON_IDEAS } from "../../kernel/ideas/measure-ideas";
import type { IdeaText } from "../../kernel/ideas/puzzle-ideas";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { TEXTS } from "../texts/index";

/**
 * Returns the name of the solving idea (a technique) with the index `idea`, in one or two lengths, the longest first.
 * The ideas that all puzzles share come first, then the puzzle's own.
 */
export function ideaNamesOf({ ideas }: AnyPuzzle, idea: number): readonly string[] {
  const { name, shortName }: IdeaText =
    idea < COMMON_IDEAS.length ? TEXTS.ideas[COMMON_IDEAS[idea]] : ideas.own[idea - COMMON_IDEAS.length];
  return shortName === undefined ? [name] : [name, shortName];
}

/**
 * Returns the names of a solving idea (a technique that a solution needs), with a longer form such as "The idea:
 * Detour" before the longest name. The short names get no such form, because measuring each text costs time in the
 * frame of the win.
 */
export function withIdeaWord(names: readonly string[]): readonly string[] {
  return [...TEXTS.ideaNamed(names[0]), ...names];
}

/**
 * Returns the names of a level's one or two solving ideas (techniques that a solution needs), in several lengths, the
 * longest first. Returns an empty list if `ideas` is empty.
 *
 * Two names are joined. The last text but one may be broken after the comma between the two names. The last text has
 * only the first name, for narrow cards.
 */
export function namesOfIdeas(puzzle: AnyPuzzle, ideas: readonly number[]): readonly string[] {
  if (ideas.length === 0) return [];
  const firstNames = ideaNamesOf(puzzle, ideas[0]);
  if (ideas.length === 1) return withIdeaWord(firstNames);
  const secondNames = ideaNamesOf(puzzle, ideas[1]);
  const pairs = firstNames.flatMap((first) => secondNames.map((second) => TEXTS.ideaPair(first, second)));
  const [first, second] = [firstNames[firstNames.length - 1], secondNames[secondNames.length - 1]];
  return [...pairs.flatMap((pair) => TEXTS.ideasNamed(pair)), ...pairs, TEXTS.ideaList(first, second), first];
}
