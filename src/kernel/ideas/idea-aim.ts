/** Lets a generator aim at levels whose solution has a strong leading idea. */
import type { Task } from "../task";
import { judgeIdeas, judgeIdeasInGraph, type SolvedLevel } from "./judge-ideas";
import type { BestIdea } from "./leading-idea";
import type { SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * Judges generated levels: both functions return the leading idea of a level's solution. A generator takes the first
 * level with a strong idea that fits otherwise, or else the level with the strongest idea.
 * @noSelf
 */
export interface IdeaAim<Level, State> {
  readonly judgeLevel: (level: SolvedLevel<Level, State>) => Task<BestIdea>;
  /**
   * Judges only ideas that are measured on the state graph alone, which takes a small part of the time for all ideas.
   */
  readonly judgeGraph: (certificate: SolvedGraph) => Task<BestIdea>;
}

/**
 * Returns the functions that judge levels by the ideas of their solutions. `recentLeadingIdeas` are the leading ideas
 * of the last levels, which do not count again.
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
