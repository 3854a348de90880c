/**
 * The spots on the statistics screen to which the player can move the cursor: a postcard for each puzzle, the calendar,
 * and the shelf with keepsakes (souvenirs).
 */
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import { SHELF } from "../../puzzles/looks/stats-wall";
import { firstInSight } from "../widgets/first-in-sight";

/**
 * The most postcards of puzzles that the statistics screen shows at once: four in the upper row, and one beside the
 * calendar.
 */
export const POSTCARDS_IN_SIGHT = 5;
const POSTCARDS_ABOVE = 4;

/**
 * The number of the calendar in the list of spots (things that the cursor can select) on the statistics screen. The
 * postcards come before the calendar, in the order of their puzzles.
 */
export const CALENDAR = PUZZLES.length;
/** The number of the shelf with the earned keepsakes (souvenirs) among the spots on the statistics screen. */
export const SHELF_SPOT = PUZZLES.length + 1;
const SPOT_COUNT = PUZZLES.length + 2;

/**
 * Returns whether a spot (a thing that the cursor can select) on the statistics screen is a postcard. The number of
 * such a spot is the index of the postcard's puzzle.
 */
export function isPostcard(spot: number): boolean {
  return spot < CALENDAR;
}

/**
 * Returns the index of the puzzle whose postcard is the first visible one on the statistics screen, while the cursor is
 * at `spot`.
 */
export function firstPostcardInSight(spot: number): number {
  return firstInSight(PUZZLES.length, POSTCARDS_IN_SIGHT, Math.min(spot, PUZZLES.length - 1));
}

/**
 * Returns the index of the puzzle whose keepsakes (souvenirs) are in the first visible row of the shelf. `cursorRow` is
 * the puzzle in whose row the cursor is.
 */
export function firstShelfRowInSight(cursorRow: number): number {
  return firstInSight(PUZZLES.length, SHELF.rows, cursorRow);
}

/**
 * Returns the spot on the statistics screen to which the direction pad (✛) moves the cursor. Left and right go through
 * all spots in a circle, up and down to the other row.
 */
export function spotAfter(spot: number, direction: Direction): number {
  if (direction === LEFT) return (spot + SPOT_COUNT - 1) % SPOT_COUNT;
  if (direction === RIGHT) return (spot + 1) % SPOT_COUNT;
  const first = firstPostcardInSight(spot);
  const isAbove = spot < Math.min(PUZZLES.length, first + POSTCARDS_ABOVE);
  if (direction === DOWN) return isAbove ? spotBelow(spot - first, first) : spot;
  if (isAbove || direction !== UP) return spot;
  return Math.min(PUZZLES.length - 1, first + columnAbove(spot));
}

/**
 * Returns the spot that ✛ down reaches from the postcard in this column (from 0) of the statistics screen's upper row.
 * `first` is the spot of the first visible postcard.
 */
function spotBelow(column: number, first: number): number {
  if (column === 0) return first + POSTCARDS_ABOVE < PUZZLES.length ? first + POSTCARDS_ABOVE : CALENDAR;
  return column === POSTCARDS_ABOVE - 1 ? SHELF_SPOT : CALENDAR;
}

/**
 * Returns the column, from 0, of the postcard in the upper row that is nearest to `spot`, a spot in the lower row of
 * the statistics screen.
 */
function columnAbove(spot: number): number {
  if (isPostcard(spot)) return 0;
  return spot === CALENDAR ? 1 : POSTCARDS_ABOVE - 1;
}

/**
 * Returns the number of the postcard or calendar whose back the statistics screen shows next. `spot` is the number of
 * the one shown now. `step` is 1 to go forwards and −1 to go back; after the last comes the first.
 */
export function backSpotAfter(spot: number, step: number): number {
  return (spot + step + SHELF_SPOT) % SHELF_SPOT;
}
