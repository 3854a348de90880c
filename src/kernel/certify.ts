import { explore } from "./explore";
import type { Graph } from "./graph";
import type { Rules } from "./rules";
import { judge, type Analysis } from "./verdict";
import type { Work } from "./work";

/**
 * All that can be known of a level: nothing in it is a guess.
 * @noSelf
 */
export interface Certificate<State> {
  readonly graph: Graph<State>;
  readonly analysis: Analysis;
  /** Whoever needs the certificate no more may say so: its memory then serves the next one. */
  readonly recycle?: () => void;
}

/** Explores a level whole and reads its graph; undefined when it has more than `cap` states. */
export function certify<State>(rules: Rules<State>, cap: number): Work<Certificate<State> | undefined> {
  return rules.certify === undefined ? certifyByGraph(rules, cap) : rules.certify(cap);
}

/** The way that serves any puzzle. */
function* certifyByGraph<State>(rules: Rules<State>, cap: number): Work<Certificate<State> | undefined> {
  const graph = yield* explore(rules, cap);
  if (graph === undefined) return undefined;
  const analysis = yield* judge(graph);
  return { graph, analysis };
}
