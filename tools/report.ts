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

/** A level as a line of JSON: its solution, and its verdict, whose railroad is that of this solution. */
export function levelReport(
  { puzzle, solution, figures }: SealedTool,
  level: SealedLevel,
  certificate: Certificate<SealedState>,
  { seed, name, code, missed = [] }: { seed?: number; name?: string; code?: string; missed?: readonly string[] } = {},
): string {
  const line = solution(certificate);
  return JSON.stringify({
    puzzle: puzzle.id,
    ...(seed === undefined ? {} : { seed }),
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
