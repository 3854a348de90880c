/**
 * The places on the statistics screen to which the player can move the cursor: a postcard for each puzzle, the
 * calendar, and the shelf with keepsakes. A keepsake is a souvenir that the player earns.
 */
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import { firstInSight } from "../widgets/first-in-sight";

/**
 * The most postcards of puzzles that the statistics screen shows at once: four in the upper row, and one beside the
 * calendar.
 */
export const CARDS_IN_SIGHT = 5;
const CARDS_ABOVE = 4;

/**
 * The number of the calendar among the places on the statistics screen. The postcards come first, and the number of
 * each postcard is the index of its puzzle.
 */
export const CALENDAR = PUZZLES.length;
/**
 * The number of the shelf among the places on the statistics screen. The shelf shows the keepsakes that the player has
 * earned.
 */
export const SHELF_PLACE = PUZZLES.length + 1;
const PLACE_COUNT = PUZZLES.length + 2;

/**
 * Returns whether a place on the statistics screen has a postcard. The number of such a place is the index of the
 * postcard's puzzle.
 */
export function isCard(place: number): boolean {
  return place < CALENDAR;
}

/**
 * Returns the index of the puzzle whose postcard is the first on the statistics screen, while the cursor is at `place`.
 */
export function firstCardInSight(place: number): number {
  return firstInSight(PUZZLES.length, CARDS_IN_SIGHT, Math.min(place, PUZZLES.length - 1));
}

/**
 * Returns the place on the statistics screen to which a press of the direction pad (✛) moves the cursor. Left and right
 * go through all places in a circle. Up and down go to the nearest place in the other row.
 */
export function placeAfter(place: number, direction: Direction): number {
  if (direction === LEFT) return (place + PLACE_COUNT - 1) % PLACE_COUNT;
  if (direction === RIGHT) return (place + 1) % PLACE_COUNT;
  const first = firstCardInSight(place);
  const isAbove = place < Math.min(PUZZLES.length, first + CARDS_ABOVE);
  if (direction === DOWN) return isAbove ? placeBelow(place - first, first) : place;
  if (isAbove || direction !== UP) return place;
  return Math.min(PUZZLES.length - 1, first + columnAbove(place));
}

/**
 * Returns the place below a postcard in the upper row of the statistics screen. `column` is the postcard's column, from
 * 0, and `first` is the place of the first postcard that is shown.
 */
function placeBelow(column: number, first: number): number {
  if (column === 0) return first + CARDS_ABOVE < PUZZLES.length ? first + CARDS_ABOVE : CALENDAR;
  return column === CARDS_ABOVE - 1 ? SHELF_PLACE : CALENDAR;
}

/**
 * Returns the column, from 0, of the postcard in the upper row that is nearest to `place`, a place in the lower row of
 * the statistics screen.
 */
function columnAbove(place: number): number {
  if (isCard(place)) return 0;
  return place === CALENDAR ? 1 : CARDS_ABOVE - 1;
}

/**
 * Returns the place on the statistics screen whose back is shown after the back of `place`. The postcards and the
 * calendar follow each other in a circle. `step` is 1 for the next place and −1 for the previous one.
 */
export function nextBack(place: number, step: number): number {
  return (place + step + SHELF_PLACE) % SHELF_PLACE;
}
