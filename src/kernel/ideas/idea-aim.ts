/**
 * Lets a generator aim at ideas (tricks that a level's solution needs, such as a detour): it judges the ideas of
 * generated levels.
 */
import type { Task } from "../task";
import { judgeIdeas, judgeIdeasInGraph, type SolvedLevel } from "./judge-ideas";
import type { BestIdea } from "./lead-idea";
import type { SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * Judges generated levels: both functions return the strongest idea of a level (a trick that its solution needs). A
 * generator takes the first level that has a strong idea and fits otherwise, or else the one whose idea is strongest.
 * @noSelf
 */
export interface IdeaAim<Level, State> {
  readonly judgeLevel: (level: SolvedLevel<Level, State>) => Task<BestIdea>;
  /**
   * Judges only the ideas (such as a needle: only one of several inputs is right) that are measured on the state graph
   * alone. This takes a small part of the time that judging all ideas takes.
   */
  readonly judgeGraph: (certificate: SolvedGraph) => Task<BestIdea>;
}

/**
 * Returns the functions that judge levels by their ideas (tricks that the solution needs). An idea in `recentLeads`,
 * which was the strongest of one of the last levels, does not count.
 */
export function aimAtIdeas<Level, State>(
  ideas: PuzzleIdeas<Level, State>,
  recentLeads: readonly number[],
): IdeaAim<Level, State> {
  return {
    judgeLevel: (level) => judgeIdeas(level, ideas, recentLeads),
    judgeGraph: (certificate) => judgeIdeasInGraph(certificate, ideas, recentLeads),
  };
}
