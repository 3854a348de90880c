/** The pictures of a puzzle's card on the page Today, which `images/ID/day-card` has. `ID` is the `id` of the puzzle. */

/**
 * The size of each picture of a card on the page Today, and the margin around the picture inside its frame, in pixels.
 */
export const DAY_CARD = { width: 60, height: 70, margin: 4 };

/**
 * The numbers of the pictures of a card on the page Today: an open level, the same on a selected card, a cleared level,
 * and the same on a selected card.
 */
export const DAY_CARD_PICTURES = { open: 1, openChosen: 2, cleared: 3, clearedChosen: 4 };
