/**
 * Explores all states of levels, and prints the levels with their properties as JSON. The commands `npm run levels` and
 * `npm run verdict` use it.
 */

import type { Certificate } from "../src/kernel/analysed-graph";
import type { Twist } from "../src/puzzles/twist";
import { certify } from "../src/kernel/certify";
import type { Direction } from "../src/kernel/direction";
import { isStrongIdea, findLeadingIdea, NO_IDEA, strongStrengthsAtPar } from "../src/kernel/ideas/leading-idea";
import { measureIdeas } from "../src/kernel/ideas/measure-ideas";
import { formatMoves } from "../src/kernel/moves-text";
import { difficultyOfMoves, computeExpectedMoves } from "../src/kernel/difficulty/expected-moves";
import { computeForcedMovesPercent } from "../src/kernel/difficulty/forced-moves";
import { runToEnd } from "../src/kernel/task";
import { findBestSolution } from "../src/kernel/verdict";
import { UsageError, type ParsedArguments } from "./cli";
import type { Usage } from "./help";
import { listIdeaNames } from "./ideas/idea-names";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../src/puzzles/any-puzzle";
import type { GenerationReport } from "./generation-report";
import type { AnyPuzzleTool } from "./puzzles/puzzle-tool";
import { withProgressText, type ReportingTask } from "./reporting-task";

const MAX_STATES = 4_000_000;

/** The command-line option for the most states that a tool explores in a level. */
export const STATES_OPTION: Usage["options"] = {
  states: { value: "N", defaultValue: "250000", description: "a level with more states is refused" },
};

export function parseMaxStates({ number }: ParsedArguments): number {
  return number("states", 1, MAX_STATES);
}

/**
 * Explores all states of a level. Throws a `UsageError` if the level has more than `maxStates` states. `description`
 * names the level in the message.
 */
export function* certifyOrRefuse(
  { puzzle }: AnyPuzzleTool,
  level: OpaqueLevel,
  maxStates: number,
  description: string,
): ReportingTask<Certificate<OpaqueState>> {
  const certificate = yield* withProgressText(`exploring ${description}`, certify(puzzle.rules(level), maxStates));
  if (certificate === undefined)
    throw new UsageError(`${description} has more than ${maxStates} states; --states allows more`);
  return certificate;
}

/**
 * Returns a shortest solution of a level. Of several shortest solutions, it is the first in the order up, right, down,
 * left.
 */
export function findFirstShortestSolution<State>({ graph, analysis }: Certificate<State>): readonly Direction[] {
  return findBestSolution(graph, analysis.winDistance, graph.start);
}

interface LevelDepth {
  /** The difficulty in bits: the binary logarithm of `expectedMoves`. Null if the level cannot be won. */
  readonly bits: number | null;
  /** How many moves a person is expected to need, rounded to a tenth. Null if the level cannot be won. */
  readonly expectedMoves: number | null;
  /**
   * The percentage of forced moves in the printed solution. A move is forced if the player has no sensible alternative.
   */
  readonly forced: number;
  /** The number of states of the level that can be reached without losing. */
  readonly states: number;
}

/**
 * Computes the properties by which a user compares levels, such as the difficulty. The programs in bench/humans compare
 * the expected moves with those that people needed.
 */
export function measureLevelDepth({ solution }: AnyPuzzleTool, certificate: Certificate<OpaqueState>): LevelDepth {
  const { graph, analysis } = certificate;
  const moves = runToEnd(computeExpectedMoves(graph, analysis.winDistance));
  const canBeWon = analysis.verdict.par >= 0;
  return {
    bits: canBeWon ? difficultyOfMoves(moves) / 100 : null,
    expectedMoves: canBeWon ? Math.round(10 * moves) / 10 : null,
    forced: computeForcedMovesPercent(graph, analysis.winDistance, solution(certificate)),
    states: graph.stateCount,
  };
}

interface ReportHeading {
  /** The word "level" if the level was read from a level code, a short text that contains the whole level. */
  readonly kind?: "level";
  readonly seed?: number;
  /** The number of the level, counted from 1, in a sequence of generated levels. */
  readonly number?: number;
  readonly depth?: LevelDepth;
  /**
   * The index of the level's leading solving idea (the technique that the game names), as an endless run (a sequence of
   * levels) stores it with the level. If the index is left out, the tool finds the leading solving idea itself.
   */
  readonly leadingIdea?: number | undefined;
  readonly date?: string;
  /** The week of the weekly remix (a set of three levels) to which the level belongs, such as `2026-W48`. */
  readonly week?: string;
  /**
   * The twist (special rule) of the weekly remix (a set of three levels) to which the level belongs. For example, only
   * three moves can be taken back.
   */
  readonly twist?: Twist;
  /** The rank of a daily level among the daily levels of its day, counted from 1 for the easiest. */
  readonly rank?: number;
  readonly name?: string;
  readonly code?: string;
  readonly missed?: readonly string[];
  /**
   * The steps in which the generator made the level. Null if the generator made another level when it was run again to
   * record its steps.
   */
  readonly made?: GenerationReport | null;
}

/** Returns a line of JSON with a level, its solution and its properties, such as difficulty. */
export function formatLevelReport(
  { puzzle, solution, figures }: AnyPuzzleTool,
  level: OpaqueLevel,
  certificate: Certificate<OpaqueState>,
  {
    kind,
    seed,
    number,
    depth,
    leadingIdea,
    date,
    week,
    twist,
    rank,
    name,
    code,
    made,
    missed = [],
  }: ReportHeading = {},
): string {
  const moves = solution(certificate);
  return JSON.stringify({
    ...(kind === undefined ? {} : { kind }),
    puzzle: puzzle.id,
    ...(seed === undefined ? {} : { seed }),
    ...(number === undefined ? {} : { number }),
    ...(date === undefined ? {} : { date }),
    ...(week === undefined ? {} : { week }),
    ...(twist === undefined ? {} : { twist }),
    ...(rank === undefined ? {} : { place: rank }),
    ...(name === undefined ? {} : { name }),
    ...depth,
    ...(code === undefined ? {} : { code }),
    map: puzzle.formatMap(level).split("\n"),
    solution: formatMoves(moves),
    verdict: { ...createVerdictFields(certificate, moves), ...figures(level, certificate) },
    idea: measureIdeaFields(puzzle, level, certificate, leadingIdea),
    ...(missed.length === 0 ? {} : { missed }),
    ...(made === undefined ? {} : { made }),
  });
}

function measureIdeaFields(
  puzzle: AnyPuzzle,
  level: OpaqueLevel,
  certificate: Certificate<OpaqueState>,
  leadInRun?: number,
) {
  const strongStrengths = strongStrengthsAtPar(puzzle.ideas.strongStrengths, certificate.analysis.verdict.par);
  const strengths = runToEnd(measureIdeas(level, puzzle.rules(level), certificate, puzzle.ideas));
  const leadingIdea = leadInRun ?? findLeadingIdea(strengths, strongStrengths, puzzle.ideas);
  if (leadingIdea === NO_IDEA) return null;
  const strength = strengths[leadingIdea];
  return {
    name: listIdeaNames(puzzle)[leadingIdea],
    strength,
    isStrong: isStrongIdea(strength, strongStrengths[leadingIdea]),
  };
}

/**
 * Returns the properties of a level that the tools print. `par` is the fewest moves to a win, and `difficulty` is in
 * bits. `forcedMoves` is the percentage of forced moves (moves without a choice) among `moves`. If the level cannot be
 * won, `par` and `difficulty` are null.
 */
function createVerdictFields<State>({ graph, analysis }: Certificate<State>, moves: readonly Direction[]) {
  const { par, solutionCount, stateCount, deadEndCount, difficultyCentibits } = analysis.verdict;
  const canBeWon = par >= 0;
  return {
    par: canBeWon ? par : null,
    solutions: solutionCount,
    states: stateCount,
    deadEnds: deadEndCount,
    difficulty: canBeWon ? difficultyCentibits / 100 : null,
    forcedMoves: computeForcedMovesPercent(graph, analysis.winDistance, moves),
  };
}
