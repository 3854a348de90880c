/** Asks the player before the editor opens with a copy of a level. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { CopyCost, Routes } from "../routes";
import { MAX_OWN_LEVELS, openOwnLevels } from "../save/own-levels";
import { TEXTS } from "./texts/index";

/**
 * Calls `open`, which opens the editor with a copy of a level. If the player has no room for another own level of this
 * puzzle, shows a message instead. If the copy costs the player something (it may count as a hint), asks the player
 * first and then records that cost.
 */
export function askForCopy(puzzle: AnyPuzzle, routes: Routes, cost: CopyCost | undefined, open: () => void): void {
  if (openOwnLevels(puzzle.id).levels.length >= MAX_OWN_LEVELS) {
    const { title, text } = TEXTS.copy.noRoom;
    routes.ask({ title, text: text(MAX_OWN_LEVELS, puzzle.name) });
  } else if (cost === undefined) open();
  else {
    const onSelect = (): void => {
      cost.pay();
      open();
    };
    routes.ask({ title: TEXTS.copy.title, text: cost.text, yes: { label: TEXTS.copy.yes, onSelect } });
  }
}
