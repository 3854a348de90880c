/** The achievements of Ice Path: goals that the player reaches once. */
import { createAchievements } from "../../achievement";
import { TEXTS } from "./texts/index";

export const achievements = createAchievements("ice-path", { chapter: 15, campaign: 60, feats: 10 }, TEXTS);
