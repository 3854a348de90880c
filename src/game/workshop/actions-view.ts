import { textWidth, drawText } from "../../device/text";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawThumbnail } from "../screens/thumbnail";
import type { List } from "../widgets/list";
import { fillPill } from "../widgets/pill";
import { drawSideScene, SceneFrame } from "../widgets/side-scene";
import { wrapEvenly } from "../widgets/wrap";

/** What can be done, with a level or a board. */
export interface Actions {
  readonly puzzle: AnyPuzzle;
  readonly heading: string;
  readonly labels: readonly string[];
  /** A word on the one that is chosen. */
  readonly help: string;
  /** Of the level that they are for; undefined where it is known well enough. */
  readonly map: string | undefined;
}

const HEADING = { x: 132, y: 4 };
const ROWS = { x: 144, top: 48, height: 27 };
const PILL = { left: 132, height: 24, padding: 12 };
const PICTURE = { x: 246, y: 50, width: 144, height: 132 };
/** Its last line; where there are two the first one is above that. */
const HELP = { x: 132, y: 214, height: 20, width: 262 };

/** Draws what can be done beside the puzzle's place; the row in hand is a white pill as long as its words. */
export function drawActions({ puzzle, heading, labels, help, map }: Actions, list: List): void {
  drawSideScene(puzzle.id, SceneFrame.Lit);
  drawText("large", heading, HEADING.x, HEADING.y, "left", "white");
  const width = ROWS.x - PILL.left + textWidth("text", labels[list.chosen]) + PILL.padding;
  fillPill("white", PILL.left, ROWS.top + Math.floor(list.shownChosen * ROWS.height), width, PILL.height);
  labels.forEach((label, index) => {
    const ink = index === list.chosen ? "black" : "white";
    drawText("text", label, ROWS.x, ROWS.top + 1 + index * ROWS.height, "left", ink);
  });
  const lines = wrapEvenly(help, HELP.width);
  lines.forEach((line, index) => {
    drawText("text", line, HELP.x, HELP.y - (lines.length - 1 - index) * HELP.height, "left", "white");
  });
  if (map !== undefined) drawThumbnail(puzzle, map.split("\n"), PICTURE);
}
