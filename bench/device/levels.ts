/**
 * Generates the levels of the puzzle Last Ball that the bench measures. Each level is generated from a seed of its own.
 */
import { createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import type { PlacedTarget, Target } from "../../src/puzzles/last-ball/make/target";
import { generateCandidate } from "../../src/puzzles/last-ball/make/generator";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH, createTarget } from "../../src/puzzles/last-ball/make/plan";
import type { Position } from "../../src/puzzles/puzzle";
import { generateWithRetries } from "../../tools/generate-with-retries";

/** The number of measured levels: four for each cell on which the black ball can start. */
export const SEED_COUNT = 4 * BOARD_WIDTH * BOARD_HEIGHT;

/** The bench explores at most this many states of a level. No measured level reaches this limit. */
export const MAX_STATES = 100000;

/**
 * The typical difficulty for each white ball of a level that was generated without a wanted difficulty, in hundredths
 * of a bit.
 */
const USUAL_CENTIBITS_PER_PIECE = 18;

/** Returns the cell on which the black ball starts. Successive seeds have successive cells of the board, row by row. */
export function chooseStartPosition(seed: number): Position {
  return { x: seed % BOARD_WIDTH, y: Math.floor(seed / BOARD_WIDTH) % BOARD_HEIGHT };
}

/**
 * Returns what the bench asks of a generated level with `pieces` white balls, on a board of `BOARD_WIDTH` by
 * `BOARD_HEIGHT` cells.
 */
export function createUsualTarget(pieces: number, difficultyCentibits: number): Target {
  return createTarget([BOARD_WIDTH, BOARD_HEIGHT], pieces, difficultyCentibits);
}

/**
 * Returns what the bench (the tool that measures computing times) asks of the level that it generates for a seed, such
 * as its difficulty. This includes the start cell of the black ball.
 */
export function createPlacedTarget(seed: number, pieces: number): PlacedTarget {
  const { x, y } = chooseStartPosition(seed);
  return { ...createUsualTarget(pieces, USUAL_CENTIBITS_PER_PIECE * pieces), fromX: x, fromY: y };
}

export function generateLevel(seed: number, pieces: number): Level {
  const attempt = (random: Random) => generateCandidate(createPlacedTarget(seed, pieces), random);
  const composition = runToEnd(generateWithRetries(attempt, createRandom(seed, pieces)));
  if (composition === undefined) throw new Error(`no level of ${pieces} pieces comes of seed ${seed}`);
  return composition.level;
}
