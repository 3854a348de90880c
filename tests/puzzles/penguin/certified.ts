import { certify } from "../../../src/kernel/certify";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { runToEnd } from "../../../src/kernel/task";
import type { Level } from "../../../src/puzzles/penguin/level";
import { rules } from "../../../src/puzzles/penguin/rules";
import type { State } from "../../../src/puzzles/penguin/state";

/** All that is to be found out of a level. */
export function certified(level: Level): Certificate<State> {
  const certificate = runToEnd(certify(rules(level), 2 * level.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more states than places");
  return certificate;
}
