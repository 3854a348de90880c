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

/** The option that says how far a tool explores a level. */
export const STATES_OPTION: Usage["options"] = {
  states: { value: "N", defaultValue: "250000", description: "a level with more states is refused" },
};

/** What that option says. */
export function maxStatesOption({ number }: ParsedArguments): number {
  return number("states", 1, MAX_STATES);
}

/** A level explored whole; throws `UsageError` if it has more than so many states. `which` names it. */
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

/** The first of the shortest lines of a level. */
export function firstShortestSolution<State>({ graph, analysis }: Certificate<State>): readonly Direction[] {
  return bestSolution(graph, analysis.winDistance, graph.start);
}

/** What a line on a level says beside the level. */
interface ReportHeading {
  /** What the code is that it comes from. */
  readonly kind?: "level";
  readonly seed?: number;
  /** Which level of a run it is, from 1. */
  readonly number?: number;
  readonly date?: string;
  readonly name?: string;
  readonly code?: string;
  readonly missed?: readonly string[];
}

/** A level as a line of JSON: its solution, and its verdict, whose railroad is that of this solution. */
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

/** A verdict as the tools print it; `difficulty` is in bits, `par` null where the level cannot be won. */
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
