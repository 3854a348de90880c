/**
 * Composes levels of Last Ball: generator.ts makes candidates, and kernel/select-level.ts selects the one nearest to
 * the target.
 */

import type { Random } from "../../../kernel/random";
import {
  selectLevel,
  type CertifiedLevel,
  type LevelGenerator,
  type SelectionCriteria,
} from "../../../kernel/select-level";
import type { Task } from "../../../kernel/task";
import type { Position } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { positionOn } from "../whereabouts";
import { attemptLevel } from "./generator";
import type { Brief, Target } from "./target";

// How many candidates and states one level may cost; see `SelectionCriteria` in kernel/select-level.ts.
const MIN_CANDIDATES = 8;
const MAX_STATES = 2700;
const MAX_STATES_PER_CANDIDATE = 600;
const TOLERANCE_CENTIBITS = 25;

/**
 * Composes a level for a target, with the black ball at `from`, a position on the largest board; see `Puzzle.compose`.
 */
export function compose(
  target: Target,
  from: Position,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const { x, y } = positionOn(target.width, target.height, from);
  return composeFromBrief({ ...target, fromX: x, fromY: y }, random, isAcceptable);
}

/** Composes a level for a brief, which names the black ball's column and row on its own board. */
export function composeFromBrief(
  brief: Brief,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  return selectLevel(composerOf(brief), orderOf(brief, isAcceptable), random);
}

/** Returns the generator that makes the candidates for a brief. */
export function composerOf(brief: Brief): LevelGenerator<Level, State> {
  return { tryGenerate: (random, opening) => attemptLevel(brief, random, opening), rules };
}

/** Returns the criteria by which a candidate is selected. */
export function orderOf(
  { difficultyCentibits, maxForcedMovesPercent }: Target,
  isAcceptable: (level: Level) => Task<boolean>,
): SelectionCriteria<Level> {
  return {
    difficultyCentibits,
    toleranceCentibits: TOLERANCE_CENTIBITS,
    maxForcedMovesPercent,
    minCandidates: MIN_CANDIDATES,
    stateBudget: MAX_STATES,
    maxStatesPerCandidate: MAX_STATES_PER_CANDIDATE,
    isAcceptable,
  };
}
