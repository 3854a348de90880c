/** The English names of Ice Path's achievements, and what the player must do for each. */
import type { PuzzleAchievementTexts } from "../../../achievement";

export const en: PuzzleAchievementTexts = {
  first: { name: "First Fish", description: "Clear a level of Ice Path." },
  chapter: { name: "Along the Shore", description: "Clear all 15 levels of the Shore." },
  campaign: { name: "Home on the Ice", description: "Clear the campaign of Ice Path." },
  feats: { name: "Fresh Tracks", description: "Earn 10 feats in Ice Path." },
};
