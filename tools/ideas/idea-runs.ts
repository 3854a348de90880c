/**
 * Measures how strongly the levels of endless runs (sequences of levels) need each solving idea (a technique that a
 * solution needs).
 */
import { targetAtPace } from "../../src/game/modes/pace";
import {
  advanceRun,
  composeNext,
  composeNextWithIdea,
  createRun,
  type ComposedLevel,
  type Run,
} from "../../src/game/modes/run";
import { judgeIdeas } from "../../src/kernel/ideas/judge-ideas";
import { STRONG_PERCENT } from "../../src/kernel/ideas/leading-idea";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd, type Task } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";
import type { Pace } from "../../src/puzzles/pace";
import type { Position } from "../../src/puzzles/puzzle";

/**
 * The endless runs (sequences of levels) to measure: `runCount` runs, with the seeds `firstSeed`, `firstSeed` + 1 and
 * so on.
 */
export interface IdeaRuns {
  readonly firstSeed: number;
  readonly runCount: number;
  /**
   * The numbers of the first and the last measured level in each endless run (a sequence of levels), counted from 1.
   */
  readonly levelRange: readonly [first: number, last: number];
}

/**
 * How strongly one level needs each solving idea (a technique that a solution needs), and the number of moves of the
 * level's shortest solution.
 */
export interface MeasuredIdeas {
  readonly par: number;
  readonly strengths: readonly number[];
  /**
   * The index of the level's leading solving idea (the technique that the game names). It is undefined if the generator
   * did not try to make a level with a strong solving idea.
   */
  readonly leadingIdea?: number | undefined;
  /**
   * Whether the level has a strong solving idea (a technique that a solution needs). Only ideas that the game may name
   * count. If the generator prefers strong ideas, the ideas that the game named for the last levels of the run do not
   * count.
   */
  readonly isStrong: boolean;
}

type Composer = (run: Run, from: Position | undefined) => Task<ComposedLevel<OpaqueLevel, OpaqueState>>;

/**
 * Measures how strongly the levels of endless runs (sequences of levels) need each solving idea (a technique that a
 * solution needs). `pace` says how fast the levels of a run become harder. The generator prefers levels with a strong
 * solving idea. The result has one list for each run.
 */
export function measureIdeasWithAim(puzzle: AnyPuzzle, pace: Pace, runs: IdeaRuns): MeasuredIdeas[][] {
  return measureRuns(puzzle, runs, (run, from) =>
    composeNextWithIdea(puzzle, run, targetAtPace(puzzle, pace, run.levelNumber + 1), from),
  );
}

/**
 * Measures how strongly the levels of endless runs (sequences of levels) need each solving idea (a technique that a
 * solution needs). The levels become harder at the pace "rising". The generator does not prefer levels with a strong
 * solving idea. The result has one list for each run.
 */
export function measureIdeasWithoutAim(puzzle: AnyPuzzle, runs: IdeaRuns): MeasuredIdeas[][] {
  return measureRuns(puzzle, runs, (run, from) =>
    composeNext(puzzle, run, puzzle.plan.rising(run.levelNumber + 1), from),
  );
}

function measureRuns(
  puzzle: AnyPuzzle,
  { firstSeed, runCount, levelRange }: IdeaRuns,
  compose: Composer,
): MeasuredIdeas[][] {
  return Array.from({ length: runCount }, (_, index) => measureRun(puzzle, firstSeed + index, levelRange, compose));
}

/**
 * Measures how strongly each level of one endless run (a sequence of levels) needs each solving idea (a technique that
 * a solution needs). The run begins with the first measured level, because the levels before it have hardly any
 * influence on later ones. Each level is won by its best solution before the next one is generated.
 */
function measureRun(
  puzzle: AnyPuzzle,
  seed: number,
  [first, last]: readonly [number, number],
  compose: Composer,
): MeasuredIdeas[] {
  const run = createRun(seed);
  run.levelNumber = first - 1;
  let from = puzzle.playerPosition?.startPosition;
  return Array.from({ length: last - first + 1 }, () => {
    const composed = runToEnd(compose(run, from));
    const { level, rules, solution, certificate, leadingIdea } = composed;
    const idea = leadingIdea === undefined ? undefined : composed.idea;
    const { strengthPercent } = idea ?? runToEnd(judgeIdeas(composed, puzzle.ideas, []));
    advanceRun(puzzle, run, composed);
    const strengths = runToEnd(measureIdeas(level, rules, certificate, puzzle.ideas));
    let state = rules.start;
    for (const move of solution) state = rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(level, state);
    certificate.release?.();
    return {
      par: certificate.analysis.verdict.par,
      strengths,
      leadingIdea,
      isStrong: strengthPercent >= STRONG_PERCENT,
    };
  });
}
