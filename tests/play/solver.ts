import { certify } from "../../src/kernel/certify";
import type { Direction } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { bestLine } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import { lastBall } from "../../src/puzzles/last-ball/index";

/** The moves that win a Last Ball level, given as its map. */
export function solve(map: string): Direction[] {
  const level = lastBall.read(map);
  if (isFault(level)) throw new Error(level.fault);
  const certificate = finish(certify(lastBall.rules(level), 20000));
  if (certificate === undefined) throw new Error("the level has too many states");
  return bestLine(certificate.graph, certificate.analysis.distance, certificate.graph.start);
}
