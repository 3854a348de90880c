/**
 * The pictures of the card of the weekly remix on the page Today, from `images/remix-card`. The weekly remix is three
 * levels that one twist changes, such as fog over the board.
 */
import type { Twist } from "../twist";

/**
 * The size of each picture of the card of the weekly remix (three levels with a special rule), and where the puzzle's
 * main character stands in it, in pixels.
 */
export const REMIX_CARD = { width: 88, height: 90, heroMiddle: 43, heroBottom: 68 };

/**
 * The number of the first of two pictures of the remix card for each twist (a special rule). In the second picture the
 * card hangs a little straighter. Both are shown in turn, so that a selected card swings.
 */
export const REMIX_CARD_PICTURES: Readonly<Record<Twist, number>> = { fog: 1, turned: 3, rewinds: 5 };
