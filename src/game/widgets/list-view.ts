import { clipped, fillPointer, type Box } from "../../device/screen";
import { drawImage } from "../../device/sprites";
import { textWidth, writeText } from "../../device/text";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { List } from "./list";
import { drawSheet } from "./page";

/** What a row says: its name at the left, and at the right a few words more, or none. */
export interface Row {
  readonly label: string;
  readonly note: string;
}

const CURSOR = "images/cursor";
const CURSOR_SIZE = 24;
const CURSOR_LEFT = 8;
const LABEL_LEFT = 42;
const NOTE_RIGHT = 24;
const TEXT_HEIGHT = 21;
const POINTER_SIZE = 6;
const POINTER_MARGIN = 2;
const TURNER_GAP = 6;
/** Above the first row in sight and below the last one. */
const PADDING = 9;

/** Draws a list on a slab, its ball before the chosen row; where rows are out of sight, a triangle points to them. */
export function drawList(list: List, rows: readonly Row[], place: Box): void {
  drawSheet(place);
  const rowHeight = rowHeightOf(list, place);
  const firstTop = place.y + PADDING;
  clipped(place.x, firstTop, place.width, rowHeight * list.rowsInSight, () => {
    rows.forEach((row, at) => {
      const top = firstTop + Math.floor((at - list.shownFirst) * rowHeight);
      const isInSight = top > firstTop - rowHeight && top < firstTop + rowHeight * list.rowsInSight;
      if (isInSight) drawRow(row, place, top + Math.floor((rowHeight - TEXT_HEIGHT) / 2));
    });
  });
  drawImage(CURSOR, place.x + CURSOR_LEFT, cursorTop(list, place) + Math.floor((rowHeight - CURSOR_SIZE) / 2));
  drawPointers(list, place);
}

/** The top of the row that the cursor shows on now, between two rows while it glides. */
function cursorTop(list: List, place: Box): number {
  return place.y + PADDING + Math.floor((list.shownChosen - list.shownFirst) * rowHeightOf(list, place));
}

function rowHeightOf({ rowsInSight }: List, { height }: Box): number {
  return Math.floor((height - 2 * PADDING) / rowsInSight);
}

function drawRow({ label, note }: Row, { x, width }: Box, top: number): void {
  writeText("text", label, x + LABEL_LEFT, top, "left", "black");
  if (note !== "") writeText("text", note, x + width - NOTE_RIGHT, top, "right", "black");
}

/** Triangles on both sides of the chosen row's note: it can be turned to the left and to the right. */
export function drawTurners(list: List, rows: readonly Row[], place: Box): void {
  const y = cursorTop(list, place) + Math.floor(rowHeightOf(list, place) / 2);
  const right = place.x + place.width - NOTE_RIGHT;
  const left = right - textWidth("text", rows[list.chosen].note);
  fillPointer("black", LEFT, left - TURNER_GAP - POINTER_SIZE, y, POINTER_SIZE);
  fillPointer("black", RIGHT, right + TURNER_GAP + POINTER_SIZE, y, POINTER_SIZE);
}

function drawPointers({ first, rowsInSight, count }: List, { x, y, width, height }: Box): void {
  const middle = x + Math.floor(width / 2);
  if (first > 0) fillPointer("black", UP, middle, y + POINTER_MARGIN, POINTER_SIZE);
  if (first + rowsInSight < count) fillPointer("black", DOWN, middle, y + height - POINTER_MARGIN, POINTER_SIZE);
}
