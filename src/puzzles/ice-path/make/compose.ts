/** Composes levels of Ice Path: generator.ts makes a level, which is certified here if the caller accepts it. */

import { certify } from "../../../kernel/certify";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { bestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Position } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { composeIcePath } from "./generator";
import type { Brief, Target } from "./target";

/** Composes a level for a target and certifies it; see `Puzzle.compose`. Returns undefined if there is none. */
export function* compose(
  target: Target,
  from: Position,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const level = yield* composeIcePath(briefFrom(target, from), random);
  if (level === undefined) return undefined;
  yield;
  if (!(yield* isAcceptable(level))) return undefined;
  const levelRules = rules(level);
  const certificate = yield* certify(levelRules, level.board.cellCount);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: levelRules, certificate };
}

/** Returns the brief for a level that starts at a position, or at the nearest position on a smaller board. */
function briefFrom(target: Target, { x, y }: Position): Brief {
  return { ...target, fromX: Math.min(x, target.width - 1), fromY: Math.min(y, target.height - 1) };
}
