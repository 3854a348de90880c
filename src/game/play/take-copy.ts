/** Opens a copy of the level on the card in the editor, after a question. */
import type { Routes } from "../routes";
import { FREE_COPY } from "./copies";
import { copyCost } from "./copy-cost";
import { rememberHelp, type Place } from "./remembered-help";
import type { Round } from "./round";

/** Asks for a copy of the level, which is cleared. With a level of the campaign it is remembered as a hint. */
export function takeCopy(place: Place & { routes: Pick<Routes, "editCopy"> }, { play }: Round): void {
  const { puzzle, mode, routes } = place;
  const pay = (): void => {
    rememberHelp(place, "hint");
  };
  const cost = mode.name === "campaign" ? { text: copyCost(puzzle.feat.name), pay } : FREE_COPY;
  routes.editCopy(puzzle.write(play.level), cost);
}
