import { soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { beginStroke, turnPalette } from "./editing";
import { changed, say, type Editor } from "./editor";
import { handIsNamed, handText } from "./editor-view";

const NOT_HERE = ["not there"];

/** Takes another thing in hand, so many places on in the palette. */
export function turn(editor: Editor, by: number): void {
  turnPalette(editor.editing, by);
  soundCursor();
  say(editor, handIsNamed(editor) ? [] : [handText(editor.editing)]);
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
