/** The English texts of Fruit's ending. */

export const en = {
  lanterns: "The last evening",
  harvestIsIn: "The harvest is in.",
  author: "Tomas Rychnovsky",
};
