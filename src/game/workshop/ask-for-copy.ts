import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { CopyCost, Routes } from "../routes";
import { MAX_OWN_LEVELS, openOwnLevels } from "../save/own-levels";

/**
 * Opens the editor with a copy, by `open`. Without room for one more own level the player is told so instead; a copy that
 * costs something is paid and made once the player has agreed.
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
