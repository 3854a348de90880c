/** The English names of Fruit's achievements, and what the player must do for each. */
import type { PuzzleAchievementTexts } from "../../../achievement";

export const en: PuzzleAchievementTexts = {
  first: { name: "First Pair", description: "Clear a level of Fruit." },
  chapter: { name: "High Noon", description: "Clear all 15 levels of Noon." },
  campaign: { name: "Whole Orchard", description: "Clear the campaign of Fruit." },
  feats: { name: "Ripe and Clean", description: "Earn 10 feats in Fruit." },
};
