/** The actions of a player on the board: put, remove, undo, redo and select, with their sounds and notices. */
import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { startStroke, redoEdit, stepPalette, undoEdit } from "./editing";
import { applyDraftChange, showNotice, type Editor } from "./editor";
import { hasRoomForKindName, selectedKindTexts } from "./editor-view";

const NOT_HERE = ["not there"];
export const DONE = ["hold Ⓑ: done"];
const UNDONE = ["undone  Ⓑ▲: redo  hold Ⓑ: done", "Ⓑ▲: redo  hold Ⓑ: done"];
const REDO = ["Ⓑ▲: redo"];
const NOTHING_TO_REDO = ["nothing to redo"];

/** Selects the kind `by` positions further in the palette. Shows its name if the screen has no fixed room for it. */
export function stepSelectedKind(editor: Editor, by: number): void {
  stepPalette(editor.editing, by);
  soundCursor();
  showNotice(editor, hasRoomForKindName(editor) ? [] : selectedKindTexts(editor.editing));
}

/** Puts the selected kind at the cursor, or removes it if it is there. */
export function putOrRemove(editor: Editor): void {
  const isDone = startStroke(editor.editing);
  if (isDone) {
    soundConfirm();
    applyDraftChange(editor);
  } else soundRefuse();
  showNotice(editor, isDone ? [] : NOT_HERE);
}

/** Undoes the last change. Because the player may have meant to leave, the notice also says to hold Ⓑ. */
export function undo(editor: Editor): void {
  const isUndone = undoEdit(editor.editing);
  if (isUndone) {
    soundBack();
    applyDraftChange(editor);
  } else soundRefuse();
  showNotice(editor, isUndone ? undoneTexts(editor) : DONE);
}

/** Returns the notice after an undo. If neither long text fits, the hints for leaving and for redo alternate. */
function undoneTexts({ editing }: Editor): readonly string[] {
  return [...UNDONE, ...(editing.redoMaps.length % 2 === 1 ? DONE : REDO)];
}

/** Redoes the last undone change. */
export function redo(editor: Editor): void {
  const isRedone = redoEdit(editor.editing);
  if (isRedone) {
    soundConfirm();
    applyDraftChange(editor);
  } else soundRefuse();
  showNotice(editor, isRedone ? [] : NOTHING_TO_REDO);
}
