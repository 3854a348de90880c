/**
 * Measures how long it takes to generate levels of the daily mode and of rush mode. The levels are generated in the
 * background of another level, as in the game.
 */
import { composeDaily } from "../../src/game/modes/daily-level";
import { composeOnLadder } from "../../src/game/modes/ladder";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { runToEnd, type Task } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { PUZZLES } from "../../src/puzzles/index";
import type { Position } from "../../src/puzzles/puzzle";
import { measure, measureTask } from "./measure";

/** 23 November 2026 as a day number (days since 1 January 2000). */
const FIRST_DAY = 9823;
/**
 * The number of days whose daily levels are measured. Each day has five levels from easy to hard, one for each puzzle.
 * Within 50 days, each puzzle comes equally often at each of these five difficulties.
 */
const DAYS = 50;
const WARM_UP_DAYS = 10;
const RUSHES = 4;
/**
 * How many levels of each game in rush mode are measured. The first ten become harder and harder, and the rest are as
 * hard as the tenth.
 */
const RUSH_LEVELS = 13;

// Each benchmark function of this file first generates some levels without measuring them, because the first levels
// also create tables that all levels share.

/**
 * Measures generating the daily levels of a puzzle, including levels that the game rejects because they are too easy or
 * too hard.
 */
export function benchDaily(puzzleId: string): void {
  const puzzle = puzzleOf(puzzleId);
  for (let day = FIRST_DAY - WARM_UP_DAYS; day < FIRST_DAY; day++) {
    runToEnd(composeDaily(puzzle, day)).certificate.release?.();
  }
  measure(`${puzzleId}: daily`, 0, () => {
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day++) {
      measureTask(() => composeDaily(puzzle, day)).certificate.release?.();
    }
  });
}

/** Measures generating the first levels of some games in rush mode. Each level is won by its shortest solution. */
export function benchRush(puzzleId: string): void {
  const puzzle = puzzleOf(puzzleId);
  runRush(puzzle, RUSHES + 1, runToEnd);
  measure(`${puzzleId}: rush`, 0, () => {
    for (let seed = 1; seed <= RUSHES; seed++) runRush(puzzle, seed, (task) => measureTask(() => task));
  });
}

/** Plays the first levels of a game in rush mode. `compose` runs the task that generates a level. */
function runRush(puzzle: AnyPuzzle, seed: number, compose: <T>(task: Task<T>) => T): void {
  const run = createRun(seed);
  let from: Position | undefined = puzzle.playerPosition?.startPosition;
  for (let cleared = 0; cleared < RUSH_LEVELS; cleared++) {
    const target = puzzle.plan.rush(cleared);
    const start = from;
    const composed = compose(composeOnLadder(puzzle, run, [], target, start));
    const { level, solution, rules, certificate } = composed;
    advanceRun(puzzle, run, composed);
    certificate.release?.();
    let state = rules.start;
    for (const move of solution) state = rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(level, state);
  }
}

function puzzleOf(puzzleId: string): AnyPuzzle {
  const entry = PUZZLES.find(({ id }) => id === puzzleId);
  if (entry === undefined) throw new Error(`there is no puzzle ${puzzleId}`);
  return entry.loadPuzzle();
}
