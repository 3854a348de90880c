import { certify } from "../../src/kernel/certify";
import { composeAll, MAX_STATES, puzzle } from "./levels";
import { measure, reportFigure, runWork } from "./measure";

/** Explores and judges the level of each seed. */
export function benchCertify(pieces: number): void {
  const levels = composeAll(pieces);
  let states = 0;
  measure("certify", pieces, () => {
    for (const { level } of levels) {
      const certificate = runWork(() => certify(puzzle.rules(level), MAX_STATES));
      if (certificate === undefined) throw new Error(`a level has more than ${MAX_STATES} states`);
      states += certificate.graph.size;
    }
  });
  reportFigure(`states of ${pieces}`, Math.floor(states / levels.length));
}
