/**
 * Ranks those solving ideas (techniques that a solution needs) of a level that the game may name, and finds the two
 * strongest.
 */
import type { Certificate } from "../../src/kernel/analysed-graph";
import { relativePercent, strongStrengthsAtPar } from "../../src/kernel/ideas/leading-idea";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";

/**
 * The two strongest solving ideas (techniques that a solution needs) of a level, the stronger one first. A number
 * stands for an idea: its index in the list that `measureIdeas` returns. Of two ideas of equal strength, the one with
 * the lower index comes first.
 */
export interface IdeaPair {
  readonly ideas: readonly [number, number];
  /**
   * The strength of each of the two solving ideas (techniques that a solution needs), in percent. 100 percent is the
   * lowest strength at which an idea counts as strong.
   */
  readonly percents: readonly [number, number];
}

/** A solving idea (a technique that a solution needs) of a level, as its index, and how strong it is there. */
export interface RankedIdea {
  readonly idea: number;
  /**
   * The strength of the solving idea (a technique that a solution needs), in percent. 100 percent is the lowest
   * strength at which the idea counts as strong.
   */
  readonly percent: number;
}

/**
 * Returns the solving ideas (techniques that a solution needs) that occur in a level and that the game may name, the
 * strongest first.
 */
export function rankIdeas(
  puzzle: AnyPuzzle,
  level: OpaqueLevel,
  certificate: Certificate<OpaqueState>,
): readonly RankedIdea[] {
  const strongStrengths = strongStrengthsAtPar(puzzle.ideas.strongStrengths, certificate.analysis.verdict.par);
  const strengths = runToEnd(measureIdeas(level, puzzle.rules(level), certificate, puzzle.ideas));
  return puzzle.ideas.leadOrder
    .filter((idea) => strengths[idea] > 0)
    .map((idea) => ({ idea, percent: relativePercent(strengths[idea], strongStrengths[idea]) }))
    .sort((one, other) => other.percent - one.percent || one.idea - other.idea);
}

/**
 * Returns the two strongest solving ideas (techniques that a solution needs) of a level, or undefined if the level has
 * less than two ideas.
 */
export function findIdeaPair(
  puzzle: AnyPuzzle,
  level: OpaqueLevel,
  certificate: Certificate<OpaqueState>,
): IdeaPair | undefined {
  const ranked = rankIdeas(puzzle, level, certificate);
  if (ranked.length < 2) return undefined;
  const [first, second] = ranked;
  return { ideas: [first.idea, second.idea], percents: [first.percent, second.percent] };
}

/**
 * Returns a text that identifies a pair of solving ideas (techniques that a solution needs). The text does not depend
 * on the order of the two ideas.
 */
export function formatPairKey([one, other]: readonly [number, number]): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
