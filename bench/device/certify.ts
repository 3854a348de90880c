/** Measures how long it takes to explore all states of levels of the puzzle Last Ball and to analyse them. */
import { certify } from "../../src/kernel/certify";
import { rules } from "../../src/puzzles/last-ball/rules";
import { generateLevel, MAX_STATES, SEED_COUNT } from "./levels";
import { measure, measureTask } from "./measure";
import { printFigure } from "./rig";

/**
 * Measures how long it takes to explore and analyse levels of Last Ball with `pieces` white balls. Each level is
 * generated from a seed of its own. Also prints the mean number of states.
 */
export function benchCertify(pieces: number): void {
  let states = 0;
  measure("certify", pieces, () => {
    for (let seed = 1; seed <= SEED_COUNT; seed++) {
      const level = generateLevel(seed, pieces);
      const certificate = measureTask(() => certify(rules(level), MAX_STATES));
      if (certificate === undefined) throw new Error(`a level has more than ${MAX_STATES} states`);
      states += certificate.graph.stateCount;
      certificate.release?.();
    }
  });
  printFigure(`states of a level of ${pieces}, mean`, Math.floor(states / SEED_COUNT));
}
