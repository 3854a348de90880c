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
import { attemptLevel as attempt } from "./generator";
import type { Brief, Target } from "./target";

// What may be spent on one level: see `Order` in kernel/select.
const MIN_CANDIDATES = 8;
const MAX_STATES = 2700;
const MAX_STATES_PER_CANDIDATE = 600;
const TOLERANCE_CENTIBITS = 25;

/** The best of several levels that the generator makes; see `Puzzle.compose`. */
export function compose(
  target: Target,
  from: Position,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const { x, y } = positionOn(target.width, target.height, from);
  return composeFromBrief({ ...target, fromX: x, fromY: y }, random, isWelcome);
}

/** The same, with the black ball on a cell of the board that is wished for. */
export function composeFromBrief(
  brief: Brief,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  return selectLevel(composerOf(brief), orderOf(brief, isWelcome), random);
}

/** What makes the candidates. */
export function composerOf(brief: Brief): LevelGenerator<Level, State> {
  return { tryGenerate: (random, opening) => attempt(brief, random, opening), rules };
}

/** What is asked of them. */
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
