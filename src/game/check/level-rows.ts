/** The rows (tests) of the console check that generate levels and analyse levels of the campaigns. */
import { readFrameMs } from "../../device/clock";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import { isFault } from "../../kernel/fault";
import { formatMoves } from "../../kernel/moves-text";
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";
import type { Verdict } from "../../kernel/verdict";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";
import { composeOnLadder } from "../modes/ladder";
import { createRun } from "../modes/run";
import { computeChecksum } from "../save/checksum";
import { addFigure, countParts, waitForFrame, type CheckRecord, type Outcome } from "./check-row";
import { compare, countComparison, endComparison, startComparison } from "./compare";
import { MAX_LEVEL_MS, MAX_SLICE_MS } from "./limits";
import { loadCheckedPuzzle } from "./load-checked-puzzle";
import { TEXTS } from "./texts/index";

/**
 * The seed of the levels that are generated and compared. The next constant, `RUNGS`, says how hard these levels are,
 * from 1 to 10.
 */
const SEED = 1;
const RUNGS: readonly number[] = [1, 3, 5, 7, 9];

/** The distance between two analysed levels of a campaign. To analyse all levels would take too long. */
const CAMPAIGN_STEP = 10;

/** How hard the level is whose generation is timed, on a scale from 1 to 10. */
const TIMED_RUNG = 6;

/** Generates levels of all puzzles, and compares their checksums with the values built into the game. */
export function* checkLevels(record: CheckRecord): Task<Outcome> {
  const comparison = startComparison(record);
  countParts(record, PUZZLES.length * RUNGS.length);
  for (let index = 0; index < PUZZLES.length; index++) {
    const puzzle = loadCheckedPuzzle(record.titlePuzzleId, index);
    const lines: string[] = [];
    for (const rung of RUNGS) {
      yield;
      const certified = yield* composeLevel(puzzle, rung);
      lines.push(describeLevel(puzzle, certified));
      certified.certificate.release?.();
      record.doneParts++;
    }
    compare(comparison, `levels.${index + 1}`, computeChecksum(lines.join("\n")));
  }
  return endComparison(comparison);
}

function composeLevel(puzzle: AnyPuzzle, rung: number): Task<CertifiedLevel<OpaqueLevel, OpaqueState>> {
  const { plan, playerPosition } = puzzle;
  return composeOnLadder(puzzle, createRun(SEED), [], plan.challenge(rung), playerPosition?.startPosition);
}

function describeLevel(
  puzzle: AnyPuzzle,
  { level, solution, certificate }: CertifiedLevel<OpaqueLevel, OpaqueState>,
): string {
  const { par, stateCount, deadEndCount, difficultyCentibits } = certificate.analysis.verdict;
  const facts = `${par} ${stateCount} ${deadEndCount} ${difficultyCentibits}`;
  return `${puzzle.formatMap(level)}\n${formatMoves(solution)}\n${facts}`;
}

/**
 * Analyses some levels of each campaign. Compares the results, such as the fewest moves and the difficulty, with those
 * that the campaign stores.
 */
export function* checkCampaigns(record: CheckRecord): Task<Outcome> {
  const comparison = startComparison(record);
  countParts(
    record,
    PUZZLES.reduce((count, { levelCount }) => count + levelCount / CAMPAIGN_STEP, 0),
  );
  for (let index = 0; index < PUZZLES.length; index++) {
    const puzzle = loadCheckedPuzzle(record.titlePuzzleId, index);
    for (let levelIndex = CAMPAIGN_STEP - 1; levelIndex < puzzle.campaign.levelCount; levelIndex += CAMPAIGN_STEP) {
      countComparison(comparison, yield* isCertifiedAsStored(record, puzzle, levelIndex));
      record.doneParts++;
    }
  }
  addFigure(record, "campaigns.different", comparison.differentCount);
  return endComparison(comparison);
}

function* isCertifiedAsStored(record: CheckRecord, puzzle: AnyPuzzle, levelIndex: number): Task<boolean> {
  yield* waitForFrame(record);
  const { map, verdict } = puzzle.campaign.level(levelIndex);
  yield* waitForFrame(record);
  const level = puzzle.parseMap(map.join("\n"));
  if (isFault(level)) return false;
  yield* waitForFrame(record);
  const rules = puzzle.rules(level);
  yield* waitForFrame(record);
  const certificate = yield* certify(rules, MAX_LEVEL_STATES);
  if (certificate === undefined) return false;
  const isEqual = isSameVerdict(certificate.analysis.verdict, verdict);
  certificate.release?.();
  return isEqual;
}

function isSameVerdict(one: Verdict, other: Verdict): boolean {
  return (
    one.par === other.par &&
    one.solutionCount === other.solutionCount &&
    one.stateCount === other.stateCount &&
    one.deadEndCount === other.deadEndCount &&
    one.difficultyCentibits === other.difficultyCentibits
  );
}

/**
 * Measures how long the generation of a level of each puzzle takes, and how long its longest uninterrupted slice takes.
 */
export function* checkMaking(record: CheckRecord): Task<Outcome> {
  countParts(record, PUZZLES.length);
  let slowestMs = 0;
  let longestSliceMs = 0;
  for (let index = 0; index < PUZZLES.length; index++) {
    const puzzle = loadCheckedPuzzle(record.titlePuzzleId, index);
    yield;
    const times: TaskTimes = { totalMs: 0, longestSliceMs: 0 };
    const { certificate } = yield* measureTask(composeLevel(puzzle, TIMED_RUNG), times);
    certificate.release?.();
    addFigure(record, `making.${puzzle.id}-ms`, Math.floor(times.totalMs));
    slowestMs = Math.max(slowestMs, times.totalMs);
    longestSliceMs = Math.max(longestSliceMs, times.longestSliceMs);
    record.doneParts++;
  }
  addFigure(record, "making.longest-slice-us", Math.floor(longestSliceMs * 1000));
  const isPassed = slowestMs <= MAX_LEVEL_MS && longestSliceMs <= MAX_SLICE_MS;
  return { isPassed, note: TEXTS.seconds(Math.floor(slowestMs / 100)) };
}

interface TaskTimes {
  totalMs: number;
  longestSliceMs: number;
}

function* measureTask<T>(task: Task<T>, times: TaskTimes): Task<T> {
  for (;;) {
    const beforeMs = readFrameMs();
    const step = task.next();
    const sliceMs = readFrameMs() - beforeMs;
    times.totalMs += sliceMs;
    times.longestSliceMs = Math.max(times.longestSliceMs, sliceMs);
    if (step.done === true) return step.value;
    yield;
  }
}
