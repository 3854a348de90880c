/** Lets a level generator aim at levels with a strong solving idea, such as a detour. */
import type { Task } from "../task";
import { judgeIdeas, judgeIdeasInGraph, type LevelToJudge } from "./judge-ideas";
import type { BestIdea } from "./leading-idea";
import type { SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * Two functions that judge generated levels: both return the leading solving idea of a level, such as a detour. A
 * generator takes the first level that has a strong idea and meets its other criteria, or else the level with the
 * strongest idea.
 * @noSelf
 */
export interface IdeaAim<Level, State> {
  readonly judgeLevel: (level: LevelToJudge<Level, State>) => Task<BestIdea>;
  /**
   * Judges only the solving ideas that can be measured in the state graph alone. This takes a small part of the time
   * for all solving ideas.
   */
  readonly judgeGraph: (certificate: SolvedGraph) => Task<BestIdea>;
}

/**
 * Returns the functions that judge levels by their solving ideas. `recentLeadingIdeas` are the leading solving ideas of
 * the last levels; no further level may have one of them as its leading idea.
 */
export function aimAtIdeas<Level, State>(
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): IdeaAim<Level, State> {
  return {
    judgeLevel: (level) => judgeIdeas(level, ideas, recentLeadingIdeas),
    judgeGraph: (certificate) => judgeIdeasInGraph(certificate, ideas, recentLeadingIdeas),
  };
}
