/** The achievements of Fruit: goals that the player reaches once. */
import { createAchievements } from "../../achievement";
import { TEXTS } from "./texts/index";

export const achievements = createAchievements("fruit", { chapter: 15, campaign: 60, feats: 10 }, TEXTS);
