/** When a level of Skid is fair. Only tools and tests ask this; the generator chooses fair starts in starts.ts. */
import { UNREACHABLE } from "../../../kernel/graph";
import { computeWinDistance } from "../../../kernel/win-distance";
import type { Task } from "../../../kernel/task";
import { graphOf } from "../explore/certify";
import type { Exploration } from "../explore/exploration";

/**
 * Returns whether a level is fair, after "Simple mechanics, complex puzzle creation" (BigBangPixel).
 *
 * A fair level can be won with a max combo and without one, the shortest win without it is not shorter than the
 * shortest with it, and a win can be reached from every state.
 */
export function* isFair(exploration: Exploration): Task<boolean> {
  const { parCombo, parPlain } = exploration;
  if (parCombo === UNREACHABLE || parPlain === UNREACHABLE || parPlain < parCombo) return false;
  const { winnableCount } = yield* computeWinDistance(graphOf(exploration));
  return winnableCount === exploration.size;
}
