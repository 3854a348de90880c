/** Fills and changes saves as an experienced player would, to measure them. */
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import { SEED_LIMIT } from "../../../src/kernel/random";
import { NUMBERS_PER_SKETCH } from "../../../src/kernel/similarity-sketch";
import {
  MAX_RECENT_LEVELS,
  deleteResumePoint,
  emptyResumePoint,
  setResumePoint,
  type ResumePoint,
} from "../../../src/game/save/resume-point";
import { MODE_NAMES, tallyOf, type ModeName } from "../../../src/game/save/tally";
import { digitOf, MEDAL_DIGITS } from "../../../src/game/save/medals";
import { puzzleSave, type Save } from "../../../src/game/save/save";

const SAMPLE_IDS = ["one", "two", "three", "four", "five"];
const CAMPAIGN_LEVELS = 100;
const MOVES = 40;
/** The highest number in a similarity sketch. */
const MAX_SKETCH_NUMBER = 83520;
/** The side length of the largest map of any puzzle. */
const MAP_SIDE = 12;

/**
 * Fills a save completely for the given number of puzzles, at most five.
 * Each puzzle has all medals, a won day and a resume point of every mode.
 */
export function fillSave(save: Save, puzzleCount: number): void {
  for (let index = 0; index < puzzleCount; index++) {
    const puzzle = puzzleSave(save, SAMPLE_IDS[index]);
    puzzle.medals = textOf("f", CAMPAIGN_LEVELS);
    puzzle.rushBest = 27;
    puzzle.endlessBest = 238;
    puzzle.daily.lastDay = 9820;
    puzzle.daily.streak = 17;
    puzzle.daily.bestStreak = 118;
    puzzle.daily.lastMap = fullMap();
    puzzle.daily.lastMoves = fullMoves();
    for (const mode of MODE_NAMES) setResumePoint(save.resumePoints, fullResumePoint(SAMPLE_IDS[index], mode, 238));
  }
}

/** Changes a save as clearing a level of a run does, after the next level has begun. Takes the puzzles in turn. */
export function clearInRun(save: Save, puzzleCount: number): void {
  const { stats } = save;
  stats.levelsCleared++;
  stats.movesMade += MOVES;
  const puzzle = puzzleSave(save, SAMPLE_IDS[stats.levelsCleared % puzzleCount]);
  puzzle.endlessBest++;
  setResumePoint(save.resumePoints, fullResumePoint(puzzle.id, "endless", puzzle.endlessBest));
}

/**
 * Changes a save as clearing a campaign level does, for each puzzle in turn. The campaign's resume point is deleted.
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
  return { ...emptyResumePoint(puzzle, mode), ...run, map: fullMap(), moves: fullMoves(), goal: MOVES, rewinds: 12 };
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
