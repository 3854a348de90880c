/** Asks the player before the editor opens with a copy of a level. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { CopyCost, Routes } from "../routes";
import { MAX_OWN_LEVELS, openOwnLevels } from "../save/own-levels";

/**
 * Calls `open`, which opens the editor with a copy. If the puzzle has no room for another own level, it shows a message
 * instead. If the copy has a cost, it first asks the player and records the cost.
 */
export function askForCopy(puzzle: AnyPuzzle, routes: Routes, cost: CopyCost | undefined, open: () => void): void {
  if (openOwnLevels(puzzle.id).levels.length >= MAX_OWN_LEVELS) {
    const text = `You have ${MAX_OWN_LEVELS} own levels of ${puzzle.name}, the most there can be. Delete one in the workshop first.`;
    routes.ask({ title: "No room", text });
  } else if (cost === undefined) open();
  else {
    const onSelect = (): void => {
      cost.pay();
      open();
    };
    routes.ask({ title: "Edit a copy?", text: cost.text, yes: { label: "edit a copy", onSelect } });
  }
}
