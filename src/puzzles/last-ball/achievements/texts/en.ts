/** The English names of Last Ball's achievements, and what the player must do for each. */
import type { PuzzleAchievementTexts } from "../../../achievement";

export const en: PuzzleAchievementTexts = {
  first: { name: "First Roll", description: "Clear a level of Last Ball." },
  chapter: { name: "Club Member", description: "Clear all 20 levels of the Club." },
  campaign: { name: "Last of All", description: "Clear the campaign of Last Ball." },
  feats: { name: "Steady Hand", description: "Earn 10 feats in Last Ball." },
};
