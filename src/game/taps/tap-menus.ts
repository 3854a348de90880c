/**
 * Translates taps on screens with a menu into presses of buttons. A tap on a row stands for the presses that select the
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
 * The x coordinate, in pixels, that separates the texts of Ⓑ (left) and Ⓐ (right) below a question. A tap on a text is
 * a press of its button.
 */
const QUESTION_MIDDLE = 262;
const QUESTION_FOOT_TOP = 200;

type Buttons = readonly Button[];

interface RowPlace {
  readonly top: number;
  readonly height: number;
}

/**
 * Translates a tap on a menu into presses of buttons. All rows of the menu have the same height. A tap on "Ⓑ back"
 * stands for Ⓑ. Any other tap beside the rows does nothing.
 */
export function buttonsOfMenuTap({ chosen, count }: List, tap: Tap, { top, height }: RowPlace): Buttons {
  const row = Math.floor((tap.y - top) / height);
  if (row >= 0 && row < count) return pressesToRow(chosen, row);
  return isOnBack(tap) ? PRESS_B : PRESS_NOTHING;
}

/**
 * Translates a tap on the title screen into presses of buttons. A tap on a menu row opens the row. A tap on a house
 * moves the lamp to this house. A tap on the chosen house stands for Ⓐ.
 */
export function buttonsOfTitleTap(list: List, chosenPuzzle: number, tap: Tap): Buttons {
  if (tap.x < HOUSES.left) return buttonsOfMenuTap(list, tap, { top: TITLE_ROWS.y, height: TITLE_ROWS.height });
  const first = firstInSight(PUZZLES.length, HOUSES.inSight, chosenPuzzle);
  const house = first + Math.floor((tap.x - HOUSES.left) / HOUSE_WIDTH);
  return tap.y < HOUSES.top || house >= PUZZLES.length ? PRESS_NOTHING : pressesToColumn(chosenPuzzle, house);
}

/**
 * Translates a tap on the row `row` of a menu into presses of buttons: they move the cursor from the row `chosen` to
 * `row` and then press Ⓐ. If `row` is undefined, the tap does nothing.
 */
export function buttonsOfRowTap(chosen: number, row: number | undefined): Buttons {
  return row === undefined ? PRESS_NOTHING : pressesToRow(chosen, row);
}

/** Translates a tap on an arrow beside a list into presses of buttons, which move the cursor to the row `row`. */
export function buttonsOfArrowTap(chosen: number, row: number): Buttons {
  return pressesUpOrDown(row - chosen);
}

/**
 * Translates a tap on a list that can only be read, such as the results of the console check, into presses of buttons.
 * The presses move the cursor to the row `row`.
 */
export function buttonsOfCheckTap(list: List | undefined, row: number | undefined, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return list === undefined || row === undefined ? PRESS_NOTHING : pressesUpOrDown(row - list.chosen);
}

/**
 * Translates a tap on the row `row` of a long list into presses of buttons. If `row` is undefined, a tap on "Ⓑ back"
 * stands for Ⓑ.
 */
export function buttonsOfListTap(chosen: number, row: number | undefined, tap: Tap): Buttons {
  return row === undefined && isOnBack(tap) ? PRESS_B : buttonsOfRowTap(chosen, row);
}

/**
 * Translates a tap on one of several things in a row, such as cards, into presses of buttons. The presses move the
 * cursor to the thing. If the cursor is there already, the tap stands for Ⓐ.
 */
export function buttonsOfThingTap(chosen: number, thing: number | undefined): Buttons {
  return thing === undefined ? PRESS_NOTHING : pressesToColumn(chosen, thing);
}

/**
 * Translates a tap on the back of a postcard or calendar into a press of a button. A tap on the text in the lower right
 * corner of the screen stands for Ⓐ. Any other tap stands for Ⓑ, which turns the back over.
 */
export function buttonsOfStatsBackTap(tap: Tap): Buttons {
  return isOnRightFoot(tap) ? PRESS_A : PRESS_B;
}

interface ShelfPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * Translates a tap on the shelf of keepsakes (souvenirs) into presses of buttons, which move the cursor to the tapped
 * keepsake. A tap beside the shelf stands for Ⓑ.
 */
export function buttonsOfShelfTap(cursor: ShelfPlace, tapped: ShelfPlace | undefined): Buttons {
  if (tapped === undefined) return PRESS_B;
  const sideways = tapped.column === cursor.column ? PRESS_NOTHING : pressesToColumn(cursor.column, tapped.column);
  return [...pressesUpOrDown(tapped.row - cursor.row), ...sideways];
}

/**
 * Translates a tap on an item of a page into presses of buttons. ✛ left or right select the item, unless it is selected
 * already, and then Ⓐ opens the item.
 */
export function buttonsOfItemTap(chosen: number, item: number | undefined, tap: Tap): Buttons {
  if (item === undefined) return isOnBack(tap) ? PRESS_B : PRESS_NOTHING;
  return item === chosen ? [BUTTON_A] : [...pressesToColumn(chosen, item), BUTTON_A];
}

/**
 * Translates a tap on a card in a row of cards into presses of buttons, which select the card. If the card is selected
 * already, the tap stands for Ⓐ.
 */
export function buttonsOfCardTap(chosen: number, card: number | undefined, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return card === undefined ? PRESS_NOTHING : pressesToColumn(chosen, card);
}

/**
 * Translates a tap on one of the two rows at the foot of a page into presses of buttons, which select the row and press
 * Ⓐ. Returns undefined for a tap above these rows. `top` is the top of the upper row.
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
 * Translates a tap on a question into a press of a button. A tap on a button's text at the foot of the screen stands
 * for this button. If the player cannot say yes (`hasYes` is false), every tap stands for Ⓑ.
 */
export function buttonsOfQuestionTap(hasYes: boolean, { x, y }: Tap): Buttons {
  if (!hasYes) return PRESS_B;
  if (y < QUESTION_FOOT_TOP) return PRESS_NOTHING;
  return x < QUESTION_MIDDLE ? PRESS_B : [BUTTON_A];
}

/**
 * Translates a tap on the screen that asks whether to begin a new run (a sequence of levels) into presses of buttons.
 */
export function buttonsOfNewRunTap(isNewRunChosen: boolean, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return buttonsOfChoiceTap(isNewRunChosen, true, tap, RAISED_TOP) ?? PRESS_NOTHING;
}

/**
 * What a tap on the map of a campaign has hit: a chapter's place, counted from the foot of the map, and the level of
 * the open chapter that is nearest to the tap.
 */
export interface TappedOnMap {
  readonly place: number | undefined;
  readonly level: number;
}

/**
 * Translates a tap on the map of a campaign into presses of buttons. The presses select the tapped level, play it if it
 * is selected already, or open another chapter. A tap above the chapters does nothing.
 */
export function buttonsOfMapTap(selectedLevel: number, openPlace: number, { place, level }: TappedOnMap): Buttons {
  if (place === undefined) return PRESS_NOTHING;
  return place === openPlace ? pressesToColumn(selectedLevel, level) : pressesToPlace(openPlace, place);
}
