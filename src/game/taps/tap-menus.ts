/**
 * Says which buttons a tap stands for on the screens with menus. A tap on a row stands for the presses that select the
 * row, and then Ⓐ.
 */
import { BUTTON_A, type Button } from "../../device/input";
import type { Tap } from "../../device/touch";
import { HOUSE_WIDTH } from "../../puzzles/looks/house";
import { PUZZLES } from "../../puzzles/index";
import { HOUSES } from "../screens/quay-view";
import { ROWS as TITLE_ROWS } from "../screens/title-view";
import { RAISED_TOP, ROWS as CHOICE_ROWS } from "../widgets/choice-row";
import { firstInSight } from "../widgets/first-in-sight";
import type { List } from "../widgets/list";
import {
  isOnBack,
  isOnRightFoot,
  PRESS_A,
  PRESS_B,
  PRESS_NOTHING,
  pressesToColumn,
  pressesToPlace,
  pressesToRow,
  pressesUpOrDown,
} from "./presses";

/**
 * Below a question, the text of Ⓑ is left of this x coordinate (in pixels), and the text of Ⓐ right of it. A tap on a
 * text is a press of its button.
 */
const QUESTION_MIDDLE = 262;
const QUESTION_FOOT_TOP = 200;

type Buttons = readonly Button[];

/** The position of a menu's rows: the top of the first row and the height of each row, in pixels. */
interface RowPlace {
  readonly top: number;
  readonly height: number;
}

/**
 * Returns the buttons for which a tap on a menu stands. All rows of the menu have the same height. A tap beside the
 * rows does nothing.
 */
export function buttonsOfMenuTap({ chosen, count }: List, tap: Tap, { top, height }: RowPlace): Buttons {
  const row = Math.floor((tap.y - top) / height);
  if (row >= 0 && row < count) return pressesToRow(chosen, row);
  return isOnBack(tap) ? PRESS_B : PRESS_NOTHING;
}

/**
 * Returns the buttons for which a tap on the title screen stands. On a menu row, they open the row; on a house, they
 * move the lamp to the house. A tap on the chosen house is Ⓐ.
 */
export function buttonsOfTitleTap(list: List, chosenPuzzle: number, tap: Tap): Buttons {
  if (tap.x < HOUSES.left) return buttonsOfMenuTap(list, tap, { top: TITLE_ROWS.y, height: TITLE_ROWS.height });
  const first = firstInSight(PUZZLES.length, HOUSES.inSight, chosenPuzzle);
  const house = first + Math.floor((tap.x - HOUSES.left) / HOUSE_WIDTH);
  return tap.y < HOUSES.top || house >= PUZZLES.length ? PRESS_NOTHING : pressesToColumn(chosenPuzzle, house);
}

/**
 * Returns the buttons for which a tap on the row `row` of a menu stands, while the cursor is on the row `chosen`. If
 * `row` is undefined, the tap does nothing.
 */
export function buttonsOfRowTap(chosen: number, row: number | undefined): Buttons {
  return row === undefined ? PRESS_NOTHING : pressesToRow(chosen, row);
}

/** Returns the buttons for which a tap on an arrow beside a list stands: they move the cursor to the row `row`. */
export function buttonsOfArrowTap(chosen: number, row: number): Buttons {
  return pressesUpOrDown(row - chosen);
}

/**
 * Returns the buttons for which a tap stands on a list whose rows can only be read, such as the results of the console
 * check. A tap on the row `row` moves the cursor there. `list` is undefined while there is no list yet.
 */
export function buttonsOfCheckTap(list: List | undefined, row: number | undefined, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return list === undefined || row === undefined ? PRESS_NOTHING : pressesUpOrDown(row - list.chosen);
}

/**
 * Returns the buttons for which a tap on the row `row` of a long list stands. If `row` is undefined, the tap may be on
 * the text "Ⓑ back" beside the list, and then the button is Ⓑ.
 */
export function buttonsOfListTap(chosen: number, row: number | undefined, tap: Tap): Buttons {
  return row === undefined && isOnBack(tap) ? PRESS_B : buttonsOfRowTap(chosen, row);
}

/**
 * Returns the buttons for which a tap stands on one of several things in a row, such as cards. They move the cursor to
 * the tapped thing. If the cursor is already there, the button is Ⓐ.
 */
export function buttonsOfThingTap(chosen: number, thing: number | undefined): Buttons {
  return thing === undefined ? PRESS_NOTHING : pressesToColumn(chosen, thing);
}

/**
 * Returns the button for which a tap stands while the screen shows the back of a postcard or of the calendar. On the
 * text near the lower right corner of the screen, the button is Ⓐ. Anywhere else it is Ⓑ, which turns the postcard or
 * the calendar over again.
 */
export function buttonsOfStatsBackTap(tap: Tap): Buttons {
  return isOnRightFoot(tap) ? PRESS_A : PRESS_B;
}

/** The spot of a keepsake (a souvenir) on the shelf of the statistics screen: its row and its column. */
interface ShelfPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * Returns the buttons for which a tap stands while the cursor is on the shelf of keepsakes (souvenirs). For a tap on a
 * keepsake, they move the cursor to this keepsake. For a tap beside the shelf, the button is Ⓑ.
 */
export function buttonsOfShelfTap(cursor: ShelfPlace, tapped: ShelfPlace | undefined): Buttons {
  if (tapped === undefined) return PRESS_B;
  const sideways = tapped.column === cursor.column ? PRESS_NOTHING : pressesToColumn(cursor.column, tapped.column);
  return [...pressesUpOrDown(tapped.row - cursor.row), ...sideways];
}

/**
 * Returns the buttons for which a tap on an item of a page stands. On such a page, ✛ left and right select an item, and
 * Ⓐ opens the selected one. The buttons select the tapped item, if it is not selected yet, and open it.
 */
export function buttonsOfItemTap(chosen: number, item: number | undefined, tap: Tap): Buttons {
  if (item === undefined) return isOnBack(tap) ? PRESS_B : PRESS_NOTHING;
  return item === chosen ? [BUTTON_A] : [...pressesToColumn(chosen, item), BUTTON_A];
}

/**
 * Returns the buttons for which a tap on a card in a row of cards stands: those that select the card, or Ⓐ if the card
 * is chosen already.
 */
export function buttonsOfCardTap(chosen: number, card: number | undefined, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return card === undefined ? PRESS_NOTHING : pressesToColumn(chosen, card);
}

/**
 * Returns the buttons for which a tap on one of the two rows at the foot of a page stands; undefined for a tap above
 * these rows. `top` is the top of the upper row.
 */
export function buttonsOfChoiceTap(
  isLowerChosen: boolean,
  hasLower: boolean,
  { y }: Tap,
  top = CHOICE_ROWS.y,
): Buttons | undefined {
  if (y < top) return undefined;
  const isLower = hasLower && y >= top + CHOICE_ROWS.apart;
  return pressesToRow(isLowerChosen ? 1 : 0, isLower ? 1 : 0);
}

/**
 * Returns the button for which a tap on a question stands. On the texts of Ⓐ and Ⓑ at the foot, it is the named button;
 * a tap above these texts does nothing. If the player cannot say yes (`hasYes` is false), every tap is Ⓑ.
 */
export function buttonsOfQuestionTap(hasYes: boolean, { x, y }: Tap): Buttons {
  if (!hasYes) return PRESS_B;
  if (y < QUESTION_FOOT_TOP) return PRESS_NOTHING;
  return x < QUESTION_MIDDLE ? PRESS_B : [BUTTON_A];
}

/**
 * Returns the buttons for which a tap stands on the screen that asks whether to begin a new run (a sequence of levels).
 */
export function buttonsOfNewRunTap(isNewRunChosen: boolean, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return buttonsOfChoiceTap(isNewRunChosen, true, tap, RAISED_TOP) ?? PRESS_NOTHING;
}

/**
 * What a tap on the map of a campaign has hit: the place of a chapter, counted from the foot of the map, and the level
 * of the open chapter that is nearest to the tap.
 */
export interface TappedOnMap {
  readonly place: number | undefined;
  readonly level: number;
}

/**
 * Returns the buttons for which a tap on the map of a campaign stands. In the open chapter, they select the tapped
 * level, or play it if it is selected already. On another chapter, they open this chapter. A tap above the chapters
 * does nothing.
 */
export function buttonsOfMapTap(selectedLevel: number, openPlace: number, { place, level }: TappedOnMap): Buttons {
  if (place === undefined) return PRESS_NOTHING;
  return place === openPlace ? pressesToColumn(selectedLevel, level) : pressesToPlace(openPlace, place);
}
