/** The achievements of Last Ball: goals that the player reaches once. */
import { createAchievements } from "../../achievement";
import { TEXTS } from "./texts/index";

export const achievements = createAchievements("last-ball", { chapter: 20, campaign: 100, feats: 10 }, TEXTS);
