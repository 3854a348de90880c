/**
 * Draws a menu of actions beside a picture of the puzzle, such as the menus of the workshop (where players make
 * levels).
 */
import type { Ink } from "../../device/screen";
import { textWidth, drawLargeText, drawText, TextStep } from "../../device/text";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawThumbnail } from "../screens/thumbnail";
import type { List } from "../widgets/list";
import type { ListEntry } from "../widgets/list-entry";
import { fillPill } from "../widgets/pill";
import { drawSideScene, SceneFrame } from "../widgets/side-scene";
import { wrapEvenly } from "../widgets/wrap";

export interface Actions {
  readonly puzzle: AnyPuzzle;
  readonly heading: string;
  readonly entries: readonly ListEntry<unknown>[];
  /** The message that is drawn instead of the selected entry's explanation; empty if there is none. */
  readonly notice: string;
  /** The level as text, which is drawn as a small picture beside the menu, or undefined if the menu shows no level. */
  readonly map: string | undefined;
}

const HEADING = { x: 132, y: 4 };
/**
 * The rows of a menu of actions, in pixels: the left edge of their texts, the top of the first row, and the height of a
 * row.
 */
const ROWS = { x: 144, top: 48, height: 27 };
/** The position of the rows in a menu of actions, in pixels: the top of the first row, and the height of each. */
export const ACTION_ROW_PLACE = { top: ROWS.top, height: ROWS.height };
const PILL = { left: 132, height: 24, padding: 12 };
const PICTURE = { x: 246, y: 50, width: 144, height: 132 };
/**
 * The explanation of the selected action, in pixels: the position and height of its last line, and the width of its
 * lines.
 */
const HELP = { x: 132, y: 214, height: TextStep.NarrowLine, width: 262 };

/** Draws a menu of actions beside a picture of the puzzle. The selected row has a white rounded background. */
export function drawActions({ puzzle, heading, entries, notice, map }: Actions, list: List): void {
  const chosenEntry = entries[list.chosen];
  drawSideScene(puzzle.id, SceneFrame.Lit);
  drawLargeText(heading, HEADING.x, HEADING.y, "left", "white");
  const width = ROWS.x - PILL.left + textWidth("text", chosenEntry.label) + PILL.padding;
  fillPill("white", PILL.left, ROWS.top + Math.floor(list.shownChosen * ROWS.height), width, PILL.height);
  entries.forEach(({ label }, index) => {
    const ink: Ink = index === list.chosen ? "black" : "white";
    drawText(label, ROWS.x, ROWS.top + 1 + index * ROWS.height, "left", ink);
  });
  const lines = wrapEvenly(notice === "" ? chosenEntry.help : notice, HELP.width);
  lines.forEach((line, index) => {
    drawText(line, HELP.x, HELP.y - (lines.length - 1 - index) * HELP.height, "left", "white");
  });
  if (map !== undefined) drawThumbnail(puzzle, map.split("\n"), PICTURE);
}
