/** The actions of the level editor's buttons (select, put, undo and redo), each with its sound and its message. */
import { playBlockedSound, playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import type { Refusal } from "./draft-edits";
import { startStroke, redoEdit, refusalOfSelected, stepDrawer, stepEntry, undoEdit } from "./editing";
import { applyDraftChange, showNotice, type Editor } from "./editor";
import { SLIDE_FRAMES } from "./palette-view";
import { TEXTS } from "./texts/index";

/** Selects the thing `by` entries further in the open drawer. */
export function stepSelectedEntry(editor: Editor, by: number): void {
  stepEntry(editor.editing, by);
  showSelection(editor);
}

/** Selects a thing of the open drawer by its index. */
export function selectEntry(editor: Editor, index: number): void {
  const { openDrawer, selectedEntries } = editor.editing;
  stepSelectedEntry(editor, index - selectedEntries[openDrawer]);
}

/**
 * Opens the drawer that is `by` entries further in the palette; this drawer then slides out. Does nothing in puzzles
 * with only one drawer.
 */
export function stepOpenDrawer(editor: Editor, by: number): void {
  if (editor.editing.drawers.length === 1) {
    playBlockedSound();
    return;
  }
  stepDrawer(editor.editing, by);
  if (by !== 0) editor.slideFrames = SLIDE_FRAMES;
  showSelection(editor);
}

function showSelection(editor: Editor): void {
  const refusal = refusalOfSelected(editor.editing);
  const isEmptyCell = refusal === "already-empty";
  playCursorSound();
  showNotice(editor, refusal === undefined || isEmptyCell ? [] : refusalTexts(editor, refusal));
}

/** Puts the selected thing on the cell at the cursor, or removes the thing if it is there already. */
export function putOrRemove(editor: Editor): void {
  const refusal = refusalOfSelected(editor.editing);
  const isDone = startStroke(editor.editing);
  if (isDone) {
    playConfirmSound();
    applyDraftChange(editor);
  } else playRefusalSound();
  showNotice(editor, isDone || refusal === undefined ? [] : refusalTexts(editor, refusal));
}

function refusalTexts({ editing }: Editor, refusal: Refusal): readonly string[] {
  return TEXTS.editor.refusals[refusal](editing.legend.maxPasses);
}

/**
 * Undoes the last change of the edited draft (a board that may lack things of a level). Shows a message that also says
 * that holding Ⓑ leaves the editor, because the player may have pressed Ⓑ to leave.
 */
export function undo(editor: Editor): void {
  const isUndone = undoEdit(editor.editing);
  if (isUndone) {
    playGoBackSound();
    applyDraftChange(editor);
  } else playRefusalSound();
  showNotice(editor, isUndone ? undoneTexts(editor) : [TEXTS.editor.done]);
}

/**
 * Returns the message after an undo, in several lengths. The long forms also say how to redo and how to leave the
 * editor. The shortest form alternates: after one undo it says how to redo, after the next how to leave.
 */
function undoneTexts({ editing }: Editor): readonly string[] {
  const { undone, done, redo: redoText } = TEXTS.editor;
  return [...undone, editing.redoMaps.length % 2 === 1 ? done : redoText];
}

export function redo(editor: Editor): void {
  const isRedone = redoEdit(editor.editing);
  if (isRedone) {
    playConfirmSound();
    applyDraftChange(editor);
  } else playRefusalSound();
  showNotice(editor, isRedone ? [] : [TEXTS.editor.nothingToRedo]);
}
