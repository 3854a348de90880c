/**
 * Opens the editor with one of the player's own levels, a new board or a copy. Connects the editor to the saved levels.
 */
import { parseDraft, type Draft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Screen } from "../screen";
import { createEmptyDraft } from "./draft-edits";
import { createEditedLevel } from "./edited-level";
import { createEditorScreen } from "./editor-screen";
import { saveOwnLevels, readOwnMap, openOwnLevels, formatOwnLevel } from "../save/own-levels";

/**
 * The number of a level in an endless run (a sequence of levels) at the pace "rising". A new board in the editor has
 * the size of this level, which is neither small nor large.
 */
const NEW_BOARD_LEVEL = 12;

/**
 * Opens the editor with the player's own level at `index`, from 0. If there is no such level, the board is empty. An
 * empty board is stored as a level once the player puts something on it.
 */
export function openEditor(puzzle: AnyPuzzle, index: number): Screen {
  const own = openOwnLevels(puzzle.id);
  const draft = index < own.levels.length ? parseDraft(puzzle.legend, readOwnMap(own, index)) : createNewDraft(puzzle);
  const edited = createEditedLevel(own, index, puzzle.legend);
  return createEditorScreen(puzzle, isFault(draft) ? createNewDraft(puzzle) : draft, edited);
}

/**
 * Opens the editor with a copy of a level. The copy is saved at once, so there must be space for another own level of
 * this puzzle.
 */
export function openEditorWithCopy(puzzle: AnyPuzzle, map: string): Screen {
  const own = openOwnLevels(puzzle.id);
  own.levels.push(formatOwnLevel(map));
  saveOwnLevels(own);
  return openEditor(puzzle, own.levels.length - 1);
}

function createNewDraft(puzzle: AnyPuzzle): Draft {
  const { width, height } = puzzle.plan.rising(NEW_BOARD_LEVEL);
  return createEmptyDraft(puzzle.legend, width, height);
}
