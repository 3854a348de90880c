/** Creates and changes the saved data of an experienced player, with which the benchmark measures saving. */
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import { SEED_LIMIT } from "../../../src/kernel/random";
import { NUMBERS_PER_RESULT } from "../../../src/game/save/day-record";
import { NUMBERS_PER_SKETCH } from "../../../src/kernel/similarity-sketch";
import {
  MAX_RECENT_LEVELS,
  deleteResumePoint,
  emptyResumePoint,
  setResumePoint,
  type ResumePoint,
} from "../../../src/game/save/resume-point";
import { MODE_NAMES, tallyOf, type ModeName } from "../../../src/game/save/tally";
import { bestLevelAt, withLevelReached } from "../../../src/game/save/pace-records";
import { digitOf, MEDAL_DIGITS } from "../../../src/game/save/medals";
import { puzzleSave, type Save } from "../../../src/game/save/save";

const SAMPLE_IDS = ["one", "two", "three", "four", "five"];
const CAMPAIGN_LEVELS = 100;
const MOVES = 40;
/** The highest number in a similarity sketch: the list of numbers by which the game recognises similar levels. */
const MAX_SKETCH_NUMBER = 83520;
const MAP_SIDE = 12;

/**
 * Fills the saved data with as much as a player can collect in `puzzleCount` puzzles, at most five. Each puzzle has all
 * medals, a won daily level and an unfinished level of every mode.
 */
export function fillSave(save: Save, puzzleCount: number): void {
  const results: number[] = [];
  for (let index = 0; index < puzzleCount * NUMBERS_PER_RESULT; index++) results.push(MOVES);
  Object.assign(save.days, { lastDay: 9820, streak: 118, bestStreak: 118, recentDays: "1111111", results });
  for (let index = 0; index < puzzleCount; index++) {
    const puzzle = puzzleSave(save, SAMPLE_IDS[index]);
    puzzle.medals = textOf("f", CAMPAIGN_LEVELS);
    puzzle.rushBest = 27;
    puzzle.bestLevels = [238, 238, 238];
    puzzle.daily.lastDay = 9820;
    puzzle.daily.streak = 17;
    puzzle.daily.bestStreak = 118;
    puzzle.daily.lastWonMap = fullMap();
    puzzle.daily.lastWinningMoves = fullMoves();
    for (const mode of MODE_NAMES) setResumePoint(save.resumePoints, fullResumePoint(SAMPLE_IDS[index], mode, 238));
  }
}

/**
 * Changes the saved data in the same way as the endless mode after a level was won and the next one has begun. Each
 * call changes the next puzzle.
 */
export function clearInRun(save: Save, puzzleCount: number): void {
  const { stats } = save;
  stats.levelsCleared++;
  stats.movesMade += MOVES;
  const puzzle = puzzleSave(save, SAMPLE_IDS[stats.levelsCleared % puzzleCount]);
  const level = bestLevelAt(puzzle.bestLevels, "rising") + 1;
  puzzle.bestLevels = withLevelReached(puzzle.bestLevels, "rising", level);
  setResumePoint(save.resumePoints, fullResumePoint(puzzle.id, "rising", level));
}

/**
 * Changes the saved data in the same way as the campaign mode after a level was won, and deletes the saved unfinished
 * level. Each call changes the next puzzle.
 */
export function winMedal(save: Save, puzzleCount: number): void {
  const { stats } = save;
  stats.levelsCleared++;
  stats.movesMade += MOVES;
  const puzzle = puzzleSave(save, SAMPLE_IDS[stats.levelsCleared % puzzleCount]);
  const digit = digitOf(puzzle.medals, 0) === 1 ? 3 : 1;
  puzzle.medals = MEDAL_DIGITS.charAt(digit) + puzzle.medals.substring(1);
  deleteResumePoint(save.resumePoints, puzzle.id, "campaign");
}

function fullResumePoint(puzzle: string, mode: ModeName, levelNumber: number): ResumePoint {
  const recent: number[] = [];
  const levels = mode === "campaign" || mode === "daily" ? 0 : MAX_RECENT_LEVELS;
  for (let index = 0; index < NUMBERS_PER_SKETCH * levels; index++) recent.push(MAX_SKETCH_NUMBER - index);
  const run = { seed: SEED_LIMIT - 1, levelNumber, recent, tally: tallyOf(mode, [180000, 27, 3]) };
  return {
    ...emptyResumePoint(puzzle, mode),
    ...run,
    map: fullMap(),
    moves: fullMoves(),
    moveCount: MOVES,
    rewinds: 12,
  };
}

function fullMap(): string {
  return `${textOf(`${textOf("#", MAP_SIDE)}\n`, MAP_SIDE - 1)}${textOf(".", MAP_SIDE)}`;
}

function fullMoves(): Direction[] {
  const moves: Direction[] = [];
  for (let index = 0; index < MOVES; index++) moves.push(DIRECTIONS[index % DIRECTIONS.length]);
  return moves;
}

function textOf(part: string, times: number): string {
  let text = "";
  for (let i = 0; i < times; i++) text += part;
  return text;
}
