/** Certifies levels and prints them as JSON, for the levels and verdict tools. */

import type { Certificate } from "../src/kernel/analysed-graph";
import { certify } from "../src/kernel/certify";
import type { Direction } from "../src/kernel/direction";
import { formatMoves } from "../src/kernel/moves-text";
import { forcedMovesPercent } from "../src/kernel/difficulty/forced-moves";
import { bestSolution } from "../src/kernel/verdict";
import type { OpaqueLevel, OpaqueState } from "../src/puzzles/any-puzzle";
import { UsageError, type ParsedArguments } from "./cli";
import type { Usage } from "./help";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { withProgressText, type ReportingTask } from "./reporting-task";

const MAX_STATES = 4_000_000;

/** The option for the largest number of states that a tool explores in a level. */
export const STATES_OPTION: Usage["options"] = {
  states: { value: "N", defaultValue: "250000", description: "a level with more states is refused" },
};

/** Returns the value of that option. */
export function maxStatesOption({ number }: ParsedArguments): number {
  return number("states", 1, MAX_STATES);
}

/** Certifies a level. Throws a `UsageError` if it has more than `maxStates` states. `description` names the level. */
export function* certifyOrRefuse(
  { puzzle }: SealedTool,
  level: OpaqueLevel,
  maxStates: number,
  description: string,
): ReportingTask<Certificate<OpaqueState>> {
  const certificate = yield* withProgressText(`exploring ${description}`, certify(puzzle.rules(level), maxStates));
  if (certificate === undefined)
    throw new UsageError(`${description} has more than ${maxStates} states; --states allows more`);
  return certificate;
}

/** Returns the first of the shortest solutions of a level. */
export function firstShortestSolution<State>({ graph, analysis }: Certificate<State>): readonly Direction[] {
  return bestSolution(graph, analysis.winDistance, graph.start);
}

/** The fields of a report that tell where the level comes from. */
interface ReportHeading {
  /** The kind of code that the level was read from. */
  readonly kind?: "level";
  readonly seed?: number;
  /** The number of the level in its run, counted from 1. */
  readonly number?: number;
  readonly date?: string;
  readonly name?: string;
  readonly code?: string;
  readonly missed?: readonly string[];
}

/** Returns a line of JSON with a level, its solution and its verdict. The forced moves are those of this solution. */
export function formatLevelReport(
  { puzzle, solution, figures }: SealedTool,
  level: OpaqueLevel,
  certificate: Certificate<OpaqueState>,
  { kind, seed, number, date, name, code, missed = [] }: ReportHeading = {},
): string {
  const moves = solution(certificate);
  return JSON.stringify({
    ...(kind === undefined ? {} : { kind }),
    puzzle: puzzle.id,
    ...(seed === undefined ? {} : { seed }),
    ...(number === undefined ? {} : { number }),
    ...(date === undefined ? {} : { date }),
    ...(name === undefined ? {} : { name }),
    ...(code === undefined ? {} : { code }),
    map: puzzle.formatMap(level).split("\n"),
    solution: formatMoves(moves),
    verdict: { ...verdictFields(certificate, moves), ...figures(level, certificate) },
    ...(missed.length === 0 ? {} : { missed }),
  });
}

/**
 * Returns the verdict's fields as the tools print them: `difficulty` in bits, `par` null if the level cannot be won.
 */
function verdictFields<State>({ graph, analysis }: Certificate<State>, moves: readonly Direction[]) {
  const { par, solutionCount, stateCount, deadEndCount, difficultyCentibits } = analysis.verdict;
  const canBeWon = par >= 0;
  return {
    par: canBeWon ? par : null,
    solutions: solutionCount,
    states: stateCount,
    deadEnds: deadEndCount,
    difficulty: canBeWon ? difficultyCentibits / 100 : null,
    forcedMoves: forcedMovesPercent(graph, analysis.winDistance, moves),
  };
}
