import type { TouchPoint } from "../../device/touch";
import { cellAt, NOWHERE } from "../../kernel/board";
import { soundCursor } from "../sounds";
import { placeCursor } from "./editing";
import { applyDraftChange, showNotice, type Editor } from "./editor";
import { putOrRemove, stepSelectedKind } from "./editor-actions";
import { stripLayoutOf } from "./editor-view";
import { neighbourTouchedAt } from "./palette-view";

/** Where the screen was touched something is put or taken away; a touch that goes on draws a line, as Ⓐ held does. */
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
  soundCursor();
  showNotice(editor, []);
  // However many cells of a line were drawn in this frame, it is painted and judged once.
  if (editing.draft !== draft) applyDraftChange(editor);
}

/** A touch begins: on a cell, on a neighbour of what is in hand, or on nothing. */
function startTouch(editor: Editor, { x, y }: TouchPoint, cell: number): void {
  const { editing } = editor;
  editing.stroke = "none";
  if (cell !== NOWHERE) {
    placeCursor(editing, cell);
    putOrRemove(editor);
    return;
  }
  const by = neighbourTouchedAt(stripLayoutOf(editor), x, y);
  if (by !== 0) stepSelectedKind(editor, by);
}

/** The cell at that point of the screen, or `NOWHERE`. All boxes of a column begin at one x, all of a row at one y. */
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
