/** Opens a copy of the level on the card in the editor, after a question. */
import type { Routes } from "../routes";
import { FREE_COPY } from "./copy-offer";
import { copyCostText } from "./copy-cost";
import { rememberHelp, type LevelContext } from "./remembered-help";
import type { Attempt } from "./attempt";

/** Asks for a copy of the level, which is cleared. With a level of the campaign it is remembered as a hint. */
export function openCopy(context: LevelContext & { routes: Pick<Routes, "editCopy"> }, { played }: Attempt): void {
  const { puzzle, mode, routes } = context;
  const pay = (): void => {
    rememberHelp(context, "hint");
  };
  const cost = mode.name === "campaign" ? { text: copyCostText(puzzle.feat.name), pay } : FREE_COPY;
  routes.editCopy(puzzle.formatMap(played.level), cost);
}
