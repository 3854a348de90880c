import { isFault } from "../../kernel/fault";
import type { SealedLevel, SealedPuzzle } from "../../puzzles/sealed";
import { beginRound, type Round } from "../play/round";
import { resumeSession } from "../play/session";
import type { LeftLevel } from "../save/left-level";
import type { PuzzleSave, Save } from "../save/save";
import { enterNextLevel, startRun, withFirst, type Run } from "./run";

/** The run of what was left, or a new one. Where the level itself is lost, the run goes on with another of its number. */
export function runAsLeft(left: LeftLevel | undefined, newSeed: number, isLost: boolean): Run {
  if (left === undefined) return startRun(newSeed);
  const { seed, levelNumber, recent } = left;
  return { seed, levelNumber: isLost ? levelNumber - 1 : levelNumber, recent: [...recent] };
}

/** The same of a run of the player's own: a new one begins with none of the levels that the last ones began with. */
export function ownRunAsLeft(
  { firsts }: PuzzleSave,
  left: LeftLevel | undefined,
  newSeed: number,
  isLost: boolean,
): Run {
  return left === undefined ? startRun(newSeed, firsts) : runAsLeft(left, newSeed, isLost);
}

/** The next level of a run of the player's own has come; the first of a run is remembered beyond its end. */
export function enterOwnLevel(puzzle: SealedPuzzle, kept: PuzzleSave, run: Run, level: SealedLevel): void {
  if (run.levelNumber === 0) kept.firsts = withFirst(puzzle, kept.firsts, level);
  enterNextLevel(puzzle, run, level);
}

/** The round as it was left; undefined if its map cannot be read. */
export function roundAsLeft(puzzle: SealedPuzzle, save: Save, left: LeftLevel | undefined): Round | undefined {
  const level = left === undefined ? undefined : puzzle.read(left.map);
  if (left === undefined || level === undefined || isFault(level)) return undefined;
  const session = resumeSession(puzzle.rules(level), left.moves, left.goal);
  const round = beginRound(puzzle, level, session, undefined, "playing", save.stats);
  round.hints = left.hints;
  round.rewinds = left.rewinds;
  round.losses = left.losses;
  round.wasWatched = left.watched;
  return round;
}
