/** Finds for the tests a puzzle by its id, the rules of its levels, and the place of the player's piece. */
import { isFault } from "../../src/kernel/fault";
import type { Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { Lesson } from "../../src/puzzles/lesson";
import { LESSONS } from "../../src/puzzles/lessons";
import type { Position } from "../../src/puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../src/puzzles/any-puzzle";

/**
 * All puzzles that have a campaign. Such a puzzle counts as finished, so the tests require of it everything that a
 * puzzle can have.
 */
export const FINISHED_PUZZLES: readonly AnyPuzzle[] = loadAllPuzzles().filter(
  ({ campaign }) => campaign.levelCount > 0,
);

/** The id of the puzzle that a new player sees first. Most tests play this puzzle. */
export const FIRST_PUZZLE_ID = loadAllPuzzles()[0].id;

/**
 * The ids of all puzzles that have a campaign, as rows of `test.each`. Tests of the campaign, of the scenery and of
 * stored pictures use these rows.
 */
export const PUZZLE_ROWS: readonly [string][] = FINISHED_PUZZLES.map(({ id }) => [id]);

export const OTHER_PUZZLE_ROWS: readonly [string][] = PUZZLE_ROWS.slice(1);

/**
 * The ids of all puzzles without a campaign. Such a puzzle is still being made, and has placeholders for missing parts.
 */
export const UNFINISHED_PUZZLE_ROWS: readonly [string][] = loadAllPuzzles()
  .filter(({ campaign }) => campaign.levelCount === 0)
  .map(({ id }) => [id]);

/**
 * Whether some puzzle has no campaign yet. Tests then skip the stored pictures of screens that show all puzzles,
 * because the unfinished puzzle changes these screens.
 */
export const HAS_UNFINISHED_PUZZLE = UNFINISHED_PUZZLE_ROWS.length > 0;

export function puzzleOf(id: string): AnyPuzzle {
  return loadAllPuzzles()[puzzleIndexOf(id)];
}

export function lessonsOf(puzzleId: string): readonly Lesson[] {
  return LESSONS.find(({ id }) => id === puzzleId)?.loadLessons().lessons ?? [];
}

export function lessonWith(puzzleId: string, map: readonly string[]): Lesson | undefined {
  return lessonsOf(puzzleId).find((lesson) => lesson.map.join() === map.join());
}

/**
 * Returns a puzzle's index among all puzzles. Challenge codes contain this index. Throws if there is no such puzzle.
 */
export function puzzleIndexOf(id: string): number {
  const index = loadAllPuzzles().findIndex((puzzle) => puzzle.id === id);
  if (index < 0) throw new Error(`there is no puzzle ${id}`);
  return index;
}

export function rulesOf(puzzleId: string, map: string): Rules<OpaqueState> {
  return puzzleOf(puzzleId).rules(levelOf(puzzleId, map));
}

/**
 * Returns where the player's piece is after some moves of a level. Returns undefined in puzzles without
 * `playerPosition`. In such a puzzle several pieces move, or the piece is gone after a win.
 */
export function pieceAfter(puzzleId: string, map: string, moves: readonly Direction[]): Position | undefined {
  const { start, move } = rulesOf(puzzleId, map);
  let state = start;
  for (const direction of moves) state = move(state, direction) ?? state;
  return puzzleOf(puzzleId).playerPosition?.positionOf(levelOf(puzzleId, map), state);
}

export function levelOf(puzzleId: string, map: string): OpaqueLevel {
  const level = puzzleOf(puzzleId).parseMap(map);
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}
