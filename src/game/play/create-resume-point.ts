/**
 * Creates resume points, from which the player can continue unfinished levels. save/resume-point.ts defines their
 * format.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { ResumePoint } from "../save/resume-point";
import type { Mode } from "./mode";
import type { Attempt } from "./attempt";

/**
 * Returns the resume point, from which the level being played can be continued; undefined if nothing can be continued
 * later.
 */
export function createResumePoint(puzzle: AnyPuzzle, mode: Mode, attempt: Attempt): ResumePoint | undefined {
  const progress = mode.progress();
  if (progress === undefined) return undefined;
  const { seed, levelNumber, recentSketches, recentLeadingIdeas, tally } = progress;
  const { played, phase, movesMade, playedMs, countedHints, rewinds, losses, wasWatched, wasRestarted } = attempt;
  attempt.map ??= puzzle.formatMap(played.level);
  const { steps, moveCount } = played.timeline;
  return {
    puzzleId: puzzle.id,
    seed,
    levelNumber,
    recentSketches,
    recentLeadingIdeas: [...recentLeadingIdeas],
    tally,
    map: attempt.map,
    moves: steps.map((step) => step.direction),
    // A cleared level is saved as cleared, even if the player leaves it while an earlier move is shown.
    moveCount: phase === "cleared" ? steps.length : moveCount,
    movesMade,
    playedMs,
    countedHints,
    rewinds,
    losses,
    wasWatched,
    wasRestarted,
  };
}
