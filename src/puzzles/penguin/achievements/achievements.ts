/** The achievements of Penguin: goals that the player reaches once. */
import { createAchievements } from "../../achievement";
import { TEXTS } from "./texts/index";

export const achievements = createAchievements("penguin", { chapter: 15, campaign: 60, feats: 10 }, TEXTS);
