/** The places on the wall of statistics that the player can go to: a postcard for each puzzle, the calendar, the shelf. */
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import { firstInSight } from "../widgets/first-in-sight";

/** The number of postcards that the wall has room for: four above, one beside the calendar. */
export const CARDS_IN_SIGHT = 5;
const CARDS_ABOVE = 4;

/** The places after those of the postcards, which have the indices of their puzzles. */
export const CALENDAR = PUZZLES.length;
export const SHELF_PLACE = PUZZLES.length + 1;
const PLACE_COUNT = PUZZLES.length + 2;

/** Returns whether a place is that of a postcard. Its number is then the index of a puzzle. */
export function isCard(place: number): boolean {
  return place < CALENDAR;
}

/** Returns the index of the puzzle whose postcard hangs first on the wall, while the player is at a place. */
export function firstCardInSight(place: number): number {
  return firstInSight(PUZZLES.length, CARDS_IN_SIGHT, Math.min(place, PUZZLES.length - 1));
}

/**
 * Returns the place to which ✛ leads from a place. Left and right lead round all places; up and down lead between the
 * row above and the row below, to the place that is nearest.
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

/** Returns the place below the postcard in a column of the row above. */
function placeBelow(column: number, first: number): number {
  if (column === 0) return first + CARDS_ABOVE < PUZZLES.length ? first + CARDS_ABOVE : CALENDAR;
  return column === CARDS_ABOVE - 1 ? SHELF_PLACE : CALENDAR;
}

/** Returns the column of the row above in which a place of the row below has its nearest postcard. */
function columnAbove(place: number): number {
  if (isCard(place)) return 0;
  return place === CALENDAR ? 1 : CARDS_ABOVE - 1;
}

/** Returns the next place with a back after a place, in the direction of `step`: a postcard or the calendar. */
export function nextBack(place: number, step: number): number {
  return (place + step + SHELF_PLACE) % SHELF_PLACE;
}
