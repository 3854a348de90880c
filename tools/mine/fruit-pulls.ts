import type { Certificate } from "../../src/kernel/certificate";
import type { Direction } from "../../src/kernel/direction";
import type { Stretch } from "../../src/kernel/motion";
import { solutions } from "../../src/kernel/solutions";
import { finish } from "../../src/kernel/work";
import type { Level } from "../../src/puzzles/fruit/level";
import { hedgedEach, isAsGood } from "../../src/puzzles/fruit/make/needless";
import { rules } from "../../src/puzzles/fruit/rules";
import type { State } from "../../src/puzzles/fruit/state";

/** How often an anteater pulls a fruit while a line is played. */
function countPulls(level: Level, line: readonly Direction[]): number {
  const { start, move } = rules(level);
  const stretches: Stretch[] = [];
  let state = start;
  for (const direction of line) state = move(state, direction, { stretches }) ?? state;
  return stretches.filter(({ cause }) => cause === "pulled").length;
}

/**
 * Whether a level is one of tongues: a fruit is pulled in each of its shortest wins, and with hedge in the place of any
 * anteater it would not be as good. With more than `cap` states with hedge there it counts as good.
 */
export function isWonByTongues(level: Level, certificate: Certificate<State>, cap: number): boolean {
  const { graph, analysis } = certificate;
  for (const { line } of solutions(graph, analysis.distance, analysis.verdict.par)) {
    if (countPulls(level, line) === 0) return false;
  }
  return hedgedEach(level).every((hedged) => !finish(isAsGood(hedged, certificate, cap)));
}
