import type { Certificate } from "../src/kernel/certificate";
import { certify } from "../src/kernel/certify";
import type { Direction } from "../src/kernel/direction";
import { writeMoves } from "../src/kernel/moves-text";
import { railroadPercent } from "../src/kernel/railroad";
import { bestLine } from "../src/kernel/verdict";
import type { SealedLevel, SealedState } from "../src/puzzles/sealed";
import { UsageError, type Given } from "./cli";
import type { Usage } from "./help";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { during, type Search } from "./search";

const MOST_STATES = 4_000_000;

/** The option that says how far a tool explores a level. */
export const STATES: Usage["options"] = {
  states: { value: "N", unlessTold: "250000", asks: "a level with more states is refused" },
};

/** What that option says. */
export function statesOf({ number }: Given): number {
  return number("states", 1, MOST_STATES);
}

/** A level explored whole; throws `UsageError` if it has more than so many states. `which` names it. */
export function* certified(
  { puzzle }: SealedTool,
  level: SealedLevel,
  mostStates: number,
  which: string,
): Search<Certificate<SealedState>> {
  const certificate = yield* during(`exploring ${which}`, certify(puzzle.rules(level), mostStates));
  if (certificate === undefined)
    throw new UsageError(`${which} has more than ${mostStates} states; --states allows more`);
  return certificate;
}

/** The first of the shortest lines of a level. */
export function firstShortest<State>({ graph, analysis }: Certificate<State>): readonly Direction[] {
  return bestLine(graph, analysis.distance, graph.start);
}

/** What a line on a level says beside the level. */
interface Heading {
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
export function levelReport(
  { puzzle, solution, figures }: SealedTool,
  level: SealedLevel,
  certificate: Certificate<SealedState>,
  { kind, seed, number, date, name, code, missed = [] }: Heading = {},
): string {
  const line = solution(certificate);
  return JSON.stringify({
    ...(kind === undefined ? {} : { kind }),
    puzzle: puzzle.id,
    ...(seed === undefined ? {} : { seed }),
    ...(number === undefined ? {} : { number }),
    ...(date === undefined ? {} : { date }),
    ...(name === undefined ? {} : { name }),
    ...(code === undefined ? {} : { code }),
    map: puzzle.write(level).split("\n"),
    solution: writeMoves(line),
    verdict: { ...verdictFields(certificate, line), ...figures(level, certificate) },
    ...(missed.length === 0 ? {} : { missed }),
  });
}

/** A verdict as the tools print it; `difficulty` is in bits, `par` null where the level cannot be won. */
function verdictFields<State>({ graph, analysis }: Certificate<State>, line: readonly Direction[]) {
  const { par, solutions, states, deadEnds, difficultyCentibits } = analysis.verdict;
  const canBeWon = par >= 0;
  return {
    par: canBeWon ? par : null,
    solutions,
    states,
    deadEnds,
    difficulty: canBeWon ? difficultyCentibits / 100 : null,
    railroad: railroadPercent(graph, analysis.distance, line),
  };
}
