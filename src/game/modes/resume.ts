import { isFault } from "../../kernel/fault";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { beginRound, type Round } from "../play/round";
import { resumeSession } from "../play/session";
import type { LeftLevel } from "../save/left-level";
import type { Save } from "../save/save";
import { startRun, type Run } from "./run";

/** The run of what was left, or a new one. Where the level itself is lost, the run goes on with another of its number. */
export function runAsLeft(left: LeftLevel | undefined, newSeed: number, isLost: boolean): Run {
  if (left === undefined) return startRun(newSeed);
  const { seed, levelNumber, recent } = left;
  return { seed, levelNumber: isLost ? levelNumber - 1 : levelNumber, recent: [...recent] };
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
