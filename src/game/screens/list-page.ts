/**
 * A page of the settings whose rows open other screens. If the selected row belongs to a puzzle, a picture of this
 * puzzle stands beside the rows. settings-view.ts draws the rows.
 */
import { requestScreen, type Destination } from "../destination";
import type { Input } from "../../device/input";
import { fillBox } from "../../device/screen";
import { RIGHT } from "../../kernel/direction";
import { POSTCARD_HEIGHT, POSTCARD_WIDTH } from "../../puzzles/looks/postcard";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { playGoBackSound, playConfirmSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, type List } from "../widgets/list";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfRowTap } from "../taps/tap-menus";
import { drawSettings, settingRowAt, SETTINGS_IN_SIGHT, type SettingRow } from "./settings-view";

/** A row that opens another screen, on a page of the settings. @noSelf */
export interface PageRow extends SettingRow {
  readonly help: string;
  /**
   * The id of the puzzle whose picture postcard is drawn beside the rows while the cursor is on this row. Left out if no
   * postcard is drawn.
   */
  readonly puzzleId?: string;
  readonly opens: Destination;
}

interface PageGroup {
  readonly name: string;
  readonly rows: readonly PageRow[];
}

/**
 * The rows of a page of the settings, in groups. At least one group must have rows; groups without rows are not shown.
 * @noSelf
 */
export interface ListPage {
  readonly groups: readonly PageGroup[];
  readonly back: Destination;
}

/**
 * The picture postcard in the middle of the strip of scenery at the left: its corner and its white margin, in pixels.
 */
const POSTCARD = { x: 17, y: 100, margin: 4 };

function drawPostcard(puzzleId: string): void {
  const { x, y, margin } = POSTCARD;
  fillBox("black", x - margin - 2, y - margin - 2, POSTCARD_WIDTH + 2 * margin + 4, POSTCARD_HEIGHT + 2 * margin + 4);
  fillBox("white", x - margin, y - margin, POSTCARD_WIDTH + 2 * margin, POSTCARD_HEIGHT + 2 * margin);
  drawPuzzlePicture(puzzleId, "postcard", 1, x, y);
}

/**
 * The state of a page of the settings: its rows, and the cursor on them.
 * @noSelf
 */
export interface OpenListPage extends ListPage {
  readonly puzzleId: string;
  /** All rows of the page, from top to bottom. */
  readonly rows: readonly PageRow[];
  readonly list: List;
}

/** Returns the functions that every page of the settings with this `name` shares. Only developers see the name. */
export function createListPageKind(name: string): ScreenKind<OpenListPage> {
  return {
    name,
    update: updatePage,
    shown: ({ list }, shown) => {
      showList(shown, list);
    },
    draw: drawPage,
    buttonsOfTap: ({ groups, list }, { y }) => buttonsOfRowTap(list.chosen, settingRowAt(groups, list, y)),
    focus: ({ groups, rows, list }) => {
      const row = rows[list.chosen];
      const group = groups.find((one) => one.rows.includes(row));
      return [group?.name ?? "", row.label, row.note, row.help];
    },
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

/** Creates a page of the settings whose rows open other screens. The cursor is on the row with the index `chosen`. */
export function createListPage(
  kind: ScreenKind<OpenListPage>,
  puzzleId: string,
  page: ListPage,
  chosen: number,
): Screen {
  const groups = page.groups.filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const list = createList(rows.length, SETTINGS_IN_SIGHT, Math.min(chosen, rows.length - 1));
  return screenOf(kind, { puzzleId, groups, back: page.back, rows, list });
}

function updatePage({ rows, list, back }: OpenListPage, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen(back);
  } else if (input.isAPressed || input.pressedDirection === RIGHT) {
    playConfirmSound();
    requestScreen(rows[list.chosen].opens);
  } else {
    steerListWithSound(list, input);
    glideList(list, elapsedMs);
  }
}

function drawPage({ puzzleId, groups, rows, list }: OpenListPage): void {
  const chosenRow = rows[list.chosen];
  drawSettings(puzzleId, groups, list, chosenRow.help);
  if (chosenRow.puzzleId !== undefined) drawPostcard(chosenRow.puzzleId);
}
