/** Runs, which are sequences of generated levels. Composes the next level of a run and remembers the recent levels. */
import { createBoard } from "../../kernel/board";
import { createDraft } from "../../kernel/draft";
import { createRandom } from "../../kernel/random";
import type { CertifiedLevel } from "../../kernel/select-level";
import { isSimilarToAny, NUMBERS_PER_SKETCH } from "../../kernel/similarity-sketch";
import type { Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueTarget } from "../../puzzles/any-puzzle";
import { MAX_FIRST_LEVELS, MAX_RECENT_LEVELS } from "../save/resume-point";

/** A run: a sequence of generated levels. The fields of a run determine which levels come next. */
export interface Run {
  /**
   * The seed of the run (a sequence of generated levels). Each seed gives many numbered streams of random numbers, and
   * level n takes its numbers from stream n; see `createRandom`.
   */
  readonly seed: number;
  /** The number of the level being played, from 1; 0 before the first level. */
  levelNumber: number;
  /**
   * Numbers that describe the recent levels (their similarity sketches), so that no similar level follows. The newest
   * level is last.
   */
  readonly recent: number[];
}

// Each seed gives many numbered streams of random numbers, one for each level. If no level from the usual stream is
// accepted, the stream this many numbers later is tried. The step is so large that no other level of the run uses that
// stream.
const RETRY_STREAM_STEP = 65536;

/**
 * Creates a run (a sequence of generated levels). Its next levels will not be similar to the levels whose similarity
 * sketches (numbers that describe a level) are in `recent`.
 */
export function createRun(seed: number, recent: readonly number[] = []): Run {
  return { seed, levelNumber: 0, recent: [...recent] };
}

/**
 * Appends the similarity sketch (numbers that describe a level) of `level`, the first level of a new run, to the
 * sketches of earlier first levels. Returns the sketches for the last `MAX_FIRST_LEVELS` runs, the newest last.
 */
export function addFirstSketches<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  firsts: readonly number[],
  level: Level,
): number[] {
  const all = [...firsts, ...puzzle.similaritySketch(level)];
  return all.slice(Math.max(0, all.length - MAX_FIRST_LEVELS * NUMBERS_PER_SKETCH));
}

/**
 * Composes the next level of a run, with the player's piece at `from`. `target` describes the wanted size and
 * difficulty. The returned level comes with an analysis of all its states, which proves that it can be won.
 */
export function* composeNext<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  target: Target,
  from: Position | undefined,
): Task<CertifiedLevel<Level, State>> {
  const isAcceptable = function* (level: Level): Task<boolean> {
    const sketches = yield* puzzle.symmetrySketches(level);
    return !(yield* isSimilarToAny(run.recent, sketches));
  };
  for (let stream = run.levelNumber + 1; ; stream += RETRY_STREAM_STEP) {
    const certified = yield* puzzle.compose(target, from, createRandom(run.seed, stream), isAcceptable);
    if (certified !== undefined) return certified;
  }
}

/**
 * Composes the level of a run that follows the levels which already wait to be played. The task works on a copy of the
 * run, because the run may advance meanwhile. This task also computes the similarity sketches (numbers that describe a
 * level) of the waiting levels, one level in each step.
 */
export function composeAfterQueued<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  { seed, levelNumber, recent }: Run,
  queuedLevels: readonly Level[],
  target: Target,
  from: Position | undefined,
): Task<CertifiedLevel<Level, State>> {
  return advanceAndCompose(puzzle, { seed, levelNumber, recent: [...recent] }, queuedLevels, target, from);
}

function* advanceAndCompose<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  queuedLevels: readonly Level[],
  target: Target,
  from: Position | undefined,
): Task<CertifiedLevel<Level, State>> {
  for (const level of queuedLevels) {
    yield;
    advanceRun(puzzle, run, level);
  }
  yield;
  return yield* composeNext(puzzle, run, target, from);
}

/** Returns an empty board of the size in the second parameter. The board is shown until the next level is composed. */
export function emptyLevel({ legend, levelOf }: AnyPuzzle, { width, height }: OpaqueTarget): OpaqueLevel {
  return levelOf(createDraft(legend, createBoard(width, height)));
}

/**
 * Advances a run (sequence of levels) to its next level. The similarity sketch of that level (numbers that describe it)
 * is remembered, so that no similar level follows soon.
 */
export function advanceRun<Level, State, Target>(puzzle: Puzzle<Level, State, Target>, run: Run, level: Level): void {
  const { recent } = run;
  run.levelNumber++;
  for (const number of puzzle.similaritySketch(level)) recent.push(number);
  while (recent.length > MAX_RECENT_LEVELS * NUMBERS_PER_SKETCH) recent.shift();
}
