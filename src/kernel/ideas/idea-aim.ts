/**
 * Lets a level generator aim at levels with a strong solving idea. A solving idea is a technique that a solution needs.
 */
import type { Task } from "../task";
import { judgeIdeas, type LevelToJudge } from "./judge-ideas";
import type { BestIdea } from "./leading-idea";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * A function that returns the leading solving idea of a generated level. A solving idea is a technique that a solution
 * needs, and the game names the leading one. A generator takes the first level that has a strong solving idea and also
 * meets the other criteria. If there is no such level, the generator takes the level with the strongest solving idea.
 * @noSelf
 */
export interface IdeaAim<Level, State> {
  readonly judgeLevel: (level: LevelToJudge<Level, State>) => Task<BestIdea>;
}

/**
 * Returns a function that finds the leading solving idea (the one that the game names) of a level. It never returns one
 * of `recentLeadingIdeas`, the leading solving ideas of the last levels.
 */
export function aimAtIdeas<Level, State>(
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): IdeaAim<Level, State> {
  return { judgeLevel: (level) => judgeIdeas(level, ideas, recentLeadingIdeas) };
}
