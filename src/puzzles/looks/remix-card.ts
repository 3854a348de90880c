/** The pictures of the card of the weekly remix on the page Today, which `images/remix-card` has. */
import type { Twist } from "../twist";

/** The size of each picture, and where the hero of the puzzle stands in it, in pixels. */
export const REMIX_CARD = { width: 88, height: 90, heroMiddle: 43, heroBottom: 68 };

/** The number of a twist's first picture. The second one hangs a little straighter, for the swing of a chosen card. */
export const REMIX_CARD_PICTURES: Readonly<Record<Twist, number>> = { fog: 1, turned: 3, rewinds: 5 };
