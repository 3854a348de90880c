import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { soundConfirm, soundCursor, soundRefuse } from "../../sounds";
import { changed, type Editor, type Part } from "../editor";
import { drawBoard } from "../editor-view";
import { growBoard } from "../editing";

/** ✛ changes the size of the board: to the right and down there is more of it. */
export function createSizingPart(editor: Editor): Part {
  editor.isDirty = true;
  return {
    frame: ({ editing, room }, { pressed, aPressed, bPressed }) => {
      if (aPressed || bPressed) {
        soundConfirm();
        return false;
      }
      if (pressed === undefined) return true;
      if (growBoard(editing, STEP_X[pressed], STEP_Y[pressed], room)) {
        soundCursor();
        changed(editor);
        editor.isDirty = true;
      } else soundRefuse();
      return true;
    },
    draw: ({ editing }) => {
      const { width, height } = editing.draft.board;
      drawBoard(editor, [], `${width} by ${height}`, ["✛ larger, smaller  Ⓐ done", "✛ size  Ⓐ done", "✛ size"]);
    },
  };
}
