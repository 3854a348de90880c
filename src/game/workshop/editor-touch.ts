/**
 * Handles touches of the board and the palette in the level editor. Only the web version of the game reports touches.
 */
import type { TouchPoint } from "../../device/touch";
import { cellAt, NOWHERE } from "../../kernel/board";
import { playCursorSound } from "../sounds";
import { placeCursor } from "./editing";
import { applyDraftChange, showNotice, type Editor } from "./editor";
import { putOrRemove, selectEntry, stepOpenDrawer } from "./editor-actions";
import { layOutPalette, touchedPartAt } from "./palette-layout";

/**
 * Handles the touched points of a frame. A new touch puts the selected thing on a cell or removes it. A moving touch
 * changes the cells that it passes, as the cursor does while Ⓐ is held.
 */
export function handleTouches(editor: Editor, touches: readonly TouchPoint[]): void {
  const { editing } = editor;
  const { draft } = editing;
  let hasMoved = false;
  for (const touch of touches) {
    const cell = findTouchedCell(editor, touch);
    if (touch.isFirst) startTouch(editor, touch, cell);
    else if (cell !== NOWHERE && cell !== editing.cursor) {
      placeCursor(editing, cell);
      hasMoved = true;
    }
  }
  if (!hasMoved) return;
  playCursorSound();
  showNotice(editor, []);
  // If the board has changed, handles the change once, after all touched points of the frame. So the changed board is
  // painted and analysed only once.
  if (editing.draft !== draft) applyDraftChange(editor);
}

function startTouch(editor: Editor, { x, y }: TouchPoint, cell: number): void {
  const { editing } = editor;
  editing.stroke = "none";
  if (cell !== NOWHERE) {
    placeCursor(editing, cell);
    putOrRemove(editor);
    return;
  }
  const part = touchedPartAt(layOutPalette(editor.puzzle, editing), x, y);
  if (part === undefined) return;
  if (part.kind === "entry") selectEntry(editor, part.index);
  else if (part.index !== editing.openDrawer) stepOpenDrawer(editor, part.index - editing.openDrawer);
}

/**
 * Returns the cell at a point of the screen, or `NOWHERE`. All cells of a column have the same x position on the
 * screen, so the search finds the column first, and then the row in this column.
 */
function findTouchedCell({ puzzle, editing }: Editor, { x, y }: TouchPoint): number {
  const { board } = editing.draft;
  const { boxOf } = puzzle.painter;
  for (let column = 0; column < board.width; column++) {
    const { x: left, width } = boxOf(board, cellAt(board, column, 0));
    if (x < left || x >= left + width) continue;
    for (let row = 0; row < board.height; row++) {
      const { y: top, height } = boxOf(board, cellAt(board, column, row));
      if (y >= top && y < top + height) return cellAt(board, column, row);
    }
  }
  return NOWHERE;
}
