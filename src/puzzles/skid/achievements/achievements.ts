/** The achievements of Skid: goals that the player reaches once. */
import { createAchievements } from "../../achievement";
import { TEXTS } from "./texts/index";

export const achievements = createAchievements("skid", { chapter: 25, campaign: 100, feats: 10 }, TEXTS);
