import type { Direction } from "../src/kernel/direction";
import type { Transitions } from "../src/kernel/graph";
import { writeMoves } from "../src/kernel/moves-text";
import { bestLine, type Analysis } from "../src/kernel/verdict";

/** Levels with more states than this are not explored by the tools. */
export const MAX_STATES = 1_000_000;

/** What was found out of a level, whatever its puzzle. */
interface Findings {
  readonly graph: Transitions;
  readonly analysis: Analysis;
}

/** A level's verdict as the tools print it; `difficulty` is in bits, `par` null where the level cannot be won. */
function verdictFields({ analysis }: Findings) {
  const { par, solutions, states, deadEnds, difficultyCentibits, forcedMoves } = analysis.verdict;
  const canBeWon = par >= 0;
  return {
    par: canBeWon ? par : null,
    solutions,
    states,
    deadEnds,
    difficulty: canBeWon ? difficultyCentibits / 100 : null,
    forcedMoves,
  };
}

/** One level as a line of JSON; without a `line` of its own, the best one is its solution. */
export function levelReport(
  puzzle: string,
  map: string,
  certificate: Findings,
  more: { seed?: number; name?: string; line?: readonly Direction[] } = {},
): string {
  const line = more.line ?? bestLine(certificate.graph, certificate.analysis.distance, certificate.graph.start);
  const { seed, name } = more;
  return JSON.stringify({
    puzzle,
    ...(seed === undefined ? {} : { seed }),
    ...(name === undefined ? {} : { name }),
    map: map.split("\n"),
    solution: writeMoves(line),
    verdict: verdictFields(certificate),
  });
}
