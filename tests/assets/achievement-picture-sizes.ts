/** The width and height in pixels of each achievement's icon, by its path below `assets`. */
import { ACHIEVEMENTS } from "../../src/game/achievements/list";

export const ACHIEVEMENT_PICTURE_SIZES: Record<string, readonly [number, number]> = Object.fromEntries(
  [...ACHIEVEMENTS.map(({ id }) => id), "locked"].map((name) => [`images/achievements/${name}.png`, [32, 32]]),
);
