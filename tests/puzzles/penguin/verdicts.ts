import { certify } from "../../../src/kernel/certify";
import type { Certificate } from "../../../src/kernel/certificate";
import { finish } from "../../../src/kernel/work";
import type { Level } from "../../../src/puzzles/penguin/level";
import { rules } from "../../../src/puzzles/penguin/rules";
import type { State } from "../../../src/puzzles/penguin/state";

/** All that is to be found out of a level. */
export function certified(level: Level): Certificate<State> {
  const certificate = finish(certify(rules(level), 2 * level.board.size));
  if (certificate === undefined) throw new Error("a level has more states than places");
  return certificate;
}
