/** The panel of the level editor in which the player changes the size of the board. */
import type { Input } from "../../../device/input";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { playConfirmSound, playCursorSound, playRefusalSound } from "../../sounds";
import { applyDraftChange, panelOf, type Editor, type EditorPanel, type PanelKind } from "../editor";
import { drawBoard } from "../editor-view";
import { resizeBoard } from "../editing";
import { TEXTS } from "../texts/index";

const SIZING_PANEL: PanelKind<object> = {
  update: (editor, _, input) => updateSize(editor, input),
  draw: drawSize,
  focus: ({ editing }) => {
    const { width, height } = editing.draft.board;
    return [TEXTS.board.sizeOf(width, height), TEXTS.board.sizing[0]];
  },
};

/**
 * Creates the panel that changes the board's size. Right and down of the D-pad (✛) add a column or row; left and up
 * remove a column or row.
 */
export function createSizingPanel(): EditorPanel {
  return panelOf(SIZING_PANEL, {});
}

function updateSize(editor: Editor, { pressedDirection, isAPressed, isBPressed }: Input): boolean {
  if (isAPressed || isBPressed) {
    playConfirmSound();
    return false;
  }
  if (pressedDirection === undefined) return true;
  if (resizeBoard(editor.editing, STEP_X[pressedDirection], STEP_Y[pressedDirection], editor.boardLimits)) {
    playCursorSound();
    applyDraftChange(editor);
    editor.changeCount++;
  } else playRefusalSound();
  return true;
}

function drawSize(editor: Editor): void {
  const { width, height } = editor.editing.draft.board;
  drawBoard(editor, [], TEXTS.board.sizeOf(width, height), TEXTS.board.sizing);
}
