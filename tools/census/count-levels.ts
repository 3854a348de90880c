/**
 * Generates levels of endless runs, solves each level again with slow solvers, and describes each level in a row (one
 * line of JSON).
 */

import { createHash } from "node:crypto";
import { NO_IDEA } from "../../src/kernel/ideas/leading-idea";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { PACES, type Pace } from "../../src/puzzles/pace";
import { levelsOfRun, wrongFigures, type RunLevel } from "../../tests/puzzles/slow-solvers";
import { listIdeaNames } from "../ideas/idea-names";

const CENTIBITS_OF_BIT = 100;

/**
 * Which endless runs a census generates: those with the seeds from `first` to `last`. `levelsOfRun` is the number of
 * levels of each run.
 */
export interface CensusRange {
  readonly first: number;
  readonly last: number;
  readonly levelsOfRun: number;
}

/**
 * The facts about one generated level, found by a census (a check of many generated levels). A census writes them as
 * one line of JSON.
 */
export interface CensusRow {
  readonly puzzle: string;
  readonly pace: Pace;
  readonly seed: number;
  /** The number of the level in its run, counted from 1. */
  readonly number: number;
  readonly par: number;
  readonly solutions: number;
  readonly states: number;
  readonly deadEnds: number;
  readonly bits: number;
  /**
   * The name of the strong solving idea (a technique that the solution needs) that leads in the level. It is null if
   * there is none or if the generator aimed at none.
   */
  readonly idea: string | null;
  /** The first 16 digits of the SHA-256 of the level's map. Levels with equal maps have equal digits. */
  readonly map: string;
  /** How many milliseconds this computer needed to generate the level. */
  readonly composingMs: number;
  /**
   * What the slow solvers find to be wrong. An entry is usually a text about a figure, such as par, for which they find
   * another value. The list is empty if nothing is wrong.
   */
  readonly wrong: readonly string[];
}

/**
 * Generates the levels of the endless runs in a range of seeds. Yields for each level a row (the facts about it) and
 * the seed of its run. If `isCounted` returns true for a seed, its run was counted before and is left out. The pace of
 * a run (how hard its levels become) follows from its seed: calm for 0, rising for 1, hard for 2, calm for 3 and so on.
 */
export function* countLevels(
  puzzle: AnyPuzzle,
  { first, last, levelsOfRun: count }: CensusRange,
  isCounted: (seed: number) => boolean,
): Generator<{ readonly row: CensusRow; readonly seed: number }> {
  for (let seed = first; seed <= last; seed++) {
    if (isCounted(seed)) continue;
    const pace = PACES[seed % PACES.length];
    let startMs = performance.now();
    for (const level of levelsOfRun(puzzle, pace, seed, count)) {
      const composingMs = Math.round(performance.now() - startMs);
      yield { seed, row: { ...describeLevel(puzzle, level), pace, seed, composingMs } };
      startMs = performance.now();
    }
  }
}

function describeLevel(puzzle: AnyPuzzle, runLevel: RunLevel): Omit<CensusRow, "pace" | "seed" | "composingMs"> {
  const { number, level, verdict, leadingIdea } = runLevel;
  return {
    puzzle: puzzle.id,
    number,
    par: verdict.par,
    solutions: verdict.solutionCount,
    states: verdict.stateCount,
    deadEnds: verdict.deadEndCount,
    bits: verdict.difficultyCentibits / CENTIBITS_OF_BIT,
    idea: leadingIdea === undefined || leadingIdea === NO_IDEA ? null : listIdeaNames(puzzle)[leadingIdea],
    map: createHash("sha256").update(puzzle.formatMap(level)).digest("hex").slice(0, 16),
    wrong: wrongFigures(puzzle, runLevel),
  };
}
