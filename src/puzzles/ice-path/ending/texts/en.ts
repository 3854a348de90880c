/** The English texts of Ice Path's ending. */

export const en = {
  lastSlope: "The last slope",
  summit: "The summit.",
  author: "Delca",
};
