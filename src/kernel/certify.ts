/**
 * The entry point for certifying a level: exploring all its states and analysing the graph. The analysis itself is in
 * verdict.ts.
 */
import type { Certificate, AnalysedGraph } from "./analysed-graph";
import { explore } from "./explore";
import type { Rules } from "./rules";
import { analyseGraph } from "./verdict";
import type { Task } from "./task";

/**
 * The most states that a level of the game has: generators and tests reject larger levels. A map edited by hand in a
 * save file may have more; such a level gets no verdict.
 */
export const MAX_LEVEL_STATES = 5000;

/**
 * Explores a level completely and analyses its state graph. Returns undefined if the level has more than `maxStates`
 * states.
 *
 * The difficulty of a large level takes much longer than the rest. Therefore `report` may be called with the other
 * facts as soon as they are known.
 */
export function certify<State>(
  rules: Rules<State>,
  maxStates: number,
  report?: (analysedGraph: AnalysedGraph<State>) => void,
): Task<Certificate<State> | undefined> {
  return rules.certify === undefined ? certifyByGraph(rules, maxStates, report) : rules.certify(maxStates, report);
}

/** Certifies a level with nothing but its rules. It works for every puzzle. */
function* certifyByGraph<State>(
  rules: Rules<State>,
  maxStates: number,
  report: ((analysedGraph: AnalysedGraph<State>) => void) | undefined,
): Task<Certificate<State> | undefined> {
  const graph = yield* explore(rules, maxStates);
  if (graph === undefined) return undefined;
  const analysis = yield* analyseGraph(graph, (known) => {
    report?.({ graph, analysis: known });
  });
  return { graph, analysis };
}
