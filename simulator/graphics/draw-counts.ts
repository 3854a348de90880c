/** The totals of everything drawn so far: pictures, where each letter counts as one, and pixels processed. */
export const drawCounts = { pictures: 0, pixels: 0 };
