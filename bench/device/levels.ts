/** The levels of Last Ball that the bench measures, by their seeds. */
import { createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import type { Brief, Target } from "../../src/puzzles/last-ball/make/target";
import { attemptLevel } from "../../src/puzzles/last-ball/make/generator";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH, createTarget } from "../../src/puzzles/last-ball/make/plan";
import type { Position } from "../../src/puzzles/puzzle";
import { retryAttempts } from "../../tools/retry-attempts";

/** The number of seeds: four for each start cell of the black ball. */
export const SEEDS = 4 * BOARD_WIDTH * BOARD_HEIGHT;

/** The state limit, which no level of the bench exceeds. */
export const MAX_STATES = 100000;

/** The usual difficulty of levels composed without a target, per piece: 1.8 bits for ten pieces. */
const USUAL_CENTIBITS_PER_PIECE = 18;

/** Returns the black ball's start for a seed, from 1. It moves over the board cell by cell. */
export function startPositionOf(seed: number): Position {
  return { x: seed % BOARD_WIDTH, y: Math.floor(seed / BOARD_WIDTH) % BOARD_HEIGHT };
}

/** Returns a target for a level on the game's board. */
export function targetOf(pieces: number, difficultyCentibits: number): Target {
  return createTarget([BOARD_WIDTH, BOARD_HEIGHT], pieces, difficultyCentibits);
}

/** Returns the brief of a seed. */
export function briefOf(seed: number, pieces: number): Brief {
  const { x, y } = startPositionOf(seed);
  return { ...targetOf(pieces, USUAL_CENTIBITS_PER_PIECE * pieces), fromX: x, fromY: y };
}

/** Returns the level of a seed. */
export function levelOf(seed: number, pieces: number): Level {
  const attempt = (random: Random) => attemptLevel(briefOf(seed, pieces), random);
  const composition = runToEnd(retryAttempts(attempt, createRandom(seed, pieces)));
  if (composition === undefined) throw new Error(`no level of ${pieces} pieces comes of seed ${seed}`);
  return composition.level;
}
