/**
 * How many pictures the game has drawn since the simulator started, and how many pixels it has painted. Each letter
 * counts as a picture.
 */
export const drawCounts = { pictures: 0, pixels: 0 };
