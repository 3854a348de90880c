/**
 * Draws a list of levels beside a small picture of the selected level. Such lists are on the screen for a friend's
 * pack, and on the screen where the player makes a pack.
 */
import { drawFrame, fillArrowhead, fillBox, type Ink } from "../../../device/screen";
import { drawLargeText, drawText, textWidth, TextStep } from "../../../device/text";
import { DOWN, UP } from "../../../kernel/direction";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import { PUZZLES } from "../../../puzzles/index";
import { loadShownPuzzle } from "../../codes/load-shown-puzzle";
import { drawThumbnail } from "../../screens/thumbnail";
import type { List } from "../../widgets/list";
import { fillPill } from "../../widgets/pill";
import { drawSideScene, SceneFrame } from "../../widgets/side-scene";
import { wrapEvenly } from "../../widgets/wrap";
import { findLargeSprites } from "../large-sprites";
import { cropToInside } from "../shown-part";

/**
 * A row of a list of levels. A row that the player can take into a pack has a small box, which is filled if the row is
 * taken.
 */
export interface PackRow {
  readonly label: string;
  readonly box: "none" | "empty" | "filled";
}

interface PackPage {
  readonly heading: string;
  readonly rows: readonly PackRow[];
  /** A short note below the scenery, such as the number of levels. */
  readonly note: string;
  /** The explanation of the selected row, or a message, as it is drawn on the page. */
  readonly help: string;
  /**
   * The index, in the list of all puzzles, of the puzzle that the title screen shows. The code of this puzzle stays
   * loaded, because the game plays the puzzle's sounds.
   */
  readonly titleIndex: number;
  /** The index of the puzzle whose scenery is drawn at the left. */
  readonly puzzleIndex: number;
  /** The map of the selected level; undefined if no level is selected. */
  readonly map: string | undefined;
}

export const ROWS_IN_SIGHT = 6;

const HEADING = { x: 132, y: 2, smallTop: 10, width: 264 };
const ROWS = { x: 144, top: 44, height: 24 };
const PILL = { left: 132, height: 22, padding: 12 };
const BOX = { side: 11, gap: 8, top: 6, inset: 3 };
/**
 * The box of the selected level's picture, in pixels. It lies below the first two visible rows of the list. On the
 * screen where the player makes a pack, the texts in these rows may be long.
 */
const PICTURE = { x: 290, y: 92, width: 102, height: 104 };
/** The space between the level's small picture and the frame around it, in pixels. */
const MARGIN = 5;
const ARROWS = { x: 138, up: 40, down: 190, size: 4 };
/**
 * The note below the scenery of a page with a list of levels: the x coordinate of its middle and its top, in pixels.
 */
const NOTE = { x: 58, y: 196 };
const HELP = { x: 132, y: 214, height: TextStep.NarrowLine, width: 262 };

export function drawPackPage(page: PackPage, list: List): void {
  const { heading, rows, note, help, titleIndex, puzzleIndex, map } = page;
  drawSideScene(PUZZLES[puzzleIndex].id, SceneFrame.Lit);
  drawHeading(heading);
  drawText(note, NOTE.x, NOTE.y, "centre", "white");
  const first = Math.floor(list.shownFirst);
  const chosenRow = rows[list.chosen];
  const width = labelLeft(chosenRow) + textWidth("text", chosenRow.label) + PILL.padding - PILL.left;
  const pillTop = ROWS.top + Math.floor((list.shownChosen - list.shownFirst) * ROWS.height);
  fillPill("white", PILL.left, pillTop, width, PILL.height);
  rows.slice(first, first + ROWS_IN_SIGHT).forEach((row, index) => {
    const ink: Ink = first + index === list.chosen ? "black" : "white";
    const top = ROWS.top + Math.floor((first + index - list.shownFirst) * ROWS.height);
    if (top >= ROWS.top - 1) drawRow(row, top, ink);
  });
  if (list.first > 0) fillArrowhead("white", UP, ARROWS.x, ARROWS.up, ARROWS.size);
  if (list.first + list.rowsInSight < list.count) fillArrowhead("white", DOWN, ARROWS.x, ARROWS.down, ARROWS.size);
  const lines = wrapEvenly(help, HELP.width);
  lines.forEach((line, index) => {
    drawText(line, HELP.x, HELP.y - (lines.length - 1 - index) * HELP.height, "left", "white");
  });
  if (map !== undefined) drawLevel(loadShownPuzzle(puzzleIndex, titleIndex), map.split("\n"));
}

function drawLevel(puzzle: AnyPuzzle, rows: readonly string[]): void {
  const { x, y, width, height } = PICTURE;
  const inner = { x: x + MARGIN, y: y + MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  drawFrame("white", PICTURE, 1);
  const shown = cropToInside(rows, puzzle.legend.characters.charAt(puzzle.legend.emptyKind));
  fillBox("white", PICTURE.x + 1, PICTURE.y + 1, width - 2, height - 2);
  drawThumbnail(puzzle, shown, inner, findLargeSprites(puzzle, shown, inner), "white");
}

/** Returns the index of the list's row at the height `y` of the screen, in pixels; undefined if there is no row. */
export function packRowAt({ first, count }: List, y: number): number | undefined {
  const inSight = Math.floor((y - ROWS.top) / ROWS.height);
  return inSight >= 0 && inSight < ROWS_IN_SIGHT && first + inSight < count ? first + inSight : undefined;
}

function drawHeading(heading: string): void {
  if (textWidth("large", heading) > HEADING.width) drawText(heading, HEADING.x, HEADING.smallTop, "left", "white");
  else drawLargeText(heading, HEADING.x, HEADING.y, "left", "white");
}

function drawRow(row: PackRow, top: number, ink: Ink): void {
  const { side, inset } = BOX;
  if (row.box !== "none") drawFrame(ink, { x: ROWS.x, y: top + BOX.top, width: side, height: side }, 1);
  if (row.box === "filled") fillBox(ink, ROWS.x + inset, top + BOX.top + inset, side - 2 * inset, side - 2 * inset);
  drawText(row.label, labelLeft(row), top, "left", ink);
}

function labelLeft({ box }: PackRow): number {
  return box === "none" ? ROWS.x : ROWS.x + BOX.side + BOX.gap;
}
