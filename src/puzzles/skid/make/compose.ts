/**
 * Generates a level of the puzzle Skid, then explores all states of the finished level to prove its facts. Implements
 * `Puzzle.compose`.
 */
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { bestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Position } from "../../puzzle";
import { certifyLevel } from "../explore/certify";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { generate } from "./generator";
import type { Target } from "./target";

/**
 * Generates a level that matches `target`, and explores all its states to prove its facts; see `Puzzle.compose`.
 * Returns undefined if the generator finds no level.
 */
export function* compose(
  target: Target,
  _: Position | undefined,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const candidate = yield* generate(target, random, isWelcome);
  if (candidate === undefined) return undefined;
  const { level } = candidate;
  // The level begins in another state than the explored board, so fewer states may be reachable. Therefore the level is
  // explored again from its own start.
  const certificate = yield* certifyLevel(level, target.statesPerCandidate);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: rules(level), certificate };
}
