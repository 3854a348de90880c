/** The pictures of the weekly remix (levels with one changed condition) on the page Today, from `images/remix-card`. */
import type { Twist } from "../twist";

/**
 * The size of each picture of the card of the weekly remix (three levels with one changed condition), and where the
 * hero of the puzzle stands in it, in pixels.
 */
export const REMIX_CARD = { width: 88, height: 90, heroMiddle: 43, heroBottom: 68 };

/**
 * The number of the first of two pictures for each twist (what is different in the remix). The second picture hangs a
 * little straighter, so that a selected card swings.
 */
export const REMIX_CARD_PICTURES: Readonly<Record<Twist, number>> = { fog: 1, turned: 3, rewinds: 5 };
