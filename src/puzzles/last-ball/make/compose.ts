/**
 * Generates levels of the puzzle Last Ball for the player: generator.ts makes several levels, and
 * kernel/select-level.ts selects the level nearest to the wanted difficulty.
 */

import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
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
import { positionOn } from "../player-position";
import { generateCandidate } from "./generator";
import type { PlacedTarget, Target } from "./target";

/**
 * The selection normally analyses at least this many generated levels before it selects one of them. See
 * `SelectionCriteria` in kernel/select-level.ts.
 */
const MIN_CANDIDATES = 8;
/**
 * The selection among the generated levels ends once these levels have this many states in total. At least
 * `MIN_CANDIDATES` levels must have been analysed by then.
 */
const MAX_STATES = 2700;
/**
 * The number that replaces `MAX_STATES`, the total number of states at which the selection among the generated levels
 * ends. It is used if levels with a strong solving idea (a technique that a solution needs) are preferred.
 */
const MAX_STATES_WITH_AIM = 8000;
const MAX_STATES_PER_CANDIDATE = 600;
/**
 * The search for a level normally ends at a level whose difficulty differs from the wanted one by at most this many
 * hundredths of a bit. If levels with a strong solving idea are preferred, `TOLERANCE_WITH_AIM_CENTIBITS` holds
 * instead.
 */
const TOLERANCE_CENTIBITS = 25;
/**
 * The number that replaces `TOLERANCE_CENTIBITS` if levels with a strong solving idea (a technique that a solution
 * needs) are preferred. The search then ends at a level that has such a solving idea and whose difficulty differs from
 * the wanted one by at most this many hundredths of a bit. The number is larger than `TOLERANCE_CENTIBITS`, because
 * levels with a strong solving idea are rarer.
 */
const TOLERANCE_WITH_AIM_CENTIBITS = 40;

/**
 * Generates a level of the wanted size and difficulty. `from` is the wanted start of the black ball, as a position on
 * the largest board that the puzzle has; on a smaller board the ball starts at the nearest cell. With an `aim`, levels
 * with a strong solving idea (a technique that a solution needs) are preferred.
 */
export function compose(
  target: Target,
  from: Position,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const { x, y } = positionOn(target.width, target.height, from);
  return composeFromPosition({ ...target, fromX: x, fromY: y }, random, isAcceptable, aim);
}

/** Generates a level as described by `placedTarget`, which also has the column and row where the black ball starts. */
export function composeFromPosition(
  placedTarget: PlacedTarget,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const criteria = createSelectionCriteria(placedTarget, isAcceptable, aim);
  return selectLevel(createLevelGenerator(placedTarget), criteria, random);
}

/**
 * Returns a generator of levels for one target: the wanted size and difficulty, and the cell where the black ball
 * starts. Other code selects one of the generated levels for the player.
 */
export function createLevelGenerator(placedTarget: PlacedTarget): LevelGenerator<Level, State> {
  return { generateCandidate: (random, prefix) => generateCandidate(placedTarget, random, prefix), rules };
}

/** Returns the criteria by which one of several generated levels is selected, such as the wanted difficulty. */
export function createSelectionCriteria(
  { difficultyCentibits, maxForcedMovesPercent }: Target,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): SelectionCriteria<Level, State> {
  return {
    difficultyCentibits,
    toleranceCentibits: aim === undefined ? TOLERANCE_CENTIBITS : TOLERANCE_WITH_AIM_CENTIBITS,
    maxForcedMovesPercent,
    minCandidates: MIN_CANDIDATES,
    stateBudget: aim === undefined ? MAX_STATES : MAX_STATES_WITH_AIM,
    maxStatesPerCandidate: MAX_STATES_PER_CANDIDATE,
    isAcceptable,
    aim,
  };
}
