/** The interface through which the command-line tools use a puzzle, beyond what the game itself needs. */

import type { Certificate } from "../../src/kernel/analysed-graph";
import type { Direction } from "../../src/kernel/direction";
import type { Puzzle } from "../../src/puzzles/puzzle";
import type { OpaqueLevel, OpaqueState, OpaqueTarget } from "../../src/puzzles/any-puzzle";
import type { ParsedArguments } from "../cli";
import type { Usage } from "../help";
import type { ReportingTask } from "../reporting-task";

/** A level that a tool composed from a seed. */
export interface ToolLevel<Level> {
  readonly level: Level;
  /** The names of the options that the level does not quite meet. */
  readonly missed: readonly string[];
}

/** A puzzle with what the tools need beyond the game: options, a composer and additional figures. */
export interface PuzzleTool<Level, State, Target> {
  readonly puzzle: Puzzle<Level, State, Target>;
  /** The help of the levels tool for this puzzle, with the puzzle's own options. */
  readonly usage: Usage;
  /**
   * Parses the options and returns a function that composes the level of a seed.
   * Throws a `UsageError` if an option is wrong; the returned function throws one if it finds no level.
   */
  readonly createComposer: (given: ParsedArguments) => (seed: number) => ReportingTask<ToolLevel<Level>>;
  /** Returns a shortest solution to print, or no moves if the level cannot be won. */
  readonly solution: (certificate: Certificate<State>) => readonly Direction[];
  /** Returns figures of the verdict that other puzzles do not have. */
  readonly figures: (level: Level, certificate: Certificate<State>) => Readonly<Record<string, number | null>>;
}

/** A tool of any puzzle, whose levels and states only that tool can read; see src/puzzles/any-puzzle.ts. */
export type SealedTool = PuzzleTool<OpaqueLevel, OpaqueState, OpaqueTarget>;
