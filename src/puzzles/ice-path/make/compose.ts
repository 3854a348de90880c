/**
 * Generates levels of Ice Path with a wanted size and difficulty: generator.ts generates a level, and this file
 * analyses it.
 */

import { certify } from "../../../kernel/certify";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { findBestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Position } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { findBestCandidate, type Candidate } from "./generator";
import type { PlacedTarget, Target } from "./target";

/**
 * Generates a level with the wanted size and difficulty, and analyses all its states; see `Puzzle.compose`. Returns
 * undefined if no level could be generated, or if the given function `isAcceptable` rejects the level.
 */
export function* compose(
  target: Target,
  from: Position,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const candidate = yield* findBestCandidate(placeTarget(target, from), random, aim);
  return candidate === undefined ? undefined : yield* certifyCandidate(candidate, isAcceptable);
}

/** Analyses all states of a generated level. Returns undefined if `isAcceptable` rejects the level. */
export function* certifyCandidate(
  { level, idea }: Candidate,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  yield;
  if (!(yield* isAcceptable(level))) return undefined;
  const levelRules = rules(level);
  const certificate = yield* certify(levelRules, level.board.cellCount);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  const solution = findBestSolution(graph, analysis.winDistance, graph.start);
  return { level, solution, rules: levelRules, certificate, idea };
}

/**
 * Adds the seal's start to `target`, the description of a wanted level. If the wanted position is outside a small
 * board, the nearest cell of the board is used.
 */
export function placeTarget(target: Target, { x, y }: Position): PlacedTarget {
  return { ...target, fromX: Math.min(x, target.width - 1), fromY: Math.min(y, target.height - 1) };
}
