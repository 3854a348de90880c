/** Creates resume points from attempts. Their format and storage are in save/resume-point.ts and save/store.ts. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { ResumePoint } from "../save/resume-point";
import type { Mode } from "./mode";
import type { Attempt } from "./attempt";

/** Returns the resume point of an attempt; undefined if the mode has nothing that could be resumed. */
export function createResumePoint(puzzle: AnyPuzzle, mode: Mode, attempt: Attempt): ResumePoint | undefined {
  const progress = mode.progress();
  if (progress === undefined) return undefined;
  const { seed, levelNumber, recent, tally } = progress;
  const { played, phase, hints, rewinds, losses, wasWatched } = attempt;
  attempt.map ??= puzzle.formatMap(played.level);
  const { steps, moveCount } = played.timeline;
  return {
    puzzle: puzzle.id,
    seed,
    levelNumber,
    recent: [...recent],
    tally,
    map: attempt.map,
    moves: steps.map((step) => step.direction),
    // A cleared level stays cleared, even if the player leaves while a replay shows an earlier move.
    goal: phase === "cleared" ? steps.length : moveCount,
    hints,
    rewinds,
    losses,
    watched: wasWatched,
  };
}
