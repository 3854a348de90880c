import type { SealedPuzzle } from "../../puzzles/sealed";
import type { LeftLevel } from "../save/left-level";
import type { Mode } from "./mode";
import type { Round } from "./round";

/** A round as it stands, to be kept; undefined if there is nothing to come back to. */
export function levelToLeave(puzzle: SealedPuzzle, mode: Mode, round: Round): LeftLevel | undefined {
  const standing = mode.standing();
  if (standing === undefined) return undefined;
  const { seed, levelNumber, recent, tally } = standing;
  const { play, phase, hints, rewinds, losses, wasWatched } = round;
  round.map ??= puzzle.write(play.level);
  const { steps, goal } = play.session;
  return {
    puzzle: puzzle.id,
    seed,
    levelNumber,
    recent: [...recent],
    tally,
    map: round.map,
    moves: steps.map((step) => step.direction),
    // Whoever watches a won level again may leave in the middle of it: it is won all the same.
    goal: phase === "cleared" ? steps.length : goal,
    hints,
    rewinds,
    losses,
    watched: wasWatched,
  };
}
