/** Draws the screen on which the player enters a level code letter by letter, with the crank or the D-pad (✛). */
import { drawFrame, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, type Ink } from "../../device/screen";
import { drawText } from "../../device/text";
import type { Tap } from "../../device/touch";
import { firstInSight } from "../widgets/first-in-sight";
import { fillPill } from "../widgets/pill";
import { formatCodeFault } from "./code-fault";
import { LEVEL_GROUP_LENGTH } from "./level-code";
import { levelGroupAtCursor, groupCount, groupText, isAtEnd, levelLetterAt, type LevelDial } from "./level-dial";
import { DARK_PANE, drawDrum, drawPane } from "./letter-panes";
import { TEXTS } from "../texts/index";

const MARGIN = 8;
const HEADING_TOP = 3;
const BUTTONS_TOP = 217;

/**
 * The row of small groups of five letters below the large letters, in pixels. `inSight` is the number of visible
 * groups.
 */
const GROUPS = { top: 189, apart: 76, first: 10, width: 70, height: 20, inSight: 5 };

/**
 * Draws the five letters around the cursor of the level code. The letter at the cursor is on a drum (a drawn cylinder
 * with letters), which is turned by `turnFraction` of a letter. Dots replace the label of Ⓐ while the code is being
 * parsed.
 */
export function drawLevelDial(dial: LevelDial, turnFraction: number, isReading: boolean): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(
    dial.fault === undefined ? TEXTS.codes.enterCode : formatCodeFault(dial.fault),
    MARGIN,
    HEADING_TOP,
    "left",
    "white",
  );
  if (dial.fault === undefined) drawText(TEXTS.turnHint, SCREEN_WIDTH - MARGIN, HEADING_TOP, "right", "white");
  const first = levelGroupAtCursor(dial) * LEVEL_GROUP_LENGTH;
  const cursor = dial.cursor - first;
  for (let index = 0; index < LEVEL_GROUP_LENGTH; index++) {
    if (index !== cursor) drawPane(index, LEVEL_GROUP_LENGTH, levelLetterAt(dial, first + index), DARK_PANE);
  }
  drawDrum(cursor, LEVEL_GROUP_LENGTH, (by) => levelLetterAt(dial, dial.cursor, by), turnFraction);
  drawGroups(dial);
  drawText(`Ⓑ ${TEXTS.buttons.back}`, MARGIN, BUTTONS_TOP, "left", "white");
  const a = isReading ? "…" : `Ⓐ ${isAtEnd(dial) ? TEXTS.buttons.play : TEXTS.buttons.next}`;
  drawText(a, SCREEN_WIDTH - MARGIN, BUTTONS_TOP, "right", "white");
}

/**
 * Returns the index of the first letter of the group (five letters of a level code) at a point; undefined if no group
 * is there.
 */
export function groupLetterAtPoint(dial: LevelDial, { x, y }: Tap): number | undefined {
  if (y < GROUPS.top || y >= GROUPS.top + GROUPS.height) return undefined;
  const group = firstGroupInSight(dial) + Math.floor((x - GROUPS.first) / GROUPS.apart);
  return group >= 0 && group < groupCount(dial) ? group * LEVEL_GROUP_LENGTH : undefined;
}

function firstGroupInSight(dial: LevelDial): number {
  return firstInSight(groupCount(dial), GROUPS.inSight, levelGroupAtCursor(dial));
}

function drawGroups(dial: LevelDial): void {
  const chosen = levelGroupAtCursor(dial);
  const first = firstGroupInSight(dial);
  const end = Math.min(groupCount(dial), first + GROUPS.inSight);
  for (let group = first; group < end; group++) {
    const left = GROUPS.first + (group - first) * GROUPS.apart;
    if (group === chosen) fillPill("white", left, GROUPS.top, GROUPS.width, GROUPS.height);
    const ink: Ink = group === chosen ? "black" : "white";
    drawText(groupText(dial, group), left + GROUPS.width / 2, GROUPS.top, "centre", ink);
    if (group === dial.wrongGroup) drawWrong(left);
  }
}

function drawWrong(left: number): void {
  const frame = { x: left - 3, y: GROUPS.top - 3, width: GROUPS.width + 6, height: GROUPS.height + 6 };
  drawFrame("white", frame, 2);
}
