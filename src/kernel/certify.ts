/**
 * Certifies a level: explores all its states and computes facts such as its shortest solution and its difficulty. The
 * facts are computed by verdict.ts.
 */
import type { Certificate, AnalysedGraph } from "./analysed-graph";
import { explore } from "./explore";
import type { Rules } from "./rules";
import { analyseGraph } from "./verdict";
import type { Task } from "./task";

/**
 * A level of the game may have at most this many states. Generators and tests reject larger levels. A player can write
 * a larger level into a save file by hand, but the game does not analyse it.
 */
export const MAX_LEVEL_STATES = 5000;

/**
 * Explores all states of a level and returns the proof of its facts: its state graph with the fewest moves, the
 * difficulty and other facts. Returns undefined if the level has more than `maxStates` states.
 *
 * The difficulty of a large level takes much longer to compute than the other facts. In such a level, `report` may be
 * called before the difficulty is computed, with an analysed graph that lacks it.
 */
export function certify<State>(
  rules: Rules<State>,
  maxStates: number,
  report?: (analysedGraph: AnalysedGraph<State>) => void,
): Task<Certificate<State> | undefined> {
  return rules.certify === undefined ? certifyByGraph(rules, maxStates, report) : rules.certify(maxStates, report);
}

function* certifyByGraph<State>(
  rules: Rules<State>,
  maxStates: number,
  report: ((analysedGraph: AnalysedGraph<State>) => void) | undefined,
): Task<Certificate<State> | undefined> {
  const graph = yield* explore(rules, maxStates);
  if (graph === undefined) return undefined;
  const analysis = yield* analyseGraph(graph, (partialAnalysis) => {
    report?.({ graph, analysis: partialAnalysis });
  });
  return { graph, analysis };
}
