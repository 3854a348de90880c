/**
 * Records the steps in which the generator made a level, by generating the level again. The seed and what is stored
 * about the recent levels determine all steps.
 */
import { aimAtIdeas, type IdeaAim } from "../../kernel/ideas/idea-aim";
import type { Generation } from "../../kernel/generation";
import { createRandom } from "../../kernel/random";
import type { Task } from "../../kernel/task";
import type { Pace } from "../../puzzles/pace";
import type { Position, Puzzle } from "../../puzzles/puzzle";
import { withoutLastSketch } from "../save/sketch-text";
import { MAX_DAILY_TRIES } from "./daily-level";
import { aimsAtIdeas, targetAtPace } from "./pace";
import { createRecencyFilter, RETRY_STREAM_STEP, type Run } from "./run";

/**
 * At most this many streams of random numbers are tried until one generates the same level again. Nearly all levels
 * come from the first or the second.
 */
const MAX_STREAMS = 16;

interface RunGenerationRequest<Level, Target> {
  readonly level: Level;
  readonly target: Target;
  readonly aimsAtIdeas: boolean;
}

/**
 * Records the steps in which the generator made an endless level, by generating the level again. `run` is the sequence
 * of levels in its state before this level.
 */
export function recordGenerationAtPace<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  pace: Pace,
  run: Run,
  level: Level,
): Task<Generation | undefined> {
  const number = run.levelNumber + 1;
  const target = targetAtPace(puzzle, pace, number);
  return recordGenerationInRun(puzzle, run, { level, target, aimsAtIdeas: aimsAtIdeas(puzzle, pace, number) });
}

/**
 * Records the steps in which the generator made a daily level or a level of a weekly remix, by generating the level
 * again. All tries are repeated from the first on, because the save does not have the number of the try that made the
 * level. `runOfTry` returns the sequence of levels for the try after `givenUp` discarded levels.
 */
export function* recordGenerationOfTries<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  target: Target,
  level: Level,
  runOfTry: (this: void, givenUp: number) => Run,
): Task<Generation | undefined> {
  for (let givenUp = 0; givenUp < MAX_DAILY_TRIES; givenUp++) {
    const run = runOfTry(givenUp);
    const generation = yield* recordGenerationInRun(puzzle, run, { level, target, aimsAtIdeas: false }, 1);
    if (generation !== undefined) return generation;
  }
  return undefined;
}

/**
 * Records the steps in which the generator made a level of a challenge, by generating the level again. `run` is the
 * sequence of levels in its state before this level.
 */
export function recordGenerationOnLadder<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  target: Target,
  level: Level,
): Task<Generation | undefined> {
  return recordGenerationInRun(puzzle, run, { level, target, aimsAtIdeas: false });
}

/**
 * Generates `level` again and returns the steps in which the generator made it. `run` is the sequence of levels in its
 * state before `level`. Returns undefined if the generator now makes a level that differs from `level`, or if the
 * puzzle records no steps.
 */
function* recordGenerationInRun<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  { level, target, aimsAtIdeas }: RunGenerationRequest<Level, Target>,
  maxStreams = MAX_STREAMS,
): Task<Generation | undefined> {
  if (puzzle.recordGeneration === undefined) return undefined;
  const isAcceptable = createRecencyFilter(puzzle, run);
  const aim: IdeaAim<Level, State> | undefined = aimsAtIdeas
    ? aimAtIdeas(puzzle.ideas, run.recentLeadingIdeas)
    : undefined;
  const from = startPositionIn(puzzle, level);
  for (let tries = 0; tries < maxStreams; tries++) {
    const random = createRandom(run.seed, run.levelNumber + 1 + tries * RETRY_STREAM_STEP);
    const generation = yield* puzzle.recordGeneration({ level, target, from, random, isAcceptable, aim });
    if (generation !== undefined) return generation;
  }
  return undefined;
}

/**
 * Returns a run (a sequence of levels) in its state before its current level, which the player continues. A run stores
 * only a few recent levels, so the oldest level that the run then stored may be missing. If the missing level
 * influenced the current level, the current level cannot be generated again.
 */
export function restoreRunBefore({ seed, levelNumber, recentSketches, recentLeadingIdeas }: Run): Run {
  return {
    seed,
    levelNumber: levelNumber - 1,
    recentSketches: withoutLastSketch(recentSketches),
    recentLeadingIdeas: recentLeadingIdeas.slice(0, Math.max(0, recentLeadingIdeas.length - 1)),
  };
}

function startPositionIn<Level, State, Target>(
  { playerPosition, rules }: Puzzle<Level, State, Target>,
  level: Level,
): Position | undefined {
  return playerPosition?.positionOf(level, rules(level).start);
}
