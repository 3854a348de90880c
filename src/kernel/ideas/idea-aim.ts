/**
 * Lets a level generator aim at levels with a strong solving idea. A solving idea is a technique that a solution needs.
 */
import type { Task } from "../task";
import { judgeIdeas, judgeIdeasInGraph, judgeOrderIdea, type LevelToJudge } from "./judge-ideas";
import type { BestIdea } from "./leading-idea";
import type { SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * Functions that return the leading solving idea of a generated level. A generator takes the first level that has a
 * strong solving idea and also meets its other criteria. If there is none, it takes the level with the strongest
 * solving idea.
 * @noSelf
 */
export interface IdeaAim<Level, State> {
  readonly judgeLevel: (level: LevelToJudge<Level, State>) => Task<BestIdea>;
  /**
   * Finds the leading solving idea (the strongest), but only among those that can be measured in the state graph alone.
   * This is much faster than `judgeLevel`.
   */
  readonly judgeGraph: (certificate: SolvedGraph) => Task<BestIdea>;
  /** Measures only the solving idea "order", which takes less time than all others. */
  readonly judgeOrder: (certificate: SolvedGraph) => Task<BestIdea>;
}

/**
 * Returns functions that find the leading solving idea (the strongest) of a level. The functions never choose one of
 * `recentLeadingIdeas`, the leading solving ideas of the last levels.
 */
export function aimAtIdeas<Level, State>(
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): IdeaAim<Level, State> {
  return {
    judgeLevel: (level) => judgeIdeas(level, ideas, recentLeadingIdeas),
    judgeGraph: (certificate) => judgeIdeasInGraph(certificate, ideas, recentLeadingIdeas),
    judgeOrder: (certificate) => judgeOrderIdea(certificate, ideas, recentLeadingIdeas),
  };
}
