/**
 * Finds the leading solving idea of a generated level. Solving ideas are measured one after another, those first which
 * a player notices first. The first one that turns out to be strong is the leading solving idea. The leading solving idea of one of the last few levels is not chosen again.
 */
import type { Rules } from "../rules";
import type { Task } from "../task";
import {
  leadingOf,
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
 * A generated level for which `judgeIdeas` finds the leading solving idea (the one that the game names). `certificate` has its state
 * graph and win distances (the fewest moves to a win).
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
 * Returns the leading solving idea of a level, and its strength in percent of the strength that counts as strong. The
 * leading solving idea is the first strong one in the order `ideas.leadOrder`; if none is strong, the first one that
 * reaches `NOTICED_PERCENT`, or else the one with the highest percentage. Solving ideas in `recentLeadingIdeas`, the
 * leading ones of the last levels, are not chosen again. Solving ideas that are missing in `ideas.leadOrder` are never
 * chosen.
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
    const strength = yield* measureIdea(idea, level, ideas, solution, strongStrengths[idea]);
    best = leadingOf(best, idea, relativePercent(strength, strongStrengths[idea]));
    if (best.strengthPercent === STRONG_PERCENT) return best;
  }
  return best;
}
