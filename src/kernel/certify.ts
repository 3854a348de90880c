import type { Certificate, AnalysedGraph } from "./analysed-graph";
import { explore } from "./explore";
import type { Rules } from "./rules";
import { analyseGraph } from "./verdict";
import type { Task } from "./task";

/**
 * No level of the game has more states: whatever is played was certified when it was made, or by a test. A map in a save
 * that someone edited may have more; then nothing is known of it.
 */
export const MAX_LEVEL_STATES = 5000;

/**
 * Explores a level whole and reads its graph; undefined when it has more than `cap` states. How hard a large level is takes
 * much longer than the rest: `tell` hears that as soon as it is known, unless it is all known at once.
 */
export function certify<State>(
  rules: Rules<State>,
  maxStates: number,
  report?: (survey: AnalysedGraph<State>) => void,
): Task<Certificate<State> | undefined> {
  return rules.certify === undefined ? certifyByGraph(rules, maxStates, report) : rules.certify(maxStates, report);
}

/** The way that serves any puzzle. */
function* certifyByGraph<State>(
  rules: Rules<State>,
  maxStates: number,
  report: ((survey: AnalysedGraph<State>) => void) | undefined,
): Task<Certificate<State> | undefined> {
  const graph = yield* explore(rules, maxStates);
  if (graph === undefined) return undefined;
  const analysis = yield* analyseGraph(graph, (known) => {
    report?.({ graph, analysis: known });
  });
  return { graph, analysis };
}
