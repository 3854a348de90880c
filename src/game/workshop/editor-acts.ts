import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { beginStroke, redoEdit, turnPalette, undoEdit } from "./editing";
import { changed, say, type Editor } from "./editor";
import { handIsNamed, handTexts } from "./editor-view";

const NOT_HERE = ["not there"];
export const DONE = ["hold Ⓑ: done"];
const UNDONE = ["undone  Ⓑ▲: redo  hold Ⓑ: done", "Ⓑ▲: redo  hold Ⓑ: done"];
const REDO = ["Ⓑ▲: redo"];
const NOTHING_TO_REDO = ["nothing to redo"];

/** Takes another thing in hand, so many places on in the palette. */
export function turn(editor: Editor, by: number): void {
  turnPalette(editor.editing, by);
  soundCursor();
  say(editor, handIsNamed(editor) ? [] : handTexts(editor.editing));
}

/** Puts what is in hand at the cursor, or takes the same away. */
export function putOrTake(editor: Editor): void {
  const isDone = beginStroke(editor.editing);
  if (isDone) {
    soundConfirm();
    changed(editor);
  } else soundRefuse();
  say(editor, isDone ? [] : NOT_HERE);
}

/** Undoes the last change. The first tap of Ⓑ already says how to leave, because it may have been meant for that. */
export function undo(editor: Editor): void {
  const isUndone = undoEdit(editor.editing);
  if (isUndone) {
    soundBack();
    changed(editor);
  } else soundRefuse();
  say(editor, isUndone ? undoneTexts(editor) : DONE);
}

/** Where there is no room for both words, they take turns. */
function undoneTexts({ editing }: Editor): readonly string[] {
  return [...UNDONE, ...(editing.future.length % 2 === 1 ? DONE : REDO)];
}

/** Redoes the change that was undone last. */
export function redo(editor: Editor): void {
  const isRedone = redoEdit(editor.editing);
  if (isRedone) {
    soundConfirm();
    changed(editor);
  } else soundRefuse();
  say(editor, isRedone ? [] : NOTHING_TO_REDO);
}
