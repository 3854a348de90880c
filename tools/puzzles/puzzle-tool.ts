import type { Certificate } from "../../src/kernel/analysed-graph";
import type { Direction } from "../../src/kernel/direction";
import type { Puzzle } from "../../src/puzzles/puzzle";
import type { OpaqueLevel, OpaqueState, OpaqueTarget } from "../../src/puzzles/any-puzzle";
import type { ParsedArguments } from "../cli";
import type { Usage } from "../help";
import type { ReportingTask } from "../reporting-task";

/** The level of a seed. */
export interface ToolLevel<Level> {
  readonly level: Level;
  /** The options that it is not quite as asked for by. */
  readonly missed: readonly string[];
}

/** What the tools know of a puzzle beyond what the game does. */
export interface PuzzleTool<Level, State, Wish> {
  readonly puzzle: Puzzle<Level, State, Wish>;
  /** Which levels the levels tool makes of it, with the options that are this puzzle's own. */
  readonly usage: Usage;
  /**
   * Reads the options and gives what composes the level of a seed; throws `UsageError` where one of them is wrong, and
   * where no level is found.
   */
  readonly createComposer: (given: ParsedArguments) => (seed: number) => ReportingTask<ToolLevel<Level>>;
  /** The line that is printed as the solution: one of the shortest; nothing where there is none. */
  readonly solution: (certificate: Certificate<State>) => readonly Direction[];
  /** What its verdict says beyond that of other puzzles. */
  readonly figures: (level: Level, certificate: Certificate<State>) => Readonly<Record<string, number | null>>;
}

/** A tool whose levels only itself can tell; see puzzles/sealed.ts. */
export type SealedTool = PuzzleTool<OpaqueLevel, OpaqueState, OpaqueTarget>;
