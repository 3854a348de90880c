import { createBoard } from "../../kernel/board";
import { createDraft } from "../../kernel/draft";
import { createRandom } from "../../kernel/random";
import type { CertifiedLevel } from "../../kernel/select-level";
import { isSimilarToAny, NUMBERS_PER_SKETCH } from "../../kernel/similarity-sketch";
import type { Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueTarget } from "../../puzzles/any-puzzle";
import { MAX_FIRST_LEVELS, MAX_RECENT_LEVELS } from "../save/resume-point";

/** A run of composed levels: everything that decides which ones come. */
export interface Run {
  /** See `createRandom`: level n of a run takes its random numbers from stream n of this seed. */
  readonly seed: number;
  /** The level being played, from 1; 0 before the first. */
  levelNumber: number;
  /** The first sketches of the last levels, newest last: see kernel/sketch. */
  readonly recent: number[];
}

// Should no candidate be good enough, other random numbers are tried: from a stream that no level of the run uses.
const RETRY_STREAM_STEP = 65536;

/** A new run; none of its next levels is like those of the sketches `recent`. */
export function createRun(seed: number, recent: readonly number[] = []): Run {
  return { seed, levelNumber: 0, recent: [...recent] };
}

/**
 * The first sketches of the first levels of the last `FIRST_LEVELS` runs, newest last, once another run has begun with
 * `level`; `firsts` are those before it.
 */
export function addFirstSketches<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  firsts: readonly number[],
  level: Level,
): number[] {
  const all = [...firsts, ...puzzle.similaritySketch(level)];
  return all.slice(Math.max(0, all.length - MAX_FIRST_LEVELS * NUMBERS_PER_SKETCH));
}

/** Composes and certifies the level that comes next in a run, as wished for, with the player's piece at `from`. */
export function* composeNext<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  run: Run,
  target: Wish,
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
 * Composes the level that comes in a run after those that are `coming`. They are remembered bit by bit, as the rest of
 * the work is done; the run itself stays as it is, and may go on meanwhile.
 */
export function composeAfterQueued<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  { seed, levelNumber, recent }: Run,
  queuedLevels: readonly Level[],
  target: Wish,
  from: Position | undefined,
): Task<CertifiedLevel<Level, State>> {
  return advanceAndCompose(puzzle, { seed, levelNumber, recent: [...recent] }, queuedLevels, target, from);
}

function* advanceAndCompose<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  run: Run,
  queuedLevels: readonly Level[],
  target: Wish,
  from: Position | undefined,
): Task<CertifiedLevel<Level, State>> {
  for (const level of queuedLevels) {
    yield;
    advanceRun(puzzle, run, level);
  }
  yield;
  return yield* composeNext(puzzle, run, target, from);
}

/** The same, as the puzzle's endless climb has it. */
export function composeEndlessLevel<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
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

/** A board of the size that is wished for, with nothing on it. */
export function emptyLevel({ legend, levelOf }: AnyPuzzle, { width, height }: OpaqueTarget): OpaqueLevel {
  return levelOf(createDraft(legend, createBoard(width, height)));
}

/** The next level of the run has come: it is remembered, so that none like it comes again soon. */
export function advanceRun<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>, run: Run, level: Level): void {
  const { recent } = run;
  run.levelNumber++;
  for (const number of puzzle.similaritySketch(level)) recent.push(number);
  while (recent.length > MAX_RECENT_LEVELS * NUMBERS_PER_SKETCH) recent.shift();
}
