import { UNREACHABLE } from "../../../kernel/graph";
import { computeWinDistance } from "../../../kernel/win-distance";
import type { Task } from "../../../kernel/task";
import { graphOf } from "../explore/certify";
import type { Exploration } from "../explore/exploration";

/**
 * Whether a level is fair, after the ladder of "Simple mechanics, complex puzzle creation" (BigBangPixel): it can be
 * solved with a max combo and without; the shortest solution without it is not shorter than the shortest with it; and
 * from every state that can be reached a win can be reached.
 */
export function* isFair(exploration: Exploration): Task<boolean> {
  const { parCombo, parPlain } = exploration;
  if (parCombo === UNREACHABLE || parPlain === UNREACHABLE || parPlain < parCombo) return false;
  const { winnableCount } = yield* computeWinDistance(graphOf(exploration));
  return winnableCount === exploration.size;
}
