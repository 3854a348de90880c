/**
 * A page of rows that open something, beside a picture of the puzzle: the second page of the settings, and the list of
 * endings. settings-view.ts draws it.
 */
import { RIGHT } from "../../kernel/direction";
import { requestRedraw } from "../redraw";
import type { Screen } from "../screen";
import { playBackSound, playConfirmSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList } from "../widgets/list";
import { drawSettings, SETTINGS_IN_SIGHT, type SettingRow } from "./settings-view";

/**
 * A row of a page of the settings. The row opens another page or screen.
 * @noSelf
 */
export interface PageRow extends SettingRow {
  /** An explanation of what the row opens. */
  readonly help: string;
  /** Opens what the row offers. `row` is the index of the row, to which the player returns. */
  readonly open: (row: number) => void;
}

/** A group of rows on a page of the settings, with the group's name above them. */
interface PageGroup {
  readonly name: string;
  readonly rows: readonly PageRow[];
}

/**
 * A page of rows. At least one group must have rows; groups without rows are not shown.
 * @noSelf
 */
export interface ListPage {
  /** The name of the page in messages for developers. */
  readonly screenName: string;
  readonly groups: readonly PageGroup[];
  readonly back: () => void;
}

/** Creates a page of rows beside a picture of the puzzle, with the cursor on row `chosen`. */
export function createListPage(puzzleId: string, page: ListPage, chosen: number): Screen {
  const groups = page.groups.filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const list = createList(rows.length, SETTINGS_IN_SIGHT, Math.min(chosen, rows.length - 1));
  return {
    name: page.screenName,
    update: (input, elapsedMs) => {
      if (input.isBPressed) {
        playBackSound();
        page.back();
      } else if (input.isAPressed || input.pressedDirection === RIGHT) {
        playConfirmSound();
        rows[list.chosen].open(list.chosen);
      } else {
        steerListWithSound(list, input);
        if (glideList(list, elapsedMs)) requestRedraw();
      }
    },
    draw: () => {
      drawSettings(puzzleId, groups, list, rows[list.chosen].help);
    },
    leave: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}
