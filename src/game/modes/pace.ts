/**
 * Composes the levels of endless mode at the difficulty paces `calm`, `rising` and `hard`. A pace decides how hard
 * levels should be, and which are accepted.
 */
import type { Certificate } from "../../kernel/analysed-graph";
import { LOST, type Transitions } from "../../kernel/graph";
import type { Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";
import type { Pace } from "../../puzzles/pace";
import { withAcceptedLevels } from "./accepted-levels";
import {
  composeAfterQueued,
  composeNext,
  composeNextWithIdea,
  type ComposedLevel,
  type Run,
  type RunLevel,
} from "./run";

/**
 * How many levels the pace `hard` is ahead: its level n is usually as hard as level n + `HARD_HEAD_START_LEVELS` at the
 * pace `rising`.
 */
const HARD_HEAD_START_LEVELS = 30;

/**
 * The first level at the pace `rising` for which the generator aims at a strong solving idea (a technique). Earlier
 * levels are short and introduce the things on the board.
 */
const FIRST_LEVEL_WITH_IDEA = 11;

/** The largest difficulty of a level at the pace `calm`, in hundredths of a bit; see docs/difficulty.md. */
const MAX_CALM_CENTIBITS = 250;

/** Returns the wanted size and difficulty of endless level `number` (from 1) at a difficulty pace. */
export function targetAtPace<Level, State, Target>(
  { plan }: Puzzle<Level, State, Target>,
  pace: Pace,
  number: number,
): Target {
  if (pace === "calm") return plan.calm(number);
  if (pace === "rising") return plan.rising(number);
  return plan.onlyInHard?.(number) ?? plan.rising(number + HARD_HEAD_START_LEVELS);
}

/**
 * Composes the next endless level after the queued levels, which wait to be played. At the pace `hard`, and in later
 * levels at `rising`, the generator aims at a strong solving idea (a technique that a solution needs) if the puzzle
 * allows that.
 */
export function composeAtPace<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  pace: Pace,
  run: Run,
  from: Position | undefined,
  queuedLevels: readonly RunLevel<Level>[] = [],
): Task<ComposedLevel<Level, State>> {
  const number = run.levelNumber + queuedLevels.length + 1;
  const target = targetAtPace(puzzle, pace, number);
  const puzzleAtPace = pace === "calm" ? withCalmLevels(puzzle) : puzzle;
  const compose = aimsAtIdeas(puzzle, pace, number) ? composeNextWithIdea : composeNext;
  return composeAfterQueued(puzzle, run, queuedLevels, (advanced) => compose(puzzleAtPace, advanced, target, from));
}

/**
 * Returns whether the generator aims at a strong solving idea (a technique that a solution needs) in endless level
 * `number` (from 1).
 */
export function aimsAtIdeas<Level, State, Target>(
  { ideas }: Puzzle<Level, State, Target>,
  pace: Pace,
  number: number,
): boolean {
  if (!ideas.canBeAimedAt || pace === "calm") return false;
  return pace === "hard" || number >= FIRST_LEVEL_WITH_IDEA;
}

/**
 * Returns the puzzle with a generator that discards levels that are too hard for the pace `calm`. The generator also
 * discards levels in which a move can make the win impossible, unless `plan.canCalmLevelsBeSpoilt` is true.
 */
function withCalmLevels<Level, State, Target>(puzzle: Puzzle<Level, State, Target>): Puzzle<Level, State, Target> {
  const canBeSpoilt = puzzle.plan.canCalmLevelsBeSpoilt === true;
  return withAcceptedLevels(puzzle, (certificate) => isCalm(certificate, canBeSpoilt));
}

/**
 * Returns whether a level is easy, and whether the level can still be won after every possible move. If `canBeSpoilt`
 * is true, the level only has to be easy.
 */
function* isCalm<State>({ graph, analysis }: Certificate<State>, canBeSpoilt: boolean): Task<boolean> {
  const { difficultyCentibits, deadEndCount } = analysis.verdict;
  if (difficultyCentibits > MAX_CALM_CENTIBITS) return false;
  return canBeSpoilt || (deadEndCount === 0 && !(yield* canBeLost(graph)));
}

function* canBeLost({ next, stateCount }: Transitions): Task<boolean> {
  for (let direction = 0; direction < next.length; direction++) {
    yield;
    const after = next[direction];
    for (let state = 0; state < stateCount; state++) if (after[state] === LOST) return true;
  }
  return false;
}
