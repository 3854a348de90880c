/**
 * The list of the puzzles' achievements. They are not in the list of puzzles, because that list is loaded when the game
 * starts, and achievements are needed later.
 */
import type { Achievement } from "./achievement";
import { achievements as fruit } from "./fruit/achievements/achievements";
import { achievements as icePath } from "./ice-path/achievements/achievements";
import { achievements as lastBall } from "./last-ball/achievements/achievements";
import { achievements as penguin } from "./penguin/achievements/achievements";
import { achievements as skid } from "./skid/achievements/achievements";

/** The achievements of all puzzles, in the order of the puzzles. */
export const PUZZLE_ACHIEVEMENTS: readonly Achievement[] = [...lastBall, ...icePath, ...skid, ...penguin, ...fruit];
