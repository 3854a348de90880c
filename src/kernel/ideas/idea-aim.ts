/** Lets a generator aim at levels in which something happens: it judges the ideas of a generated level. */
import type { Rules } from "../rules";
import type { Task } from "../task";
import { bestIdea, strongFromAtPar, STRONG_PERCENT, type BestIdea } from "./lead-idea";
import { measureIdeas } from "./measure-ideas";
import type { SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/** A level that is solved, so that its ideas can be measured. */
export interface SolvedLevel<Level, State> {
  readonly level: Level;
  readonly rules: Rules<State>;
  readonly certificate: SolvedGraph;
}

/**
 * Judges a level: returns the strength of its best idea in percent of what counts as strong, at most `STRONG_PERCENT`.
 * A generator takes the first level that is strong and as wanted otherwise, or else the one with the largest percentage.
 */
export type IdeaAim<Level, State> = (this: void, level: SolvedLevel<Level, State>) => Task<number>;

/**
 * Returns the idea that leads in a level and its strength, in percent of what counts as strong. An idea that led in one
 * of the last levels, `recentLeads`, cannot lead again.
 */
export function* judgeIdeas<Level, State>(
  { level, rules, certificate }: SolvedLevel<Level, State>,
  ideas: PuzzleIdeas<Level, State>,
  recentLeads: readonly number[],
): Task<BestIdea> {
  const strengths = yield* measureIdeas(level, rules, certificate, ideas);
  return bestIdea(strengths, strongFromAtPar(ideas.strongFrom, certificate.analysis.verdict.par), recentLeads);
}

/** Returns an aim at ideas that did not lead in the last levels, `recentLeads`. */
export function aimAtIdeas<Level, State>(
  ideas: PuzzleIdeas<Level, State>,
  recentLeads: readonly number[],
): IdeaAim<Level, State> {
  return function* (level) {
    const { percent } = yield* judgeIdeas(level, ideas, recentLeads);
    return Math.min(STRONG_PERCENT, percent);
  };
}
