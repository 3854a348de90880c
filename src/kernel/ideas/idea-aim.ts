/** Lets a generator aim at levels in which something happens: it judges the ideas of generated levels. */
import type { Task } from "../task";
import { judgeIdeas, judgeIdeasInGraph, type SolvedLevel } from "./judge-ideas";
import { STRONG_PERCENT } from "./lead-idea";
import type { SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * Judges levels: both functions return the strength of the best idea in percent of what counts as strong, at most
 * `STRONG_PERCENT`. A generator takes the first level that is strong and as wanted otherwise, or else the one with the
 * largest percentage.
 * @noSelf
 */
export interface IdeaAim<Level, State> {
  readonly judgeLevel: (level: SolvedLevel<Level, State>) => Task<number>;
  /** Judges only the ideas that are measured on the state graph alone, which costs a small part. */
  readonly judgeGraph: (certificate: SolvedGraph) => Task<number>;
}

/** Returns an aim at ideas that did not lead in the last levels, `recentLeads`. */
export function aimAtIdeas<Level, State>(
  ideas: PuzzleIdeas<Level, State>,
  recentLeads: readonly number[],
): IdeaAim<Level, State> {
  return {
    judgeLevel: function* (level) {
      const { percent } = yield* judgeIdeas(level, ideas, recentLeads);
      return Math.min(STRONG_PERCENT, percent);
    },
    judgeGraph: function* (certificate) {
      const { percent } = yield* judgeIdeasInGraph(certificate, ideas, recentLeads);
      return Math.min(STRONG_PERCENT, percent);
    },
  };
}
