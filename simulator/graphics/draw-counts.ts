/** How much has been drawn so far: how many pictures, letters among them, and over how many pixels anything went. */
export const drawCounts = { pictures: 0, pixels: 0 };
