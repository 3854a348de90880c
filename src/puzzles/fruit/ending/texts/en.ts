/** The English texts of Fruit's ending, which follows the last campaign level. */

export const en = {
  lanterns: "The last evening",
  harvestIsIn: "The harvest is in.",
  author: "Tomas Rychnovsky",
};
