/**
 * Certifies a level: explores all states of the level and computes facts such as its shortest solution and its
 * difficulty. The facts are computed by verdict.ts.
 */
import type { Certificate, AnalysedGraph } from "./analysed-graph";
import { explore } from "./explore";
import type { Rules } from "./rules";
import { analyseGraph } from "./verdict";
import type { Task } from "./task";

/**
 * The largest number of states that a level of the game may have. Generators and tests reject larger levels. A player
 * can write a larger level into a save file by hand; the game computes no facts about such a level.
 */
export const MAX_LEVEL_STATES = 5000;

/**
 * Explores all states of a level and analyses the graph of these states. Returns undefined if the level has more than
 * `maxStates` states.
 *
 * The difficulty of a large level takes much longer to compute than the other facts. Therefore `report` may be called
 * earlier, as soon as the other facts are known.
 */
export function certify<State>(
  rules: Rules<State>,
  maxStates: number,
  report?: (analysedGraph: AnalysedGraph<State>) => void,
): Task<Certificate<State> | undefined> {
  return rules.certify === undefined ? certifyByGraph(rules, maxStates, report) : rules.certify(maxStates, report);
}

/** Certifies a level of any puzzle by exploring all its states with the rules of the level alone. */
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
