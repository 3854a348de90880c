/** The total number of drawn pictures, where each letter counts as one, and of processed pixels. */
export const drawCounts = { pictures: 0, pixels: 0 };
