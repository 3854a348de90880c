/** The pictures of a puzzle's card on the page Today, which `images/ID/day-card` has. `ID` is the `id` of the puzzle. */

/** The size of each picture of a card, and the margin round the picture inside its frame, in pixels. */
export const DAY_CARD = { width: 60, height: 70, margin: 4 };

/** The numbers of the pictures of a card: a level that is open or cleared, and the same if the card is chosen. */
export const DAY_CARD_PICTURES = { open: 1, openChosen: 2, cleared: 3, clearedChosen: 4 };
