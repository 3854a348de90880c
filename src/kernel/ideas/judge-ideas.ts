/**
 * Finds the leading solving idea of a generated level. A solving idea is a technique that a solution needs, and the
 * game names the leading one. The solving ideas are measured in the order in which players notice them. The first
 * solving idea that is strong enough leads, unless it was the leading solving idea of one of the last few levels.
 */
import type { Rules } from "../rules";
import type { Task } from "../task";
import {
  leadStrengthOf,
  NO_IDEA,
  relativePercent,
  strongStrengthsAtPar,
  STRONG_PERCENT,
  type BestIdea,
} from "./leading-idea";
import { measureIdea } from "./measure-ideas";
import { findSolution, playSolution, type PlayedMoves, type SolvedGraph } from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";

/**
 * A generated level for which `judgeIdeas` finds the leading solving idea (the one that the game names). `certificate`
 * has its state graph and win distances (the fewest moves to a win).
 */
export interface LevelToJudge<Level, State> {
  readonly level: Level;
  readonly rules: Rules<State>;
  readonly certificate: SolvedGraph;
  /**
   * The moves that were played before on the same board, when levels with other start positions were judged. Left out
   * if this level is the only one on its board.
   */
  readonly playedMoves?: PlayedMoves<State>;
}

/**
 * Returns the leading solving idea of a level: the first strong enough solving idea in the puzzle's order; see
 * `findLeadingIdea`. Solving ideas in `recentLeadingIdeas`, the leading solving ideas of the last levels of a run, do
 * not count.
 *
 * Also returns how strong the level's solving ideas are: `STRONG_PERCENT` if the leading solving idea, or one after it
 * in the puzzle's order, is strong.
 */
export function* judgeIdeas<Level, State>(
  { level, rules, certificate, playedMoves }: LevelToJudge<Level, State>,
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): Task<BestIdea> {
  const strongStrengths = strongStrengthsAtPar(ideas.strongStrengths, certificate.analysis.verdict.par);
  const solution = yield* playSolution(rules, yield* findSolution(certificate), playedMoves);
  let best: BestIdea = { leadingIdea: NO_IDEA, strengthPercent: 0 };
  for (const idea of ideas.leadOrder) {
    if (recentLeadingIdeas.includes(idea)) continue;
    yield;
    const strongStrength = strongStrengths[idea];
    const isFirst = best.leadingIdea === NO_IDEA;
    // Once the leading solving idea is found, a later solving idea matters only if it is strong. The reason is that
    // only a strong one changes `strengthPercent`.
    const neededStrength = isFirst ? leadStrengthOf(idea, strongStrength, ideas) : strongStrength;
    const strength = yield* measureIdea(idea, level, ideas, solution, neededStrength);
    if (strength < neededStrength) continue;
    const strengthPercent = Math.min(STRONG_PERCENT, relativePercent(strength, strongStrength));
    best = { leadingIdea: isFirst ? idea : best.leadingIdea, strengthPercent };
    if (strengthPercent === STRONG_PERCENT) return best;
  }
  return best;
}
