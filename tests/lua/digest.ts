/**
 * Prints a long text that is called the digest: checksums of random numbers, and generated levels with their solutions
 * and verdicts (fewest moves, dead ends, difficulty). Tests compare the lines that Node prints with those that each Lua
 * interpreter prints.
 */
import { formatMoves } from "../../src/kernel/moves-text";
import { createRandom, drawRandom } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { runToEnd, type Task } from "../../src/kernel/task";
import { composeDaily } from "../../src/game/modes/daily-level";
import { composeOnLadder } from "../../src/game/modes/ladder";
import { composeAtPace } from "../../src/game/modes/pace";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../src/puzzles/any-puzzle";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { computeLevelFingerprint } from "../../tools/fingerprint";

/** How many generated levels of each kind are printed in the digest for each puzzle. */
export interface DigestSize {
  /** The number of challenges whose levels the digest prints, for each of the ten difficulties. */
  readonly challengeCount: number;
  /** The number of days, from `FIRST_DAY` on, whose daily levels the digest prints. */
  readonly dayCount: number;
  /** How many levels the digest prints of an endless run that becomes harder and harder. */
  readonly runLevelCount: number;
}

/**
 * The size of the longest digest, a text about random numbers and generated levels. Its expected lines are in
 * tests/lua/digest.txt.
 */
export const FULL_DIGEST: DigestSize = { challengeCount: 5, dayCount: 5, runLevelCount: 30 };

/** The first day whose daily levels are printed: 23 November 2026, as a day number (days since 1 January 2000). */
const FIRST_DAY = 9823;

/**
 * Prints random numbers and generated levels with their verdicts (fewest moves, dead ends, difficulty), which must be
 * equal in Node and in every Lua. The levels are those of challenges of each difficulty, daily levels and levels of
 * endless runs. Caves (levels of several rooms) of hard endless runs are included. All printed numbers are whole, so
 * that the text shows every difference. The task yields after each level, because one update must not take too long.
 */
export function* printDigest(
  emit: (line: string) => void,
  { challengeCount, dayCount, runLevelCount }: DigestSize,
): Task<void> {
  digestRandom(emit);
  for (const puzzle of loadAllPuzzles()) {
    for (let rung = 1; rung <= CHALLENGE_SIZES; rung++) yield* digestChallenges(emit, puzzle, rung, challengeCount);
    yield* digestDays(emit, puzzle, dayCount);
    yield* digestRun(emit, puzzle, runLevelCount);
    yield* digestHardOnly(emit, puzzle, runLevelCount);
  }
}

function digestRandom(emit: (line: string) => void): void {
  for (const seed of [0, 1, 2, 4095, 4096, 1000000, 16777215]) {
    const random = createRandom(seed, seed % 7);
    let sum = 0;
    for (let count = 0; count < 2000; count++) sum = (sum * 31 + drawRandom(random)) % 65521;
    emit(`random ${seed} ${sum}`);
  }
}

function* digestChallenges(
  emit: (line: string) => void,
  puzzle: AnyPuzzle,
  rung: number,
  challenges: number,
): Task<void> {
  const { challenge } = puzzle.plan;
  for (let seed = 1; seed <= challenges; seed++) {
    emit(`${puzzle.id} ${rung} ${seed}`);
    digestLevel(
      emit,
      puzzle,
      runToEnd(composeOnLadder(puzzle, createRun(seed), [], challenge(rung), puzzle.playerPosition?.startPosition)),
    );
    yield;
  }
}

function* digestDays(emit: (line: string) => void, puzzle: AnyPuzzle, days: number): Task<void> {
  for (let day = FIRST_DAY; day < FIRST_DAY + days; day++) {
    emit(`${puzzle.id} day ${day}`);
    digestLevel(emit, puzzle, runToEnd(composeDaily(puzzle, day)));
    yield;
  }
}

/**
 * Prints successive levels of an endless run. Each level is played to the end by its solution, so that the next level
 * starts where the player's piece ended.
 */
function* digestRun(emit: (line: string) => void, puzzle: AnyPuzzle, runLevels: number): Task<void> {
  const run = createRun(4711);
  let from = puzzle.playerPosition?.startPosition;
  for (let count = 0; count < runLevels; count++) {
    const certified = runToEnd(composeAtPace(puzzle, "rising", run, from));
    const { level, solution, rules } = certified;
    advanceRun(puzzle, run, certified);
    emit(`${puzzle.id} run ${run.levelNumber}`);
    digestLevel(emit, puzzle, certified);
    let state = rules.start;
    for (const move of solution) state = rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(level, state);
    yield;
  }
}

/**
 * Prints levels that only hard endless runs (sequences of levels) have, such as caves of several rooms. Not every
 * puzzle has such levels.
 */
function* digestHardOnly(emit: (line: string) => void, puzzle: AnyPuzzle, runLevels: number): Task<void> {
  for (let number = 1; number <= 2 * runLevels; number++) {
    if (puzzle.plan.onlyInHard?.(number) === undefined) continue;
    const run = { ...createRun(4711), levelNumber: number - 1 };
    emit(`${puzzle.id} hard ${number}`);
    digestLevel(emit, puzzle, runToEnd(composeAtPace(puzzle, "hard", run, puzzle.playerPosition?.startPosition)));
    yield;
  }
}

function digestLevel(
  emit: (line: string) => void,
  puzzle: AnyPuzzle,
  { level, solution, certificate }: CertifiedLevel<OpaqueLevel, OpaqueState>,
): void {
  emit(puzzle.formatMap(level));
  emit(`${computeLevelFingerprint(puzzle, level)} ${formatMoves(solution)}`);
  const { par, solutionCount, stateCount, deadEndCount, difficultyCentibits, forcedMovesPercent } =
    certificate.analysis.verdict;
  emit(`${par} ${solutionCount} ${stateCount} ${deadEndCount} ${difficultyCentibits} ${forcedMovesPercent}`);
  certificate.release?.();
}
