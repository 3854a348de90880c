/** Generates a level of Skid and analyses all its states, as `Puzzle.compose` requires. */
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { findBestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Position } from "../../puzzle";
import { certifyLevel } from "../explore/certify";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { findBestCandidate } from "./generator";
import type { Target } from "./target";

/**
 * Generates a level that matches `target`, the description of the wanted level, and analyses all its states; see
 * `Puzzle.compose`. Returns undefined if the generator finds no level.
 */
export function* compose(
  target: Target,
  _: Position | undefined,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const candidate = yield* findBestCandidate(target, random, isAcceptable, aim);
  if (candidate === undefined) return undefined;
  const { level, idea } = candidate;
  // Finds all states again, this time from the level's start. The generator has explored the board from another state,
  // so it may have found states that cannot be reached from the start.
  const certificate = yield* certifyLevel(level, target.statesPerCandidate);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  const solution = findBestSolution(graph, analysis.winDistance, graph.start);
  return { level, solution, rules: rules(level), certificate, idea };
}
