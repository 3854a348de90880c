/** Draws the settings screen: groups of settings beside a picture of the puzzle, and an explanation below. */
import { darken, fillBox, fillArrowhead, SCREEN_WIDTH, type Ink } from "../../device/screen";
import { textWidth, drawText, TextStep } from "../../device/text";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { List, Row } from "../widgets/list";
import { fillPill } from "../widgets/pill";
import { drawSideScene, SceneFrame } from "../widgets/side-scene";
import { wrapEvenly } from "../widgets/wrap";

/** A row of the settings screen. The row's `note` is the present value of the setting. */
export interface SettingRow extends Row {
  /** Whether the row opens another screen. Otherwise, ✛ left and right change the setting. */
  readonly opensScreen: boolean;
}

interface RowGroup {
  readonly name: string;
  readonly rows: readonly SettingRow[];
}

const NAMES_RIGHT = 186;
const PILL = { left: 196, right: 394, height: 21 };
const LABELS_LEFT = 206;
const NOTES_RIGHT = 378;
const TEXT_RISE = 0;
/**
 * The area of the settings' rows, in pixels, above the explanation of the selected setting. If the rows do not fill it,
 * they begin up to `mostAir` pixels lower.
 */
const ROWS = { top: 8, height: 21, gap: 9, bottom: 193, mostAir: 5 };
const POINTER = { size: 5, gap: 5 };
/**
 * The arrowheads above and below the list of settings, which show that it continues: the x coordinate of their middle,
 * and their size, in pixels.
 */
const SCROLL_ARROWS = { x: 191, size: 5 };
const EXPLANATION = { x: 128, y: 197, height: TextStep.NarrowLine, width: 264 };
const SEPARATOR = { left: 117, y: 194, height: 1 };
const DOTS = { left: 126, right: 396 };

export const SETTINGS_IN_SIGHT = 7;

/**
 * Draws a picture of the puzzle with its lamp, and beside it the groups of settings. The selected setting has a white
 * rounded background.
 */
export function drawSettings(puzzleId: string, groups: readonly RowGroup[], list: List, help: string): void {
  drawSideScene(puzzleId, SceneFrame.LampAlone);
  const scrolledPx = shownTop(groups, list.shownFirst) - ROWS.top - airAbove(groups, list);
  const pillTop = shownTop(groups, list.shownChosen) - scrolledPx;
  fillPill("white", PILL.left, pillTop, PILL.right - PILL.left, PILL.height);
  let row = 0;
  groups.forEach(({ name, rows }, group) => {
    rows.forEach((each, index) => {
      const top = topOf(groups, row) - scrolledPx;
      if (isInSight(top)) {
        if (index === 0 || row === list.first) drawText(name, NAMES_RIGHT, top - TEXT_RISE, "right", "white");
        if (index === 0 && group > 0 && top > ROWS.top) drawDots(top - Math.ceil(ROWS.gap / 2));
        drawRow(each, top, row === list.chosen);
      }
      row++;
    });
  });
  if (list.first > 0)
    fillArrowhead("white", UP, SCROLL_ARROWS.x, ROWS.top - SCROLL_ARROWS.size - 1, SCROLL_ARROWS.size);
  if (list.first + list.rowsInSight < list.count)
    fillArrowhead("white", DOWN, SCROLL_ARROWS.x, ROWS.bottom, SCROLL_ARROWS.size);
  fillBox("white", SEPARATOR.left, SEPARATOR.y, SCREEN_WIDTH - SEPARATOR.left, SEPARATOR.height);
  drawHelp(help);
}

function drawHelp(help: string): void {
  wrapEvenly(help, EXPLANATION.width).forEach((line, index) => {
    drawText(line, EXPLANATION.x, EXPLANATION.y + index * EXPLANATION.height, "left", "white");
  });
}

/** Returns the index of the visible row at the y coordinate `y` of the screen, or undefined if there is none. */
export function settingRowAt(
  groups: readonly { readonly rows: readonly unknown[] }[],
  list: List,
  y: number,
): number | undefined {
  const scrolledPx = topOf(groups, list.first) - ROWS.top - airAbove(groups, list);
  for (let row = list.first; row < Math.min(list.count, list.first + list.rowsInSight); row++) {
    const top = topOf(groups, row) - scrolledPx;
    if (y >= top && y < top + ROWS.height && isInSight(top)) return row;
  }
  return undefined;
}

/**
 * The greatest distance, in pixels, from the lower end of the list of settings at which a tap counts as a tap on the
 * lower arrow.
 */
const ARROW_REACH = 10;

/**
 * Returns the index of the row to select after a tap at the y coordinate `y` beside the visible rows. For a tap above
 * the rows, this is the first row. For a tap on the arrow below the list, this is the last row. For any other tap, this
 * is the chosen row.
 */
export function settingRowBeyond({ chosen, count }: List, y: number): number {
  if (y < ROWS.top) return 0;
  return Math.abs(y - ROWS.bottom) <= ARROW_REACH ? count - 1 : chosen;
}

function isInSight(top: number): boolean {
  return top >= ROWS.top && top + ROWS.height <= ROWS.bottom;
}

function drawRow({ label, note, opensScreen }: SettingRow, top: number, isChosen: boolean): void {
  const ink: Ink = isChosen ? "black" : "white";
  drawText(label, LABELS_LEFT, top - TEXT_RISE, "left", ink);
  drawText(note, NOTES_RIGHT, top - TEXT_RISE, "right", ink);
  if (!isChosen && !opensScreen) return;
  const y = top + Math.floor(PILL.height / 2);
  fillArrowhead(ink, RIGHT, NOTES_RIGHT + POINTER.gap + POINTER.size, y, POINTER.size);
  if (opensScreen) return;
  fillArrowhead(ink, LEFT, NOTES_RIGHT - textWidth("text", note) - POINTER.gap - POINTER.size, y, POINTER.size);
}

/**
 * Draws a dotted line, in which every fourth pixel is white. The line is at `y` or, if `y` is odd, at `y` − 1. The
 * function darkens a white line, because drawing each dot would take 30 ms on a console.
 */
function drawDots(y: number): void {
  const evenY = y - (y % 2);
  const width = DOTS.right - DOTS.left;
  fillBox("white", DOTS.left, evenY, width, 1);
  darken("dark", DOTS.left, evenY, width, 1);
}

/**
 * Returns the top edge, in pixels, of the row `shown` of the settings. While the list scrolls, `shown` is a fraction
 * between the numbers of two rows.
 */
function shownTop(groups: readonly RowGroup[], shown: number): number {
  const row = Math.floor(shown);
  const top = topOf(groups, row);
  return Math.floor(top + (topOf(groups, row + 1) - top) * (shown - row));
}

function airAbove(groups: readonly { readonly rows: readonly unknown[] }[], { count, rowsInSight }: List): number {
  if (count > rowsInSight) return 0;
  const bottom = topOf(groups, count - 1) + ROWS.height;
  return Math.max(0, Math.min(ROWS.mostAir, Math.floor((ROWS.bottom - bottom) / 2)));
}

/** Returns the top edge of a setting's row, in pixels. `row` is the row's index through all groups. */
function topOf(groups: readonly { readonly rows: readonly unknown[] }[], row: number): number {
  let top = ROWS.top + row * ROWS.height;
  let end = 0;
  for (const { rows } of groups) {
    end += rows.length;
    if (row >= end) top += ROWS.gap;
  }
  return top;
}
