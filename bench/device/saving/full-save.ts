/**
 * Creates and changes the saved data of a very experienced player. The bench measures with it how long saving takes.
 */
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import { SEED_LIMIT } from "../../../src/kernel/random";
import { NUMBERS_PER_RESULT } from "../../../src/game/save/day-record";
import { NUMBERS_PER_SKETCH } from "../../../src/kernel/similarity-sketch";
import { formatSketches } from "../../../src/game/save/sketch-text";
import { countEndlessLevel } from "../../../src/game/save/keepsakes";
import { countLevel, MAX_DAYS } from "../../../src/game/save/stats";
import {
  MAX_FIRST_LEVELS,
  MAX_RECENT_LEADING_IDEAS,
  MAX_RECENT_LEVELS,
  deleteResumePoint,
  createResumePoint,
  setResumePoint,
  type ResumePoint,
} from "../../../src/game/save/resume-point";
import { MODE_NAMES, createTally, type ModeName } from "../../../src/game/save/tally";
import { bestLevelAt, withLevelReached } from "../../../src/game/save/pace-records";
import { digitOf, MEDAL_DIGITS } from "../../../src/game/save/medals";
import type { Settings } from "../../../src/game/save/settings";
import { openPuzzleSave, type Save } from "../../../src/game/save/save";

interface PuzzleSize {
  readonly id: string;
  readonly campaignLevels: number;
  readonly campaign: BoardSize;
  /**
   * The columns and rows of the largest board in an endless run at the pace "hard". A pace decides how difficult the
   * levels are.
   */
  readonly hard: BoardSize;
  /**
   * The columns and rows of the largest board at the pace "rising" (a difficulty of the endless mode), in a daily level
   * and in a weekly remix (levels with a special rule).
   */
  readonly rising: BoardSize;
  /**
   * The columns and rows of the largest board at the pace "calm" (a difficulty of the endless mode), in a rush (a game
   * of three minutes) and in a challenge.
   */
  readonly calm: BoardSize;
}

type BoardSize = readonly [width: number, height: number];

/**
 * The number of campaign levels and the largest boards of each puzzle. tests/bench/full-save.test.ts compares them with
 * those of the game.
 */
export const PUZZLE_SIZES: readonly PuzzleSize[] = [
  { id: "ice-path", campaignLevels: 60, campaign: [26, 17], hard: [23, 23], rising: [12, 12], calm: [12, 9] },
  { id: "last-ball", campaignLevels: 100, campaign: [12, 7], hard: [12, 7], rising: [12, 7], calm: [12, 7] },
  { id: "skid", campaignLevels: 100, campaign: [8, 7], hard: [8, 7], rising: [8, 7], calm: [8, 7] },
  { id: "penguin", campaignLevels: 60, campaign: [16, 8], hard: [16, 8], rising: [16, 8], calm: [16, 8] },
  { id: "fruit", campaignLevels: 60, campaign: [6, 12], hard: [6, 6], rising: [6, 6], calm: [5, 5] },
];

/** The puzzle whose weekly remix (levels with a special rule) is saved. The game keeps the remix of one puzzle only. */
const REMIX_PUZZLE_ID = PUZZLE_SIZES[0].id;
const MOVES = 40;
const TODAY = 9820;
/** The largest number in a similarity sketch, a list of numbers by which the game recognises similar levels. */
const MAX_SKETCH_NUMBER = 83520;
/**
 * How many letters one challenge takes in the saved list of recent challenges: two challenge codes, a letter for the
 * kind of result, and separators.
 */
const CHALLENGE_LETTERS = 115;
const CHALLENGES = 5;
/**
 * The most numbers that a save stores for a weekly remix, up to eight levels with a special rule: two numbers for each
 * level.
 */
const MAX_REMIX_NUMBERS = 16;

const SETTINGS: Settings = {
  isLampShown: false,
  soundVolume: 1,
  musicVolume: 1,
  animationSpeed: "brisk",
  hasLessFlashing: true,
  undoSpeed: "at-once",
  isCrankReversed: true,
  isTiltOn: true,
  name: "WILMAX",
};

/** Fills the saved data with as much as the game stores for `puzzleCount` puzzles. `puzzleCount` is at most five. */
export function fillSave(save: Save, puzzleCount: number): void {
  const results: number[] = [];
  for (let index = 0; index < puzzleCount * NUMBERS_PER_RESULT; index++) results.push(MOVES);
  Object.assign(save, { titlePuzzleId: "last-ball", titleRow: 3, knownControls: "qruf", lastPlaceDay: TODAY });
  Object.assign(save.settings, SETTINGS);
  Object.assign(save.days, { lastDay: TODAY, streak: 118, bestStreak: 118, recentDays: "1111111", results });
  Object.assign(save.days, { streakBefore: 118, madeUpDay: TODAY });
  Object.assign(save.remix, { week: 1405, results: numbers(MAX_REMIX_NUMBERS, 24) });
  Object.assign(save.stats, { levelsCleared: 4711, movesMade: 98765, rewinds: 12345, levelStreak: 118 });
  Object.assign(save.stats, { longestLevelStreak: 118, dayLevels: numbers(MAX_DAYS, 28), countedDay: TODAY });
  save.challenges.text = repeatText("X", CHALLENGE_LETTERS * CHALLENGES);
  save.endings.seen = "last-ball,ice-path,skid,penguin,fruit,finale";
  for (let index = 0; index < puzzleCount; index++) fillPuzzle(save, PUZZLE_SIZES[index]);
}

function fillPuzzle(save: Save, size: PuzzleSize): void {
  const puzzle = openPuzzleSave(save, size.id);
  puzzle.medals = repeatText("f", size.campaignLevels);
  puzzle.bestMoves = numbers(size.campaignLevels, size.campaignLevels);
  puzzle.helpDigits = repeatText("2", size.campaignLevels);
  puzzle.helpDay = TODAY;
  puzzle.firstLevelSketches = sketches(MAX_FIRST_LEVELS);
  puzzle.knownThings = "abcdef";
  puzzle.rushBest = 27;
  puzzle.pace = "hard";
  puzzle.bestLevels = [238, 238, 238];
  puzzle.levelsCleared = 942;
  puzzle.unaidedStreak = 12;
  Object.assign(puzzle.daily, { lastDay: TODAY, streak: 17, bestStreak: 118, recentDays: repeatText("1", 31) });
  puzzle.daily.lastWonMap = fullMap(size.rising);
  puzzle.daily.lastWinningMoves = fullMoves();
  Object.assign(puzzle.endless, { cleared: 711, seenKeepsakes: 12 });
  for (const mode of MODE_NAMES) {
    const isKept = mode !== "remix" || size.id === REMIX_PUZZLE_ID;
    if (isKept) setResumePoint(save, fullResumePoint(size, mode, 238));
  }
}

/**
 * Changes the saved data as the endless mode does between two levels. Successive calls change one puzzle after the
 * other.
 */
export function clearInRun(save: Save, puzzleCount: number): void {
  const size = nextSize(save, puzzleCount);
  const puzzle = openPuzzleSave(save, size.id);
  countWin(save, size);
  countEndlessLevel(puzzle.endless);
  const level = bestLevelAt(puzzle.bestLevels, "rising") + 1;
  puzzle.bestLevels = withLevelReached(puzzle.bestLevels, "rising", level);
  setResumePoint(save, fullResumePoint(size, "rising", level));
}

/**
 * Changes the saved data as the campaign does after a win: stores medals, and deletes the unfinished level. Successive
 * calls change one puzzle after the other.
 */
export function winMedal(save: Save, puzzleCount: number): void {
  const size = nextSize(save, puzzleCount);
  const puzzle = openPuzzleSave(save, size.id);
  countWin(save, size);
  const digit = digitOf(puzzle.medals, 0) === 1 ? 3 : 1;
  puzzle.medals = MEDAL_DIGITS.charAt(digit) + puzzle.medals.substring(1);
  deleteResumePoint(save, puzzle.id, "campaign");
}

function nextSize(save: Save, puzzleCount: number): PuzzleSize {
  return PUZZLE_SIZES[save.stats.levelsCleared % puzzleCount];
}

function countWin(save: Save, { id }: PuzzleSize): void {
  const puzzle = openPuzzleSave(save, id);
  countLevel(save.stats, TODAY);
  save.stats.movesMade += MOVES;
  puzzle.levelsCleared++;
  puzzle.unaidedStreak++;
}

function fullResumePoint(size: PuzzleSize, mode: ModeName, levelNumber: number): ResumePoint {
  const isRun = mode !== "campaign" && mode !== "daily" && mode !== "remix";
  return {
    ...createResumePoint(size.id, mode),
    seed: SEED_LIMIT - 1,
    levelNumber,
    recentSketches: isRun ? sketches(MAX_RECENT_LEVELS) : "",
    recentLeadingIdeas: numbers(isRun ? MAX_RECENT_LEADING_IDEAS : 0, 9),
    // The second number of the tally (a mode's numbers for an unfinished level) is 1 for a cleared level of an endless
    // run. In a rush (a game of three minutes), it counts cleared levels. In a challenge, it is another total, such as
    // rewinds.
    tally: createTally(mode, [180000, mode === "rush" || mode === "challenge" ? 27 : 1, 3, 27, 1234]),
    map: fullMap(boardOf(size, mode)),
    moves: fullMoves(),
    moveCount: MOVES,
    movesMade: 120,
    playedMs: 180000,
    countedHints: 2,
    rewinds: 12,
    losses: 4,
    wasWatched: true,
    wasRestarted: true,
  };
}

function boardOf({ campaign, hard, rising, calm }: PuzzleSize, mode: ModeName): BoardSize {
  if (mode === "campaign") return campaign;
  if (mode === "hard") return hard;
  return mode === "calm" || mode === "rush" || mode === "challenge" ? calm : rising;
}

function fullMap([width, height]: BoardSize): string {
  const wall = repeatText("#", width);
  return `${repeatText(`${wall}\n`, height - 1)}${wall}`;
}

function fullMoves(): Direction[] {
  const moves: Direction[] = [];
  for (let index = 0; index < MOVES; index++) moves.push(DIRECTIONS[index % DIRECTIONS.length]);
  return moves;
}

function numbers(count: number, highest: number): number[] {
  const all: number[] = [];
  for (let index = 0; index < count; index++) all.push(Math.max(1, highest - index));
  return all;
}

function sketches(count: number): string {
  return formatSketches(numbers(count * NUMBERS_PER_SKETCH, MAX_SKETCH_NUMBER));
}

function repeatText(part: string, times: number): string {
  let text = "";
  for (let i = 0; i < times; i++) text += part;
  return text;
}
