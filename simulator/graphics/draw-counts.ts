/**
 * How many pictures the game has drawn in total, where each letter counts as one picture, and how many pixels were
 * processed for them.
 */
export const drawCounts = { pictures: 0, pixels: 0 };
