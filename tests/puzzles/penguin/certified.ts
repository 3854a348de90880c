/** Explores and analyses levels of Penguin, for tests. */
import { certify } from "../../../src/kernel/certify";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { runToEnd } from "../../../src/kernel/task";
import type { Level } from "../../../src/puzzles/penguin/level";
import { rules } from "../../../src/puzzles/penguin/rules";
import type { State } from "../../../src/puzzles/penguin/state";

/**
 * Explores and analyses a level. Returns its certificate: the state graph (all states and the moves between them) with
 * the analysis. Throws if the level has more than two states for each cell; a cell with a bridge has two.
 */
export function certified(level: Level): Certificate<State> {
  const certificate = runToEnd(certify(rules(level), 2 * level.board.cellCount));
  if (certificate === undefined)
    throw new Error("the level has more states than the penguin has places to stand: two per cell");
  return certificate;
}
