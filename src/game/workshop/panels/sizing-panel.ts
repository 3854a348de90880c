/** The panel of the level editor in which the player changes the size of the board. */
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { playConfirmSound, playCursorSound, playRefusalSound } from "../../sounds";
import { applyDraftChange, type Editor, type EditorPanel } from "../editor";
import { drawBoard } from "../editor-view";
import { growBoard } from "../editing";
import { TEXTS } from "../texts/index";

/**
 * Creates the panel that changes the board's size. Right and down of the D-pad (✛) add a column or row; left and up
 * remove a column or row.
 */
export function createSizingPanel(editor: Editor): EditorPanel {
  return {
    update: ({ editing, boardLimits }, { pressedDirection, isAPressed, isBPressed }) => {
      if (isAPressed || isBPressed) {
        playConfirmSound();
        return false;
      }
      if (pressedDirection === undefined) return true;
      if (growBoard(editing, STEP_X[pressedDirection], STEP_Y[pressedDirection], boardLimits)) {
        playCursorSound();
        applyDraftChange(editor);
        editor.changeCount++;
      } else playRefusalSound();
      return true;
    },
    draw: ({ editing }) => {
      const { width, height } = editing.draft.board;
      drawBoard(editor, [], TEXTS.board.sizeOf(width, height), TEXTS.board.sizing);
    },
  };
}
