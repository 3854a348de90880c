/** Names the solving ideas of a puzzle: those that all puzzles share, and the puzzle's own. */
import { COMMON_IDEAS } from "../../kernel/ideas/measure-ideas";
import type { IdeaText } from "../../kernel/ideas/puzzle-ideas";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { TEXTS } from "../texts/index";

/**
 * Returns the name of the solving idea with the index `idea`, in one or two lengths, the longest first. The ideas that
 * all puzzles share come first, then the puzzle's own.
 */
export function ideaNamesOf({ ideas }: AnyPuzzle, idea: number): readonly string[] {
  const { name, shortName }: IdeaText =
    idea < COMMON_IDEAS.length ? TEXTS.ideas[COMMON_IDEAS[idea]] : ideas.own[idea - COMMON_IDEAS.length];
  return shortName === undefined ? [name] : [name, shortName];
}
