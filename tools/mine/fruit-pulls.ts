/** Selects levels of Fruit that need their anteaters: they can only be won if an anteater pulls a fruit. */

import type { Certificate } from "../../src/kernel/analysed-graph";
import type { Direction } from "../../src/kernel/direction";
import type { Motion } from "../../src/kernel/motion";
import { enumerateSolutions } from "../../src/kernel/solutions";
import { runToEnd } from "../../src/kernel/task";
import type { Level } from "../../src/puzzles/fruit/level";
import { withEachAnteaterAsHedge, isAsGoodWithoutThing } from "../../src/puzzles/fruit/make/needless";
import { rules } from "../../src/puzzles/fruit/rules";
import type { State } from "../../src/puzzles/fruit/state";

function countPulls(level: Level, solution: readonly Direction[]): number {
  const { start, move } = rules(level);
  const motions: Motion[] = [];
  let state = start;
  for (const direction of solution) state = move(state, direction, { motions }) ?? state;
  return motions.filter(({ cause }) => cause === "pulled").length;
}

/**
 * Returns whether a level of Fruit needs its anteaters (things that pull fruits). In every shortest solution, an
 * anteater must pull a fruit. Also, no anteater may be replaceable by a hedge: the level with the hedge must be worse
 * (see `isAsGoodWithoutThing`). Returns false if the level with a hedge has more than `maxStates` states.
 */
export function isWonByPulls(level: Level, certificate: Certificate<State>, maxStates: number): boolean {
  const { graph, analysis } = certificate;
  for (const { moves: solution } of enumerateSolutions(graph, analysis.winDistance, analysis.verdict.par)) {
    if (countPulls(level, solution) === 0) return false;
  }
  return withEachAnteaterAsHedge(level).every(
    (hedged) => !runToEnd(isAsGoodWithoutThing(hedged, certificate, maxStates)),
  );
}
