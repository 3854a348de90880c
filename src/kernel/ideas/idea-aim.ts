/** Lets a generator aim at levels with a strong main trick of the solution, such as a detour. */
import type { Task } from "../task";
import { judgeIdeas, judgeIdeasInGraph, type SolvedLevel } from "./judge-ideas";
import type { BestIdea } from "./lead-idea";
import type { SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * Judges generated levels: both functions return the main trick of a level's solution. A generator takes the first
 * level with a strong trick that fits otherwise, or else the level with the strongest trick.
 * @noSelf
 */
export interface IdeaAim<Level, State> {
  readonly judgeLevel: (level: SolvedLevel<Level, State>) => Task<BestIdea>;
  /**
   * Judges only tricks that are measured on the state graph alone, which takes a small part of the time for all tricks.
   */
  readonly judgeGraph: (certificate: SolvedGraph) => Task<BestIdea>;
}

/**
 * Returns the functions that judge levels by the tricks of their solutions. `recentLeads` are the main tricks of the
 * last levels, which do not count again.
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
