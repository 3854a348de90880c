/** The actions of the level editor's buttons (select, put, undo and redo), each with its sound and its message. */
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { startStroke, redoEdit, stepPalette, undoEdit } from "./editing";
import { applyDraftChange, showNotice, type Editor } from "./editor";
import { hasSpaceForKindName, selectedKindTexts } from "./editor-view";
import { TEXTS } from "./texts/index";

/**
 * Selects the thing `by` entries further in the palette. Shows the thing's name as a message if the screen has no
 * fixed space for the name.
 */
export function stepSelectedKind(editor: Editor, by: number): void {
  stepPalette(editor.editing, by);
  playCursorSound();
  showNotice(editor, hasSpaceForKindName(editor) ? [] : selectedKindTexts(editor.editing));
}

/** Puts the selected thing on the cell at the cursor, or removes the thing if it is there already. */
export function putOrRemove(editor: Editor): void {
  const isDone = startStroke(editor.editing);
  if (isDone) {
    playConfirmSound();
    applyDraftChange(editor);
  } else playRefusalSound();
  showNotice(editor, isDone ? [] : [TEXTS.editor.notThere]);
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
 * editor. The shortest form says only one of these two, by turns.
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
