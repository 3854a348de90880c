import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { startStroke, redoEdit, stepPalette, undoEdit } from "./editing";
import { applyDraftChange, showNotice, type Editor } from "./editor";
import { hasRoomForKindName, selectedKindTexts } from "./editor-view";

const NOT_HERE = ["not there"];
export const DONE = ["hold Ⓑ: done"];
const UNDONE = ["undone  Ⓑ▲: redo  hold Ⓑ: done", "Ⓑ▲: redo  hold Ⓑ: done"];
const REDO = ["Ⓑ▲: redo"];
const NOTHING_TO_REDO = ["nothing to redo"];

/** Takes another thing in hand, so many places on in the palette. */
export function stepSelectedKind(editor: Editor, by: number): void {
  stepPalette(editor.editing, by);
  soundCursor();
  showNotice(editor, hasRoomForKindName(editor) ? [] : selectedKindTexts(editor.editing));
}

/** Puts what is in hand at the cursor, or takes the same away. */
export function putOrRemove(editor: Editor): void {
  const isDone = startStroke(editor.editing);
  if (isDone) {
    soundConfirm();
    applyDraftChange(editor);
  } else soundRefuse();
  showNotice(editor, isDone ? [] : NOT_HERE);
}

/** Undoes the last change. The first tap of Ⓑ already says how to leave, because it may have been meant for that. */
export function undo(editor: Editor): void {
  const isUndone = undoEdit(editor.editing);
  if (isUndone) {
    soundBack();
    applyDraftChange(editor);
  } else soundRefuse();
  showNotice(editor, isUndone ? undoneTexts(editor) : DONE);
}

/** Where there is no room for both words, they take turns. */
function undoneTexts({ editing }: Editor): readonly string[] {
  return [...UNDONE, ...(editing.redoMaps.length % 2 === 1 ? DONE : REDO)];
}

/** Redoes the change that was undone last. */
export function redo(editor: Editor): void {
  const isRedone = redoEdit(editor.editing);
  if (isRedone) {
    soundConfirm();
    applyDraftChange(editor);
  } else soundRefuse();
  showNotice(editor, isRedone ? [] : NOTHING_TO_REDO);
}
