import { createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import type { Brief, Target } from "../../src/puzzles/last-ball/make/target";
import { attemptLevel } from "../../src/puzzles/last-ball/make/generator";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH, createTarget } from "../../src/puzzles/last-ball/make/plan";
import type { Position } from "../../src/puzzles/puzzle";
import { retryAttempts } from "../../tools/retry-attempts";

/** Four for each cell of the board that the black ball can start from. */
export const SEEDS = 4 * BOARD_WIDTH * BOARD_HEIGHT;

/** No level of the bench has more states. */
export const MAX_STATES = 100000;

/** As hard as levels are that come as they come: 3.4 bits with ten pieces. */
const USUAL_CENTIBITS_PER_PIECE = 18;

/** Where the black ball of a seed starts, seeds counted from 1: it goes over the board cell by cell. */
export function startPositionOf(seed: number): Position {
  return { x: seed % BOARD_WIDTH, y: Math.floor(seed / BOARD_WIDTH) % BOARD_HEIGHT };
}

/** A wish for a level on the board of the game. */
export function targetOf(pieces: number, difficultyCentibits: number): Target {
  return createTarget([BOARD_WIDTH, BOARD_HEIGHT], pieces, difficultyCentibits);
}

/** The brief of a seed. */
export function briefOf(seed: number, pieces: number): Brief {
  const { x, y } = startPositionOf(seed);
  return { ...targetOf(pieces, USUAL_CENTIBITS_PER_PIECE * pieces), fromX: x, fromY: y };
}

/** The level of a seed. */
export function levelOf(seed: number, pieces: number): Level {
  const attempt = (random: Random) => attemptLevel(briefOf(seed, pieces), random);
  const composition = runToEnd(retryAttempts(attempt, createRandom(seed, pieces)));
  if (composition === undefined) throw new Error(`no level of ${pieces} pieces comes of seed ${seed}`);
  return composition.level;
}
