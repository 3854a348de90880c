import { isRush, readCode, type Challenge } from "../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../src/game/modes/challenge-mode";
import { seedOfDay, weekdayOf } from "../src/game/modes/daily";
import { composeAfter, composeNext, enterNextLevel, startRun } from "../src/game/modes/run";
import { dayNumber } from "../src/game/save/days";
import type { Certificate } from "../src/kernel/certificate";
import type { Direction } from "../src/kernel/direction";
import { isFault } from "../src/kernel/fault";
import { WORLDS } from "../src/puzzles/index";
import type { Place } from "../src/puzzles/puzzle";
import type { SealedLevel, SealedState, SealedWish } from "../src/puzzles/sealed";
import { UsageError } from "./cli";
import type { Usage } from "./help";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { certified } from "./report";
import { during, type Search } from "./search";

/** The options that ask for the levels that a player meets, and for nothing else. */
export const RUNS: Usage["options"] = {
  endless: { asks: "the levels of the endless run of seed N instead, each won by the solution that is printed" },
  from: { value: "K", asks: "with --endless, --rush and --challenge, the first level that is printed; 1 unless told" },
  daily: { value: "DATE", asks: "the level of a day instead, such as 2026-11-23" },
  rush: { value: "CODE", asks: "the levels of the rush with this code instead" },
  challenge: { value: "CODE", asks: "the ten levels of the challenge with this code instead" },
};

/** Levels that come one after the other. */
export interface LevelRun {
  readonly seed: number;
  /** What is wished of a level, from 1. */
  readonly wishOf: (number: number) => SealedWish;
  /** Whether a level begins where the one before it ended. */
  readonly goesOn: boolean;
  /** How many there are. */
  readonly length: number;
}

/** A level of a run. */
export interface RunLevel {
  readonly number: number;
  readonly level: SealedLevel;
  readonly certificate: Certificate<SealedState>;
}

const MOST_LEVELS = 100_000;

export function endlessRun({ puzzle }: SealedTool, seed: number): LevelRun {
  return { seed, wishOf: (number) => puzzle.plan.endless(number), goesOn: true, length: MOST_LEVELS };
}

/** Throws `UsageError` unless it is the code of a rush of this puzzle. */
export function rushRun(tool: SealedTool, code: string): LevelRun {
  const challenge = challengeOf(tool, "rush", code);
  if (!isRush(challenge)) throw new UsageError(`--rush ${code} is a challenge of ten levels: ask for --challenge`);
  const wishOf = (number: number): SealedWish => tool.puzzle.plan.rush(number - 1);
  return { seed: challenge.seed, wishOf, goesOn: false, length: MOST_LEVELS };
}

/** Throws `UsageError` unless it is the code of a challenge of this puzzle that is no rush. */
export function challengeRun(tool: SealedTool, code: string): LevelRun {
  const challenge = challengeOf(tool, "challenge", code);
  if (isRush(challenge)) throw new UsageError(`--challenge ${code} is a rush: ask for --rush`);
  const wish = tool.puzzle.plan.challenge(challenge.size);
  return { seed: challenge.seed, wishOf: () => wish, goesOn: false, length: CHALLENGE_LEVELS };
}

function challengeOf({ puzzle }: SealedTool, option: string, code: string): Challenge {
  const challenge = readCode(code, WORLDS.length);
  if (isFault(challenge)) throw new UsageError(`--${option} is "${code}": ${challenge.fault}`);
  const { id } = WORLDS[challenge.puzzle];
  if (id !== puzzle.id) throw new UsageError(`--${option} ${code} is of ${id}, not of ${puzzle.id}`);
  return challenge;
}

/** The levels of a run from number `first` to number `last`, each given as soon as it is made. */
export function* eachLevel(
  tool: SealedTool,
  { seed, wishOf, goesOn }: LevelRun,
  [first, last]: readonly [number, number],
  mostStates: number,
  give: (level: RunLevel) => void,
): Search<void> {
  const { puzzle, solution } = tool;
  const run = startRun(seed);
  let from = puzzle.whereabouts?.start;
  for (let number = 1; number <= last; number++) {
    const words = `level ${number} of seed ${seed}`;
    const { level } = yield* during(`composing ${words}`, composeAfter(puzzle, run, [], wishOf(number), from));
    enterNextLevel(puzzle, run, level);
    if (number < first && !goesOn) continue;
    const certificate = yield* certified(tool, level, mostStates, words);
    if (goesOn) from = placeAfter(tool, level, solution(certificate));
    if (number >= first) give({ number, level, certificate });
  }
}

/** Where the player's piece stands after those moves; undefined where it has no place. */
function placeAfter({ puzzle }: SealedTool, level: SealedLevel, moves: readonly Direction[]): Place | undefined {
  const rules = puzzle.rules(level);
  let state = rules.start;
  for (const move of moves) state = rules.move(state, move) ?? state;
  return puzzle.whereabouts?.of(level, state);
}

/** The level of a day, as `2026-11-23`; throws `UsageError` if there is no such day, or none that a Playdate can have. */
export function* dailyLevel({ puzzle }: SealedTool, date: string): Search<SealedLevel> {
  const day = dayOf(date);
  const wish = puzzle.plan.daily(weekdayOf(day));
  const work = composeNext(puzzle, startRun(seedOfDay(day)), wish, puzzle.whereabouts?.start);
  return (yield* during(`composing the level of ${date}`, work)).level;
}

function dayOf(date: string): number {
  const match = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(date);
  const [year, month, day] = match === null ? [0, 0, 0] : match.slice(1).map(Number);
  const isDay = match !== null && new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(date);
  if (!isDay) throw new UsageError(`--daily is "${date}"; it must be a day from 2000 to 2099, such as 2026-11-23`);
  return dayNumber({ year, month, day });
}
