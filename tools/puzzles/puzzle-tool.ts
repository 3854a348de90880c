/**
 * The interface of the functions that a puzzle provides only for the command-line tools. The game does not use them.
 */

import type { Certificate } from "../../src/kernel/analysed-graph";
import type { Direction } from "../../src/kernel/direction";
import type { Puzzle } from "../../src/puzzles/puzzle";
import type { OpaqueLevel, OpaqueState, OpaqueTarget } from "../../src/puzzles/any-puzzle";
import type { ParsedArguments } from "../cli";
import type { Usage } from "../help";
import type { ReportingTask } from "../reporting-task";

export interface ToolLevel<Level> {
  readonly level: Level;
  /** The names of the wanted properties, such as the difficulty, that the generated level does not have. */
  readonly missed: readonly string[];
}

/**
 * A puzzle with additions for the command-line tools: command-line options, a function that generates levels, and
 * numbers that the tools print only for this puzzle.
 */
export interface PuzzleTool<Level, State, Target> {
  readonly puzzle: Puzzle<Level, State, Target>;
  readonly usage: Usage;
  /**
   * Parses the command-line options and returns a function that generates the level of a seed. Throws a `UsageError` if
   * an option is wrong. The returned function throws a `UsageError` if it finds no level.
   */
  readonly createComposer: (given: ParsedArguments) => (seed: number) => ReportingTask<ToolLevel<Level>>;
  /** Returns the shortest solution that the tools print for a level. Returns no moves if the level cannot be won. */
  readonly solution: (certificate: Certificate<State>) => readonly Direction[];
  /**
   * Returns numbers that the tools print only for levels of this puzzle, such as the number of needless obstacles. The
   * keys are the printed names.
   */
  readonly figures: (level: Level, certificate: Certificate<State>) => Readonly<Record<string, number | null>>;
}

/**
 * The functions of any puzzle for the command-line tools. Only these functions can read the levels and states of the
 * puzzle; see src/puzzles/any-puzzle.ts.
 */
export type AnyPuzzleTool = PuzzleTool<OpaqueLevel, OpaqueState, OpaqueTarget>;
