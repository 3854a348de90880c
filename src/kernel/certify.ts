import { explore } from "./explore";
import type { Graph } from "./graph";
import type { Rules } from "./rules";
import { judge, type Analysis } from "./verdict";
import type { Work } from "./work";

/** All that can be known of a level: nothing in it is a guess. */
export interface Certificate<State> {
  readonly graph: Graph<State>;
  readonly analysis: Analysis;
}

/** Explores a level whole and reads its graph; undefined when it has more than `cap` states. */
export function* certify<State>(rules: Rules<State>, cap: number): Work<Certificate<State> | undefined> {
  const graph = yield* rules.explore === undefined ? explore(rules, cap) : rules.explore(cap);
  if (graph === undefined) return undefined;
  const analysis = yield* judge(graph);
  return { graph, analysis };
}
