/** Lets a generator aim at levels in which something happens: it judges the ideas of generated levels. */
import type { Task } from "../task";
import { judgeIdeas, judgeIdeasInGraph, type SolvedLevel } from "./judge-ideas";
import type { BestIdea } from "./lead-idea";
import type { SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * Judges levels: both functions return the idea that leads in a level. A generator takes the first level that has a
 * strong one and is as wanted otherwise, or else the one whose idea is strongest.
 * @noSelf
 */
export interface IdeaAim<Level, State> {
  readonly judgeLevel: (level: SolvedLevel<Level, State>) => Task<BestIdea>;
  /** Judges only the ideas that are measured on the state graph alone, which costs a small part. */
  readonly judgeGraph: (certificate: SolvedGraph) => Task<BestIdea>;
}

/** Returns an aim at ideas that did not lead in the last levels, `recentLeads`. */
export function aimAtIdeas<Level, State>(
  ideas: PuzzleIdeas<Level, State>,
  recentLeads: readonly number[],
): IdeaAim<Level, State> {
  return {
    judgeLevel: (level) => judgeIdeas(level, ideas, recentLeads),
    judgeGraph: (certificate) => judgeIdeasInGraph(certificate, ideas, recentLeads),
  };
}
