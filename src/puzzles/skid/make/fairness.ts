/**
 * Decides whether a level of Skid is fair: it can be won from every state, with and without a full combo. In a full
 * combo, all toys of each colour leave in one move. Only tools and tests use this file; the level generator uses
 * starts.ts.
 */
import { UNREACHABLE } from "../../../kernel/graph";
import { computeWinDistance } from "../../../kernel/win-distance";
import type { Task } from "../../../kernel/task";
import { createGraph } from "../explore/certify";
import type { Exploration } from "../explore/exploration";

/**
 * Returns whether a level is fair, as defined in the article "Simple mechanics, complex puzzle creation"
 * (BigBangPixel). A full combo is a win in which all toys of each colour leave in one single move. A fair level can be
 * won with a full combo and without one. The shortest win without a full combo is not shorter than the shortest win
 * with one. A win can be reached from every state.
 */
export function* isFair(exploration: Exploration): Task<boolean> {
  const { parCombo, parPlain } = exploration;
  if (parCombo === UNREACHABLE || parPlain === UNREACHABLE || parPlain < parCombo) return false;
  const { winnableCount } = yield* computeWinDistance(createGraph(exploration));
  return winnableCount === exploration.stateCount;
}
