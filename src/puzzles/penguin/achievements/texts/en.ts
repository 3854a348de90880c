/** The English names of Penguin's achievements, and what the player must do for each. */
import type { PuzzleAchievementTexts } from "../../../achievement";

export const en: PuzzleAchievementTexts = {
  first: { name: "First Flag", description: "Clear a level of Penguin." },
  chapter: { name: "Keeper's Friend", description: "Clear all 15 Lighthouse levels." },
  campaign: { name: "Across the Sea", description: "Clear the campaign of Penguin." },
  feats: { name: "Not a Scratch", description: "Earn 10 feats in Penguin." },
};
