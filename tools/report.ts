import type { Certificate } from "../src/kernel/certificate";
import { certify } from "../src/kernel/certify";
import type { Direction } from "../src/kernel/direction";
import { writeMoves } from "../src/kernel/moves-text";
import { bestLine, type Analysis } from "../src/kernel/verdict";
import { finish } from "../src/kernel/work";
import type { SealedLevel, SealedState } from "../src/puzzles/sealed";
import { UsageError } from "./cli";
import type { SealedTool } from "./puzzles/puzzle-tool";

/** Levels with more states than this are not explored by the tools. */
const MAX_STATES = 1_000_000;

/** A level explored whole; throws `UsageError` if it has too many states. `which` names it. */
export function certified({ puzzle }: SealedTool, level: SealedLevel, which: string): Certificate<SealedState> {
  const certificate = finish(certify(puzzle.rules(level), MAX_STATES));
  if (certificate === undefined) throw new UsageError(`${which} has more than ${MAX_STATES} states`);
  return certificate;
}

/** A verdict as the tools print it; `difficulty` is in bits, `par` null where the level cannot be won. */
function verdictFields({ verdict }: Analysis) {
  const { par, solutions, states, deadEnds, difficultyCentibits, forcedMoves } = verdict;
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
  { puzzle, figures }: SealedTool,
  level: SealedLevel,
  certificate: Certificate<SealedState>,
  more: { seed?: number; name?: string; line?: readonly Direction[] | undefined } = {},
): string {
  const { graph, analysis } = certificate;
  const line = more.line ?? bestLine(graph, analysis.distance, graph.start);
  const { seed, name } = more;
  return JSON.stringify({
    puzzle: puzzle.id,
    ...(seed === undefined ? {} : { seed }),
    ...(name === undefined ? {} : { name }),
    map: puzzle.write(level).split("\n"),
    solution: writeMoves(line),
    verdict: { ...verdictFields(analysis), ...figures(level, certificate) },
  });
}
