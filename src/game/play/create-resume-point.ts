import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { ResumePoint } from "../save/resume-point";
import type { Mode } from "./mode";
import type { Attempt } from "./attempt";

/** A round as it stands, to be kept; undefined if there is nothing to come back to. */
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
    // Whoever watches a won level again may leave in the middle of it: it is won all the same.
    goal: phase === "cleared" ? steps.length : moveCount,
    hints,
    rewinds,
    losses,
    watched: wasWatched,
  };
}
