/** Opens a copy of a cleared level in the editor. copy-offer.ts decides when a copy is offered. */
import { requestScreen } from "../destination";
import { FREE_COPY } from "./copy-offer";
import { featOf } from "../save/medals";
import type { Attempt } from "./attempt";
import type { LevelContext } from "./level-context";
import { TEXTS } from "../texts/index";

/**
 * Asks the player whether to open a copy of the cleared level in the editor. A copy of a campaign level counts as a
 * hint.
 */
export function openCopy(context: LevelContext, { played }: Attempt): void {
  const { puzzle, mode } = context;
  const { level } = mode.origin();
  const cost =
    mode.name === "campaign" && level !== undefined
      ? { text: TEXTS.play.copyCost(featOf(puzzle, puzzle.campaign.level(level - 1)).name), levelIndex: level - 1 }
      : FREE_COPY;
  requestScreen({ kind: "edit-copy", map: puzzle.formatMap(played.level), cost });
}
