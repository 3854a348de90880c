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

/** A level of the generator with all that is known of it; see `Puzzle.compose`. */
export function* compose(
  target: Target,
  _: Position | undefined,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const candidate = yield* generate(target, random, isWelcome);
  if (candidate === undefined) return undefined;
  const { level } = candidate;
  // It begins elsewhere than what it was found in, from where there may be less to reach.
  const certificate = yield* certifyLevel(level, target.statesPerCandidate);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: rules(level), certificate };
}
