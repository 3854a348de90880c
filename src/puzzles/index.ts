import { lastBall } from "./last-ball/index";

/** Every puzzle of the game, in the order in which it offers them. */
export const PUZZLES = [lastBall] as const;
