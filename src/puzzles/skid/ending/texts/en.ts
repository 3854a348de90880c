/** The English texts of Skid's ending. */

export const en = {
  toBed: "To bed",
  goodNight: "Good night.",
  author: "BigBangPixel",
};
