import type { Certificate, Survey } from "./certificate";
import { explore } from "./explore";
import type { Rules } from "./rules";
import { judge } from "./verdict";
import type { Work } from "./work";

/**
 * No level of the game has more states: whatever is played was certified when it was made, or by a test. A map in a save
 * that someone edited may have more; then nothing is known of it.
 */
export const MOST_STATES = 5000;

/**
 * Explores a level whole and reads its graph; undefined when it has more than `cap` states. How hard a large level is takes
 * much longer than the rest: `tell` hears that as soon as it is known, unless it is all known at once.
 */
export function certify<State>(
  rules: Rules<State>,
  cap: number,
  tell?: (survey: Survey<State>) => void,
): Work<Certificate<State> | undefined> {
  return rules.certify === undefined ? certifyByGraph(rules, cap, tell) : rules.certify(cap, tell);
}

/** The way that serves any puzzle. */
function* certifyByGraph<State>(
  rules: Rules<State>,
  cap: number,
  tell: ((survey: Survey<State>) => void) | undefined,
): Work<Certificate<State> | undefined> {
  const graph = yield* explore(rules, cap);
  if (graph === undefined) return undefined;
  const analysis = yield* judge(graph, (known) => {
    tell?.({ graph, analysis: known });
  });
  return { graph, analysis };
}
