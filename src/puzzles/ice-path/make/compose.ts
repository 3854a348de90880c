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

/** A level of the generator with all that is known of it; see `Puzzle.compose`. */
export function* compose(
  target: Target,
  from: Position,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const level = yield* composeIcePath(briefFrom(target, from), random);
  if (level === undefined) return undefined;
  yield;
  if (!(yield* isWelcome(level))) return undefined;
  const levelRules = rules(level);
  const certificate = yield* certify(levelRules, level.board.cellCount);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: levelRules, certificate };
}

/** A wish for a level that starts in a place: on a board that does not reach so far, in the nearest place on it. */
function briefFrom(target: Target, { x, y }: Position): Brief {
  return { ...target, fromX: Math.min(x, target.width - 1), fromY: Math.min(y, target.height - 1) };
}
