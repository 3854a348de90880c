/** Composes the next level of a run (sequence of generated levels) and remembers the recent levels of the run. */
import { createBoard } from "../../kernel/board";
import { createDraft } from "../../kernel/draft";
import { aimAtIdeas, type IdeaAim } from "../../kernel/ideas/idea-aim";
import { judgeIdeas } from "../../kernel/ideas/judge-ideas";
import { createRandom } from "../../kernel/random";
import type { CertifiedLevel } from "../../kernel/select-level";
import { isSimilarToAny } from "../../kernel/similarity-sketch";
import type { Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueTarget } from "../../puzzles/any-puzzle";
import { MAX_FIRST_LEVELS, MAX_RECENT_LEADING_IDEAS, MAX_RECENT_LEVELS } from "../save/resume-point";
import { parseSketches, withSketch } from "../save/sketch-text";

/** A run: a sequence of generated levels. The fields of a run determine which levels come next. */
export interface Run {
  /**
   * The seed from which all levels are generated. A seed gives many numbered streams of random numbers, and level n is
   * generated with the random numbers of stream n; see `createRandom`.
   */
  readonly seed: number;
  /** The number of the level being played, from 1; 0 before the first level. */
  levelNumber: number;
  /**
   * Similarity sketches of the recent levels, the newest last, so that no similar level follows. A similarity sketch
   * consists of numbers that are nearly equal for similar levels; save/sketch-text.ts formats it as text.
   */
  recentSketches: string;
  /**
   * The leading solving ideas of the recent levels, the newest last. The leading solving idea (the one that the game names) of the
   * next level must be none of these. A level without a noticed solving idea has the entry `NO_IDEA`; a level that
   * was generated without aiming at a solving idea has no entry.
   */
  readonly recentLeadingIdeas: number[];
}

/**
 * A level of a run (a sequence of levels), with its leading solving idea (the one that the game names). It is `NO_IDEA` if players
 * notice no solving idea of the level, and left out if the generator did not aim at a solving idea.
 */
export interface RunLevel<Level> {
  readonly level: Level;
  readonly leadingIdea?: number | undefined;
}

/**
 * A generated level of a run (a sequence of levels), with its analysis and its leading solving idea (the one that the game names).
 */
export interface ComposedLevel<Level, State> extends CertifiedLevel<Level, State> {
  readonly leadingIdea?: number;
}

/**
 * If the generator finds no acceptable level with the usual stream of random numbers, it gets another stream. The
 * number of that stream is higher by `RETRY_STREAM_STEP`. No other level of the run (a sequence of levels) uses it.
 */
export const RETRY_STREAM_STEP = 65536;

/**
 * Creates a run, a sequence of levels. The first levels of the run will not be similar to the earlier levels whose
 * similarity sketches (numbers that are nearly equal for similar levels) are in `recentSketches`.
 */
export function createRun(seed: number, recentSketches = ""): Run {
  return { seed, levelNumber: 0, recentSketches, recentLeadingIdeas: [] };
}

/**
 * Appends the similarity sketch (numbers that are nearly equal for similar levels) of `level`, the first level of a new
 * run (a sequence of levels), to the sketches of the earlier runs' first levels. Returns the sketches for the last
 * `MAX_FIRST_LEVELS` runs, the newest last.
 */
export function addFirstSketches<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  firsts: string,
  level: Level,
): string {
  return withSketch(firsts, puzzle.similaritySketch(level), MAX_FIRST_LEVELS);
}

/**
 * Composes the next level of a run (a sequence of levels), with the player's piece at `from`. Returns the level with an
 * analysis of all its states, which proves that the level can be won. With an `aim`, the generator prefers levels with
 * a strong solving idea (a technique that a solution needs).
 */
export function* composeNext<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  target: Target,
  from: Position | undefined,
  aim?: IdeaAim<Level, State>,
): Task<CertifiedLevel<Level, State>> {
  const isAcceptable = createRecencyFilter(puzzle, run);
  for (let stream = run.levelNumber + 1; ; stream += RETRY_STREAM_STEP) {
    const random = createRandom(run.seed, stream);
    // Pauses the task here, because preparing a stream of random numbers takes long: up to two thirds of the work that
    // a task may do between two pauses.
    yield;
    const certified = yield* puzzle.compose(target, from, random, isAcceptable, aim);
    if (certified !== undefined) return certified;
  }
}

/**
 * Returns a function that accepts each level that is not similar to one of the recent levels of a run (a sequence of
 * levels).
 */
export function createRecencyFilter<Level, State, Target>(
  { symmetrySketches }: Puzzle<Level, State, Target>,
  { recentSketches }: Run,
): (this: void, level: Level) => Task<boolean> {
  let recent: readonly number[] | undefined;
  return function* (level) {
    const sketches = yield* symmetrySketches(level);
    recent ??= parseSketches(recentSketches);
    return !(yield* isSimilarToAny(recent, sketches));
  };
}

/**
 * Composes the next level of a run (a sequence of levels) as `composeNext` does. Also aims at a strong solving idea
 * that is not the leading solving idea of a recent level. If it finds none, the level is led by one that players
 * notice, or by none at all.
 */
export function* composeNextWithIdea<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  target: Target,
  from: Position | undefined,
): Task<ComposedLevel<Level, State>> {
  const { recentLeadingIdeas } = run;
  const certified = yield* composeNext(puzzle, run, target, from, aimAtIdeas(puzzle.ideas, recentLeadingIdeas));
  const idea = certified.idea ?? (yield* judgeIdeas(certified, puzzle.ideas, recentLeadingIdeas));
  return { ...certified, idea, leadingIdea: idea.leadingIdea };
}

/**
 * Composes the next level of a run (a sequence of levels) after the queued levels, which wait to be played. The run
 * itself may advance in the meantime, so `compose` gets a copy of the run, advanced to the last queued level. For this,
 * the task computes a similarity sketch of one queued level in each step. Such a sketch has numbers that are nearly
 * equal for similar levels.
 */
export function composeAfterQueued<Level, State, Target, Composed>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  queuedLevels: readonly RunLevel<Level>[],
  compose: (this: void, run: Run) => Task<Composed>,
): Task<Composed> {
  return advanceAndCompose(puzzle, copyRun(run), queuedLevels, compose);
}

export function copyRun(run: Run): Run {
  return { ...run, recentLeadingIdeas: [...run.recentLeadingIdeas] };
}

function* advanceAndCompose<Level, State, Target, Composed>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  queuedLevels: readonly RunLevel<Level>[],
  compose: (this: void, run: Run) => Task<Composed>,
): Task<Composed> {
  for (const queued of queuedLevels) {
    yield;
    advanceRun(puzzle, run, queued);
  }
  yield;
  return yield* compose(run);
}

/** Returns a level with an empty board of the wanted size. The board is shown until the next level is composed. */
export function createEmptyLevel({ legend, levelOf }: AnyPuzzle, { width, height }: OpaqueTarget): OpaqueLevel {
  return levelOf(createDraft(legend, createBoard(width, height)));
}

/**
 * Advances a run to its next level. The run stores the level's similarity sketch (numbers that are nearly equal for
 * similar levels), so that no similar level follows soon. The run also stores the level's leading solving idea (the
 * strongest).
 */
export function advanceRun<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  { level, leadingIdea }: RunLevel<Level>,
): void {
  const { recentLeadingIdeas } = run;
  run.levelNumber++;
  run.recentSketches = withSketch(run.recentSketches, puzzle.similaritySketch(level), MAX_RECENT_LEVELS);
  if (leadingIdea !== undefined) recentLeadingIdeas.push(leadingIdea);
  while (recentLeadingIdeas.length > MAX_RECENT_LEADING_IDEAS) recentLeadingIdeas.shift();
}
