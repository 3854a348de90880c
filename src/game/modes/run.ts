/** Runs of generated levels: composes the level that comes next and remembers the recent ones. */
import { createBoard } from "../../kernel/board";
import { createDraft } from "../../kernel/draft";
import { createRandom } from "../../kernel/random";
import type { CertifiedLevel } from "../../kernel/select-level";
import { isSimilarToAny, NUMBERS_PER_SKETCH } from "../../kernel/similarity-sketch";
import type { Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueTarget } from "../../puzzles/any-puzzle";
import { MAX_FIRST_LEVELS, MAX_RECENT_LEVELS } from "../save/resume-point";

/** A run of generated levels: everything that determines which levels come. */
export interface Run {
  /** The seed: level n of a run takes its random numbers from stream n of this seed; see `createRandom`. */
  readonly seed: number;
  /** The number of the level being played, from 1; 0 before the first. */
  levelNumber: number;
  /** The similarity sketches of the recent levels, the newest last. */
  readonly recent: number[];
}

// If no candidate is accepted, another stream of the seed is tried. Steps this large never reach the stream of another
// level of the run.
const RETRY_STREAM_STEP = 65536;

/** Creates a run. Its next levels will not be similar to those whose sketches are in `recent`. */
export function createRun(seed: number, recent: readonly number[] = []): Run {
  return { seed, levelNumber: 0, recent: [...recent] };
}

/**
 * Returns the stored sketches of first levels after another run has begun with `level`: at most the last
 * `MAX_FIRST_LEVELS` runs, the newest last.
 */
export function addFirstSketches<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  firsts: readonly number[],
  level: Level,
): number[] {
  const all = [...firsts, ...puzzle.similaritySketch(level)];
  return all.slice(Math.max(0, all.length - MAX_FIRST_LEVELS * NUMBERS_PER_SKETCH));
}

/** Composes and certifies the next level of a run for a target, with the player's piece at `from`. */
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
 * Composes the level of a run that follows the queued levels. The run itself is copied and may advance meanwhile. The
 * sketches of the queued levels are computed inside the task, one level a slice.
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

/** Composes the endless level of a run that follows the queued levels. */
export function composeEndlessLevel<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  from: Position | undefined,
  queuedLevels: readonly Level[] = [],
): Task<CertifiedLevel<Level, State>> {
  return composeAfterQueued(
    puzzle,
    run,
    queuedLevels,
    puzzle.plan.endless(run.levelNumber + queuedLevels.length + 1),
    from,
  );
}

/** Returns an empty board of the target's size, to be shown until the level is there. */
export function emptyLevel({ legend, levelOf }: AnyPuzzle, { width, height }: OpaqueTarget): OpaqueLevel {
  return levelOf(createDraft(legend, createBoard(width, height)));
}

/** Advances the run to its next level and remembers that level's sketches, so that no similar level follows soon. */
export function advanceRun<Level, State, Target>(puzzle: Puzzle<Level, State, Target>, run: Run, level: Level): void {
  const { recent } = run;
  run.levelNumber++;
  for (const number of puzzle.similaritySketch(level)) recent.push(number);
  while (recent.length > MAX_RECENT_LEVELS * NUMBERS_PER_SKETCH) recent.shift();
}
