import { fillBox, fillPointer } from "../../device/screen";
import { textWidth, writeText } from "../../device/text";
import { LEFT, RIGHT } from "../../kernel/direction";
import type { List, Row } from "../widgets/list";
import { fillPill } from "../widgets/pill";
import { drawSidePlace, PlaceLook } from "../widgets/side-place";

/** Settings that belong together, and their name. */
export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

const NAMES_RIGHT = 186;
const PILL = { left: 196, right: 398, height: 22 };
const LABELS_LEFT = 206;
const NOTES_RIGHT = 382;
const ROWS = { top: 6, height: 23, gap: 8 };
const POINTER = { size: 4, gap: 4 };
const HELP = { x: 128, y: 217 };
const DOTS = { left: 126, right: 396, apart: 4 };

/** Draws the place whose lamp burns, and beside it the groups; the row in hand is a white pill. */
export function drawSettings(world: string, groups: readonly Group[], list: List, help: string): void {
  drawSidePlace(world, PlaceLook.LampAlone);
  fillPill("white", PILL.left, pillTop(groups, list.shownChosen), PILL.right - PILL.left, PILL.height);
  let row = 0;
  groups.forEach(({ name, rows }, group) => {
    const top = topOf(groups, row);
    writeText("text", name, NAMES_RIGHT, top, "right", "white");
    if (group > 0) drawDots(top - ROWS.gap / 2);
    for (const each of rows) {
      drawRow(each, topOf(groups, row), row === list.chosen);
      row++;
    }
  });
  writeText("text", help, HELP.x, HELP.y, "left", "white");
}

function drawRow({ label, note }: Row, top: number, isChosen: boolean): void {
  const ink = isChosen ? "black" : "white";
  writeText("text", label, LABELS_LEFT, top, "left", ink);
  writeText("text", note, NOTES_RIGHT, top, "right", ink);
  if (!isChosen) return;
  const y = top + PILL.height / 2;
  fillPointer("black", LEFT, NOTES_RIGHT - textWidth("text", note) - POINTER.gap - POINTER.size, y, POINTER.size);
  fillPointer("black", RIGHT, NOTES_RIGHT + POINTER.gap + POINTER.size, y, POINTER.size);
}

function drawDots(y: number): void {
  for (let x = DOTS.left; x < DOTS.right; x += DOTS.apart) fillBox("white", x, y, 1, 1);
}

/** Where the pill is shown: between two rows while it glides. */
function pillTop(groups: readonly Group[], shown: number): number {
  const row = Math.floor(shown);
  const top = topOf(groups, row);
  return Math.floor(top + (topOf(groups, row + 1) - top) * (shown - row));
}

/** The upper edge of row `row`, counted through all groups. */
function topOf(groups: readonly Group[], row: number): number {
  let top = ROWS.top + row * ROWS.height;
  let first = 0;
  for (const { rows } of groups) {
    if (first > 0 && row >= first) top += ROWS.gap;
    first += rows.length;
  }
  return top;
}
