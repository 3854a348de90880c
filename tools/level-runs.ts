/**
 * Generates, for the command-line tools, the same levels that a player meets in the game: in endless runs, rushes
 * (timed runs), challenges and the daily mode.
 */

import { formatCodeFault } from "../src/game/codes/code-fault";
import { isRush, readChallengeCode, type Challenge } from "../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS, challengeRungOf } from "../src/game/modes/challenge-mode";
import { composeDaily } from "../src/game/modes/daily-level";
import { composeOnLadder } from "../src/game/modes/ladder";
import { composeAtPace } from "../src/game/modes/pace";
import { recordGenerationAtPace } from "../src/game/modes/record-generation";
import { composeRemixLevel } from "../src/game/modes/remix";
import { advanceRun, copyRun, createRun, type ComposedLevel, type Run } from "../src/game/modes/run";
import { dayNumber, isoWeekOf, weekNumber } from "../src/game/save/days";
import { PACES } from "../src/puzzles/pace";
import type { Certificate } from "../src/kernel/analysed-graph";
import type { Direction } from "../src/kernel/direction";
import { isFault } from "../src/kernel/fault";
import type { Generation } from "../src/kernel/generation";
import type { Task } from "../src/kernel/task";
import { PUZZLES } from "../src/puzzles/index";
import type { Position } from "../src/puzzles/puzzle";
import type { AnyPuzzle, OpaqueLevel, OpaqueState, OpaqueTarget } from "../src/puzzles/any-puzzle";
import { UsageError } from "./cli";
import type { Usage } from "./help";
import type { AnyPuzzleTool } from "./puzzles/puzzle-tool";
import { certifyOrRefuse } from "./level-report";
import { withProgressText, type ReportingTask } from "./reporting-task";

/** The command-line options that ask for the levels of a mode, such as endless or daily. */
export const RUN_OPTIONS: Usage["options"] = {
  endless: { description: "instead: the levels of the endless run of seed N, each won by the printed solution" },
  pace: { value: "PACE", defaultValue: "rising", description: "the pace of the endless run: calm, rising or hard" },
  made: { description: "with --endless: also the steps in which the generator made each level" },
  from: {
    value: "K",
    description: "the first level that is printed of an endless run, a rush or a challenge (default: 1)",
  },
  daily: {
    value: "DATE",
    description:
      "instead: the level of a day, such as 2026-11-23; without PUZZLE those of all puzzles, the easiest first",
  },
  remix: { value: "WEEK", description: "instead, without PUZZLE: the levels of a week's remix, such as 2026-W48" },
  rush: { value: "CODE", description: "instead: the levels of the rush with this code" },
  challenge: { value: "CODE", description: "instead: the ten levels of the challenge with this code" },
};

/** A sequence of levels that the game generates one after the other from a seed. */
export interface LevelRun {
  readonly seed: number;
  /**
   * Generates the next level of a run (a sequence of levels). `from` is the position at which the player's piece
   * starts.
   */
  readonly composeNext: (run: Run, from: Position | undefined) => Task<ComposedLevel<OpaqueLevel, OpaqueState>>;
  /**
   * Returns the steps in which the generator makes `level`. `run` has the state of the sequence of levels before this
   * level was generated. The function is left out for modes whose steps the tools do not print.
   */
  readonly recordGeneration?: (run: Run, level: OpaqueLevel) => Task<Generation | undefined>;
  /** Whether each level begins on the cell where the player's piece ended the previous level. */
  readonly isContinuous: boolean;
  readonly length: number;
}

/** One level of a sequence of generated levels, with its number in the sequence, counted from 1. */
export interface NumberedLevel {
  readonly number: number;
  readonly level: OpaqueLevel;
  readonly certificate: Certificate<OpaqueState>;
  /**
   * The index of the level's leading solving idea (the technique that the game names). It is undefined if the generator
   * did not prefer levels with a strong solving idea.
   */
  readonly leadingIdea: number | undefined;
  readonly runBefore: Run;
}

const MAX_LEVELS = 100_000;

/**
 * Returns the endless run (a sequence of levels) of a seed at a difficulty pace (calm, rising or hard). Throws a
 * `UsageError` if there is no pace with the name `paceName`.
 */
export function createEndlessRun({ puzzle }: AnyPuzzleTool, seed: number, paceName: string): LevelRun {
  const pace = PACES.find((each) => each === paceName);
  if (pace === undefined) throw new UsageError(`--pace is "${paceName}"; it must be ${PACES.join(", ")}`);
  return {
    seed,
    composeNext: (run, from) => composeAtPace(puzzle, pace, run, from),
    recordGeneration: (run, level) => recordGenerationAtPace(puzzle, pace, run, level),
    isContinuous: true,
    length: MAX_LEVELS,
  };
}

/**
 * Returns the levels of the rush (a timed run of levels) that has the code `code`. Throws a `UsageError` unless the
 * code belongs to a rush of this tool's puzzle.
 */
export function createRushRun(tool: AnyPuzzleTool, code: string): LevelRun {
  const challenge = parseChallengeOption(tool, "rush", code);
  if (!isRush(challenge)) throw new UsageError(`--rush ${code} is a challenge of ten levels: ask for --challenge`);
  const { puzzle } = tool;
  const composeNext = createComposer(puzzle, (clearedCount) => puzzle.plan.rush(clearedCount));
  return { seed: challenge.seed, composeNext, isContinuous: false, length: MAX_LEVELS };
}

/**
 * Returns the ten levels of the challenge (levels that a player shares with a friend) that has the code `code`. Throws
 * a `UsageError` unless the code belongs to a challenge of this tool's puzzle.
 */
export function createChallengeRun(tool: AnyPuzzleTool, code: string): LevelRun {
  const challenge = parseChallengeOption(tool, "challenge", code);
  if (isRush(challenge)) throw new UsageError(`--challenge ${code} is a rush: ask for --rush`);
  const { puzzle } = tool;
  const targetAfter = (levelCount: number): OpaqueTarget =>
    puzzle.plan.challenge(challengeRungOf(challenge.size, levelCount + 1));
  const composeNext = createComposer(puzzle, targetAfter);
  return { seed: challenge.seed, composeNext, isContinuous: false, length: CHALLENGE_LEVELS };
}

/**
 * Returns a function that generates the next level of a run (a sequence of levels). `targetAfter` returns the
 * properties that are wanted for the level after the first `levelCount` levels.
 */
function createComposer(puzzle: AnyPuzzle, targetAfter: (levelCount: number) => OpaqueTarget): LevelRun["composeNext"] {
  return (run, from) => composeOnLadder(puzzle, run, [], targetAfter(run.levelNumber), from);
}

function parseChallengeOption({ puzzle }: AnyPuzzleTool, option: string, code: string): Challenge {
  const challenge = readChallengeCode(code, PUZZLES.length);
  if (isFault(challenge)) throw new UsageError(`--${option} is "${code}": ${formatCodeFault(challenge.fault)}`);
  const { id } = PUZZLES[challenge.puzzleIndex];
  if (id !== puzzle.id) throw new UsageError(`--${option} ${code} is of ${id}, not of ${puzzle.id}`);
  return challenge;
}

/**
 * Generates the levels of a sequence from level 1 on. Calls `onLevel` with each level whose number is from `first` to
 * `last`.
 */
export function* forEachLevel(
  tool: AnyPuzzleTool,
  { seed, composeNext: compose, isContinuous }: LevelRun,
  [first, last]: readonly [number, number],
  maxStates: number,
  onLevel: (level: NumberedLevel) => void,
): ReportingTask<void> {
  const { puzzle, solution } = tool;
  const run = createRun(seed);
  let from = puzzle.playerPosition?.startPosition;
  for (let number = 1; number <= last; number++) {
    const description = `level ${number} of seed ${seed}`;
    const composed = yield* withProgressText(`composing ${description}`, compose(run, from));
    const { level } = composed;
    const runBefore = copyRun(run);
    advanceRun(puzzle, run, composed);
    if (number < first && !isContinuous) continue;
    const certificate = yield* certifyOrRefuse(tool, level, maxStates, description);
    if (isContinuous) from = replayPlayerPosition(tool, level, solution(certificate));
    if (number >= first) onLevel({ number, level, certificate, leadingIdea: composed.leadingIdea, runBefore });
  }
}

function replayPlayerPosition(
  { puzzle }: AnyPuzzleTool,
  level: OpaqueLevel,
  moves: readonly Direction[],
): Position | undefined {
  const rules = puzzle.rules(level);
  let state = rules.start;
  for (const move of moves) state = rules.move(state, move) ?? state;
  return puzzle.playerPosition?.positionOf(level, state);
}

/** Generates the daily level of a puzzle for a day number. The printed progress calls the day `date`. */
export function* composeDailyLevel({ puzzle }: AnyPuzzleTool, day: number, date: string): ReportingTask<OpaqueLevel> {
  return (yield* withProgressText(`composing the level of ${date}`, composeDaily(puzzle, day))).level;
}

/**
 * Generates level `number` of the weekly remix, which consists of three levels of one puzzle. The printed progress
 * names the week as the user wrote it on the command line.
 */
export function* composeRemix(
  { puzzle }: AnyPuzzleTool,
  week: number,
  number: number,
  weekText: string,
): ReportingTask<OpaqueLevel> {
  const description = `composing level ${number} of the remix of ${weekText}`;
  return (yield* withProgressText(description, composeRemixLevel(puzzle, week, number))).level;
}

/**
 * Returns the number of an ISO week, such as `2026-W48`, in the game's count of weeks (see `weekNumber`). Throws a
 * `UsageError` for a week that does not exist.
 */
export function parseWeek(text: string): number {
  const match = /^(20\d\d)-W(\d\d)$/.exec(text);
  const [year, week] = match === null ? [2000, 0] : match.slice(1).map(Number);
  // A day in the given week, as a day number. It is counted from 4 January, which is always in the first ISO week of
  // its year.
  const day = dayNumber({ year, month: 1, day: 4 }) + 7 * (week - 1);
  const found = day < 0 ? undefined : isoWeekOf(day);
  if (match === null || week === 0 || found?.year !== year || found.week !== week)
    throw new UsageError(`--remix is "${text}"; it must be a week from 2000 to 2099, such as 2026-W48`);
  return weekNumber(day);
}

/**
 * Returns the day number (days since 1 January 2000) of a date such as `2026-11-23`. Throws a `UsageError` for a date
 * that a Playdate cannot have.
 */
export function parseDay(date: string): number {
  const match = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(date);
  const [year, month, day] = match === null ? [0, 0, 0] : match.slice(1).map(Number);
  const isDay = match !== null && new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(date);
  if (!isDay) throw new UsageError(`--daily is "${date}"; it must be a day from 2000 to 2099, such as 2026-11-23`);
  return dayNumber({ year, month, day });
}
