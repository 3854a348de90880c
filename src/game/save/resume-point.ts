/**
 * Defines resume points, which store the levels that the player left unfinished, at most one for each mode of each
 * puzzle.
 */
import type { Direction } from "../../kernel/direction";
import type { Section } from "./section";
import { createTally, type ModeName, type Tally } from "./tally";

/** How many recent levels of a run (sequence of levels) are remembered, so that no similar level follows soon. */
export const MAX_RECENT_LEVELS = 20;

/**
 * The number of recent levels of a run (sequence of levels) whose leading solving ideas are remembered. The next level
 * must have another leading idea.
 */
export const MAX_RECENT_LEADING_IDEAS = 4;

/**
 * The number of past runs (sequences of levels) of a puzzle whose first levels are remembered. A new run begins with a
 * level that is not similar to them.
 */
export const MAX_FIRST_LEVELS = 3;

/** A level that the player left unfinished, with all that is needed to restore its exact state and history. */
export interface ResumePoint {
  puzzleId: string;
  /**
   * The seed of the random numbers that made the level: that of its run (a sequence of levels), its day or its weekly
   * remix (three levels with a special rule). 0 for a campaign level.
   */
  seed: number;
  /** The number of the unfinished level in its sequence of levels or its campaign, from 1. */
  levelNumber: number;
  /**
   * The similarity sketches (numbers that are nearly equal for similar levels) of the recent levels of the same run
   * (sequence of levels).
   */
  recentSketches: string;
  /**
   * The leading solving idea (the one that the game names) of each recent level of the same run (sequence of levels).
   */
  recentLeadingIdeas: readonly number[];
  /** The mode in which the level was played, and the numbers that only this mode stores. */
  tally: Tally;
  map: string;
  /** All moves that the player made in the level, including undone moves. */
  moves: readonly Direction[];
  /** The number of the player's moves in the level that are not undone. */
  moveCount: number;
  /**
   * The number of moves that the player has made in the level so far, including undone moves. `FirstWin` stores this
   * number.
   */
  movesMade: number;
  /** The milliseconds for which the player has played the level so far. `FirstWin` stores this time in seconds. */
  playedMs: number;
  /** How many hints the player has had in this level. A hint has three grades and counts from its second grade on. */
  countedHints: number;
  rewinds: number;
  losses: number;
  /** Whether the game itself made moves in this level, because the player asked to see the solution. */
  wasWatched: boolean;
  wasRestarted: boolean;
}

export function createResumePoint(puzzleId: string, mode: ModeName): ResumePoint {
  return {
    puzzleId,
    seed: 0,
    levelNumber: 1,
    recentSketches: "",
    recentLeadingIdeas: [],
    tally: createTally(mode, []),
    map: "",
    moves: [],
    moveCount: 0,
    movesMade: 0,
    playedMs: 0,
    countedHints: 0,
    rewinds: 0,
    losses: 0,
    wasWatched: false,
    wasRestarted: false,
  };
}

/**
 * The label of the line that names the puzzle in a saved resume point (a stored unfinished level). The line of the mode
 * follows.
 */
const PUZZLE_LABEL = "puzzleId ";
const MODE_LABEL = "\nmode ";

export interface ResumePoints {
  /**
   * The resume points of the levels that the player left unfinished. An entry is replaced as a whole and never changed
   * in place. `openResumePoint` also finds entries that are not parsed yet.
   */
  readonly resumePoints: Readonly<ResumePoint>[];
  /**
   * The resume points (stored unfinished levels) whose text has not been parsed since the save was loaded. Their keys
   * are all different.
   */
  readonly unreadResumePoints: UnreadResumePoint[];
}

/**
 * A resume point (a stored unfinished level) as text, which is parsed only when it is needed, so that the game starts
 * sooner.
 */
export interface UnreadResumePoint {
  /** The two lines of the resume point's text that name the puzzle and the mode; see `keyOf`. */
  readonly key: string;
  readonly section: Section;
}

/**
 * Returns the key of a saved resume point (a stored unfinished level): its two lines that name the puzzle and the mode.
 * No two resume points in a save have the same key.
 */
export function keyOf(puzzle: string, mode: string): string {
  return PUZZLE_LABEL + puzzle + MODE_LABEL + mode;
}

/**
 * Returns the second and third line of a resume point's text, which name its puzzle and mode, as `keyOf` does. Returns
 * undefined if other lines follow the heading of `headingLength` letters.
 */
export function parseKey(text: string, headingLength: number): string | undefined {
  const start = headingLength + 1;
  const modeStart = text.indexOf(MODE_LABEL, start);
  const end = modeStart < 0 ? -1 : text.indexOf("\n", modeStart + 1);
  const key = end < 0 ? "" : text.substring(start, end);
  return key.startsWith(PUZZLE_LABEL) && key.indexOf("\n") === modeStart - start ? key : undefined;
}

/**
 * Returns the resume point of a puzzle's unfinished level in a mode, or undefined if no such resume point has been
 * parsed.
 */
export function findResumePoint(
  resumePoints: readonly Readonly<ResumePoint>[],
  puzzle: string,
  mode: ModeName,
): Readonly<ResumePoint> | undefined {
  const index = indexOfResumePoint(resumePoints, puzzle, mode);
  return index < 0 ? undefined : resumePoints[index];
}

/** Stores the resume point of an unfinished level. It replaces the earlier resume point of the same puzzle and mode. */
export function setResumePoint(points: ResumePoints, resumePoint: Readonly<ResumePoint>): void {
  const { puzzleId, tally } = resumePoint;
  removeUnread(points, keyOf(puzzleId, tally.mode));
  const index = indexOfResumePoint(points.resumePoints, puzzleId, tally.mode);
  if (index < 0) points.resumePoints.push(resumePoint);
  else points.resumePoints[index] = resumePoint;
}

export function deleteResumePoint(points: ResumePoints, puzzle: string, mode: ModeName | "own"): void {
  removeUnread(points, keyOf(puzzle, mode));
  const index = indexOfResumePoint(points.resumePoints, puzzle, mode);
  if (index >= 0) points.resumePoints.splice(index, 1);
}

/**
 * Removes and returns the unparsed resume point (a stored unfinished level) with this key. Returns undefined if there
 * is none.
 */
export function removeUnread({ unreadResumePoints }: ResumePoints, key: string): UnreadResumePoint | undefined {
  for (let index = 0; index < unreadResumePoints.length; index++) {
    if (unreadResumePoints[index].key === key) return unreadResumePoints.splice(index, 1)[0];
  }
  return undefined;
}

function indexOfResumePoint(
  resumePoints: readonly Readonly<ResumePoint>[],
  puzzle: string,
  mode: ModeName | "own",
): number {
  for (let index = 0; index < resumePoints.length; index++) {
    const { puzzleId, tally } = resumePoints[index];
    if (puzzleId === puzzle && tally.mode === mode) return index;
  }
  return -1;
}
