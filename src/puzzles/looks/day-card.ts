/**
 * The pictures of a puzzle's card on the page Today, which shows the daily levels of all puzzles. `images/ID/day-card`
 * has these pictures, where `ID` is the `id` of the puzzle.
 */

/** The size of each picture of a puzzle's card, and the margin around the picture inside its frame, in pixels. */
export const DAY_CARD = { width: 60, height: 70, margin: 4 };

/**
 * The picture numbers of the card with a puzzle's daily level. The level is open or cleared, and the card is selected
 * or not.
 */
export const DAY_CARD_PICTURES = { open: 1, openChosen: 2, cleared: 3, clearedChosen: 4 };
