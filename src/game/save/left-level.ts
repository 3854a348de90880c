import type { Direction } from "../../kernel/direction";
import { tallyOf, type ModeName, type Tally } from "./tally";

/** So many levels of a run are remembered, so that none like them comes again soon. */
export const RECENT_LEVELS = 20;

/** Of so many runs of a puzzle it is remembered what they began with, so that the next one begins with something else. */
export const FIRST_LEVELS = 3;

/** A level that was left in the middle: enough to come back to the very position, history included. */
export interface LeftLevel {
  /** The puzzle's id. */
  puzzle: string;
  /** The run; see `Run` in game/modes/run. Without one: the campaign has the level's number, from 1, the daily the seed of its day. */
  seed: number;
  levelNumber: number;
  recent: readonly number[];
  /** What the mode counts besides, and which it is. */
  tally: Tally;
  /** The level as its map; empty if only its number is known. */
  map: string;
  /** All moves made, those taken back included, and how many of them stand. */
  moves: readonly Direction[];
  goal: number;
  hints: number;
  rewinds: number;
  losses: number;
  /** The game itself made a move of it. */
  watched: boolean;
}

/** A level at which nothing was done yet. */
export function freshLeftLevel(puzzle: string, mode: ModeName): LeftLevel {
  const counts = { goal: 0, hints: 0, rewinds: 0, losses: 0, watched: false };
  return { puzzle, seed: 0, levelNumber: 1, recent: [], tally: tallyOf(mode, []), map: "", moves: [], ...counts };
}

/** The level that was left in a mode of a puzzle; undefined if there is none. */
export function levelLeftIn(
  levels: readonly Readonly<LeftLevel>[],
  puzzle: string,
  mode: ModeName,
): Readonly<LeftLevel> | undefined {
  return levels.find((left) => left.puzzle === puzzle && left.tally.mode === mode);
}

/** Keeps a level in place of the one that was left before in the same mode of the same puzzle. */
export function leaveLevel(levels: Readonly<LeftLevel>[], level: Readonly<LeftLevel>): void {
  const { puzzle, tally } = level;
  const at = levels.findIndex((left) => left.puzzle === puzzle && left.tally.mode === tally.mode);
  if (at < 0) levels.push(level);
  else levels[at] = level;
}

/** What was left in a mode of a puzzle is over. */
export function forgetLevel(levels: Readonly<LeftLevel>[], puzzle: string, mode: ModeName | "own"): void {
  const at = levels.findIndex((left) => left.puzzle === puzzle && left.tally.mode === mode);
  if (at >= 0) levels.splice(at, 1);
}
