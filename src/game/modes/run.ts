/** Composes the next level of a run (a sequence of generated levels) and remembers the recent levels of the run. */
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

/** A run: a sequence of generated levels. Its fields determine which levels come next. */
export interface Run {
  /**
   * The seed from which all levels are generated. Level n gets the random numbers of the seed's stream n; see
   * `createRandom`.
   */
  readonly seed: number;
  /** The number of the level being played, from 1; 0 before the first level. */
  levelNumber: number;
  /**
   * Similarity sketches (numbers that are nearly equal for similar levels) of the recent levels, the newest last, so
   * that no similar level follows.
   */
  recentSketches: string;
  /**
   * The leading solving ideas (the techniques that the game names) of the recent levels, the newest last. The next
   * level must have another leading solving idea. The entry of a level without one is `NO_IDEA`.
   */
  readonly recentLeadingIdeas: number[];
}

/**
 * A level of a run (a sequence of levels), with its leading solving idea (the technique that the game names).
 * `leadingIdea` is `NO_IDEA` if players notice no solving idea. It is left out if the generator did not look for one.
 */
export interface RunLevel<Level> {
  readonly level: Level;
  readonly leadingIdea?: number | undefined;
}

/** A generated level of a run (a sequence of levels), with its analysis and the solving idea that the game names. */
export interface ComposedLevel<Level, State> extends CertifiedLevel<Level, State> {
  readonly leadingIdea?: number;
}

/**
 * The distance between the numbers of two streams of random numbers for the same level. If a stream gives no acceptable
 * level, the stream whose number is higher by this step is used. The step is so large that no other level of the run (a
 * sequence of levels) uses the same stream.
 */
export const RETRY_STREAM_STEP = 65536;

/**
 * Creates a run (a sequence of levels). Its first levels will not be similar to the earlier levels that
 * `recentSketches` describes. A sketch consists of numbers that are nearly equal for similar levels.
 */
export function createRun(seed: number, recentSketches = ""): Run {
  return { seed, levelNumber: 0, recentSketches, recentLeadingIdeas: [] };
}

/**
 * Appends the similarity sketch (numbers that are nearly equal for similar levels) of a run's first level to the
 * sketches of earlier runs. Returns the sketches of the last `MAX_FIRST_LEVELS` runs, the newest last.
 */
export function addFirstSketches<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  firsts: string,
  level: Level,
): string {
  return withSketch(firsts, puzzle.similaritySketch(level), MAX_FIRST_LEVELS);
}

/**
 * Composes the next level of a run (a sequence of levels), with the player's piece at `from`. Returns the level with
 * the proof that it can be won. If `aim` is given, the generator prefers levels with a strong solving idea (a technique
 * that a solution needs).
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
    // The task pauses, because preparing a stream of random numbers takes up to two thirds of its allowed time between
    // two pauses.
    yield;
    const certified = yield* puzzle.compose(target, from, random, isAcceptable, aim);
    if (certified !== undefined) return certified;
  }
}

/** Returns a function that accepts levels that are not similar to a recent level of a run (a sequence of levels). */
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
 * Composes the next level of a run (a sequence of levels), with a leading solving idea (the technique that the game
 * names). The generator prefers levels with a strong solving idea, and never repeats the leading one of a recent level.
 * The level has a weaker leading idea, or none, if no strong one is found.
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
 * Composes the next level of a run (a sequence of levels) after the queued levels, which wait to be played. `compose`
 * gets a copy of the run in its state after the last queued level. A copy is necessary, because the run itself may
 * advance while `compose` works.
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

/** Returns a level with an empty board of the wanted size, which is shown until the next level is composed. */
export function createEmptyLevel({ legend, levelOf }: AnyPuzzle, { width, height }: OpaqueTarget): OpaqueLevel {
  return levelOf(createDraft(legend, createBoard(width, height)));
}

/**
 * Advances a run (a sequence of levels) to its next level. Stores the level's similarity sketch (numbers that are
 * nearly equal for similar levels) and its leading solving idea (the technique that the game names). So no similar
 * level follows soon.
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
