/**
 * Decides whether the editor opens with a level. Asks the player before the editor opens with a copy of a level. Shows
 * a message instead of the editor for a cave of several rooms, because the editor cannot show a cave.
 */
import { isCave, parseDraft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { CopyCost, Routes } from "../routes";
import { mapOf, MAX_OWN_LEVELS, openOwnLevels } from "../save/own-levels";
import { TEXTS } from "./texts/index";

/**
 * Calls `open`, which opens the editor with a copy of a level. If there is no room for another own level of this
 * puzzle, shows a message instead. If the copy has a cost, for instance because it counts as a hint, first asks the
 * player, and records the cost.
 */
export function askForCopy(
  puzzle: AnyPuzzle,
  routes: Routes,
  { map, cost }: { readonly map: string; readonly cost: CopyCost | undefined },
  open: () => void,
): void {
  if (isMapOfCave(puzzle, map)) routes.ask(TEXTS.cave);
  else if (openOwnLevels(puzzle.id).levels.length >= MAX_OWN_LEVELS) {
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

/**
 * Calls `open`, which opens the editor with one of the player's own levels. For a cave of several rooms, shows a
 * message instead, because the editor cannot show it.
 */
export function unlessCave(puzzle: AnyPuzzle, routes: Routes, index: number, open: () => void): void {
  const own = openOwnLevels(puzzle.id);
  if (index < own.levels.length && isMapOfCave(puzzle, mapOf(own, index))) routes.ask(TEXTS.cave);
  else open();
}

function isMapOfCave({ legend }: AnyPuzzle, map: string): boolean {
  const draft = parseDraft(legend, map);
  return !isFault(draft) && isCave(draft.board);
}
