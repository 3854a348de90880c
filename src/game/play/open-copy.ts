/** Opens a copy of a cleared level in the editor. copy-offer.ts decides when a copy is offered. */
import type { Routes } from "../routes";
import { FREE_COPY } from "./copy-offer";
import { featOf } from "../save/medals";
import type { Attempt } from "./attempt";
import type { LevelContext } from "./level-context";
import { rememberHelp } from "./remembered-help";
import { TEXTS } from "../texts/index";

/**
 * Asks the player whether to open a copy of the cleared level in the editor. A copy of a campaign level counts as a
 * hint.
 */
export function openCopy(context: LevelContext, { played }: Attempt, editCopy: Routes["editCopy"]): void {
  const { puzzle, mode } = context;
  const pay = (): void => {
    rememberHelp(context, "hint");
  };
  const { level } = mode.origin();
  const cost =
    mode.name === "campaign" && level !== undefined
      ? { text: TEXTS.play.copyCost(featOf(puzzle, puzzle.campaign.level(level - 1)).name), pay }
      : FREE_COPY;
  editCopy(puzzle.formatMap(played.level), cost);
}
