/**
 * The paces of endless runs. A pace decides which level is asked for, and which generated levels are accepted. The paces
 * themselves are listed in puzzles/pace.ts.
 */
import { LOST, type Transitions } from "../../kernel/graph";
import type { Random } from "../../kernel/random";
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";
import type { Pace } from "../../puzzles/pace";
import { composeAfterQueued, type Run } from "./run";

/** A hard run begins with levels like those that come after this many levels of a rising run. */
const HARD_HEAD_START_LEVELS = 30;

/** The largest difficulty of a level in a calm run, in hundredths of a bit; see docs/difficulty.md. */
const MAX_CALM_CENTIBITS = 250;

/** Returns the target (wanted size and difficulty) of level `number`, from 1, of an endless run at a pace. */
export function targetAtPace<Level, State, Target>(
  { plan }: Puzzle<Level, State, Target>,
  pace: Pace,
  number: number,
): Target {
  if (pace === "calm") return plan.calm(number);
  return plan.rising(pace === "hard" ? number + HARD_HEAD_START_LEVELS : number);
}

/** Composes the level of an endless run that follows the levels which already wait to be played. */
export function composeAtPace<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  pace: Pace,
  run: Run,
  from: Position | undefined,
  queuedLevels: readonly Level[] = [],
): Task<CertifiedLevel<Level, State>> {
  const target = targetAtPace(puzzle, pace, run.levelNumber + queuedLevels.length + 1);
  return composeAfterQueued(pace === "calm" ? withCalmLevels(puzzle) : puzzle, run, queuedLevels, target, from);
}

/**
 * Returns the puzzle with a generator that gives up levels which are too hard for a calm run or which can be spoilt.
 * The caller then generates another level.
 */
function withCalmLevels<Level, State, Target>(puzzle: Puzzle<Level, State, Target>): Puzzle<Level, State, Target> {
  return Object.assign({}, puzzle, {
    compose: (
      target: Target,
      from: Position | undefined,
      random: Random,
      isAcceptable: (level: Level) => Task<boolean>,
    ) => giveUpUnlessCalm(puzzle, puzzle.compose(target, from, random, isAcceptable)),
  });
}

function* giveUpUnlessCalm<Level, State, Target>(
  { plan }: Puzzle<Level, State, Target>,
  composing: Task<CertifiedLevel<Level, State> | undefined>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const certified = yield* composing;
  if (certified === undefined) return undefined;
  const { graph, analysis, release } = certified.certificate;
  const isEasy = analysis.verdict.difficultyCentibits <= MAX_CALM_CENTIBITS;
  const isSafe = analysis.verdict.deadEndCount === 0 && !(yield* canBeLost(graph));
  if (isEasy && (isSafe || plan.calmLevelsCanBeSpoilt === true)) return certified;
  release?.();
  return undefined;
}

/** Returns whether an input in any state of the graph loses the level. */
function* canBeLost({ next, stateCount }: Transitions): Task<boolean> {
  for (let direction = 0; direction < next.length; direction++) {
    yield;
    const after = next[direction];
    for (let state = 0; state < stateCount; state++) if (after[state] === LOST) return true;
  }
  return false;
}
