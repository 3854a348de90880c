import { NEVER } from "../../../kernel/graph";
import { lookBack } from "../../../kernel/look-back";
import type { Work } from "../../../kernel/work";
import { graphOf } from "../explore/certify";
import type { Exploration } from "../explore/exploration";

/**
 * Whether a level is fair, after the ladder of "Simple mechanics, complex puzzle creation" (BigBangPixel): it can be
 * solved with a max combo and without; the shortest solution without it is not shorter than the shortest with it; and
 * from every state that can be reached a win can be reached.
 */
export function* isFair(exploration: Exploration): Work<boolean> {
  const { parCombo, parPlain } = exploration;
  if (parCombo === NEVER || parPlain === NEVER || parPlain < parCombo) return false;
  const { alive } = yield* lookBack(graphOf(exploration));
  return alive === exploration.size;
}
