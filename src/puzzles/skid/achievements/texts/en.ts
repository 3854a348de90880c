/** The English names of Skid's achievements, and what the player must do for each. */
import type { PuzzleAchievementTexts } from "../../../achievement";

export const en: PuzzleAchievementTexts = {
  first: { name: "Way Out", description: "Clear a level of Skid." },
  chapter: { name: "Tidy Playroom", description: "Clear all 25 Playroom levels." },
  campaign: { name: "Toys at Rest", description: "Clear the campaign of Skid." },
  feats: { name: "All Together", description: "Earn 10 feats in Skid." },
};
